#include "CRivals.h"

#include <png.h>
#include <stdlib.h>

static void count(png_structp png, png_bytep bytes, size_t size) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += size;
}

static void flush(png_structp png) { (void)png; }

size_t rival_png(const uint32_t *pixels, int width, int height) {
    size_t size = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) abort();
    png_set_write_fn(png, &size, count, flush);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (int y = 0; y < height; y++) {
        png_write_row(png, (png_const_bytep)(pixels + (size_t)y * (size_t)width));
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return size;
}
