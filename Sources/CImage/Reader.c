#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "CImage.h"

struct CImageReader {
    png_structp png;
    png_infop info;
    CImageStatus status;
    bool warned;
    jmp_buf failure;

    const uint8_t *bytes;
    size_t count;
    int passes;
};

static void fail(png_structp png, png_const_charp message) {
    CImageReader *reader = png_get_error_ptr(png);
    if (reader->status == CImageStatusOk) {
        bool checksum = strstr(message, "CRC") || strstr(message, "data check");
        reader->status = checksum ? CImageStatusChecksum : CImageStatusInvalid;
    }
    longjmp(reader->failure, 1);
}

static void note(png_structp png, png_const_charp message) {
    CImageReader *reader = png_get_error_ptr(png);
    bool lost_alphas = strncmp(message, "tRNS", 4) == 0 && strstr(message, "CRC");
    if (strncmp(message, "IDAT", 4) == 0 || lost_alphas) reader->warned = true;
}

static void take(png_structp png, png_bytep bytes, size_t count) {
    CImageReader *reader = png_get_io_ptr(png);
    if (count > reader->count) {
        reader->status = CImageStatusTruncated;
        png_error(png, "truncated");
    }
    memcpy(bytes, reader->bytes, count);
    reader->bytes += count;
    reader->count -= count;
}

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
    CImageReader *reader = png_get_mem_ptr(png);
    void *block = malloc(size);
    if (!block) reader->status = CImageStatusNoMemory;
    return block;
}

static void release(png_structp png, png_voidp block) {
    (void)png;
    free(block);
}

// Only the chunks that decide the pixels are read. All others are skipped without being stored, so
// that no text, profile or unknown chunk can cost memory, however large it is or claims to become.
static void skip_ancillary_chunks(png_structp png, bool honor_gamma) {
    static const png_byte gamma[] = "gAMA\0sRGB";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    if (honor_gamma) png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, gamma, 2);
    png_set_chunk_malloc_max(png, 0);
}

static void transform(png_structp png, png_infop info) {
    double gamma = 0;
    bool tagged = png_get_valid(png, info, PNG_INFO_sRGB);
    if (!tagged && png_get_gAMA(png, info, &gamma)) {
        png_set_gamma(png, PNG_DEFAULT_sRGB, gamma);
    }
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_bgr(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
#else
    png_set_swap_alpha(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_BEFORE);
#endif
}

static CImageStatus begin(CImageReader *reader, uint32_t largest_side, bool honor_gamma) {
    png_structp png = reader->png;
    if (setjmp(reader->failure)) return reader->status;
    png_set_read_fn(png, reader, take);
    png_set_user_limits(png, largest_side, largest_side);
    skip_ancillary_chunks(png, honor_gamma);
    png_read_info(png, reader->info);
    transform(png, reader->info);
    reader->passes = png_set_interlace_handling(png);
    png_read_update_info(png, reader->info);
    size_t size = (size_t)png_get_image_width(png, reader->info) * sizeof(uint32_t);
    if (png_get_rowbytes(png, reader->info) != size) return CImageStatusInvalid;
    return CImageStatusOk;
}

CImageReader *cimage_reader_open(
    const uint8_t *bytes, size_t count, uint32_t largest_side, bool honor_gamma,
    CImageStatus *status) {
    CImageReader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->count = count;
    reader->png = png_create_read_struct_2(
        PNG_LIBPNG_VER_STRING, reader, fail, note, reader, allocate, release);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    *status = reader->info ? begin(reader, largest_side, honor_gamma) : CImageStatusNoMemory;
    return reader;
}

uint32_t cimage_reader_width(const CImageReader *reader) {
    return png_get_image_width(reader->png, reader->info);
}

uint32_t cimage_reader_height(const CImageReader *reader) {
    return png_get_image_height(reader->png, reader->info);
}

int cimage_reader_passes(const CImageReader *reader) { return reader->passes; }

CImageStatus cimage_reader_row(CImageReader *reader, uint32_t *row) {
    if (setjmp(reader->failure)) return reader->status;
    png_read_row(reader->png, (png_bytep)row, NULL);
    return CImageStatusOk;
}

CImageStatus cimage_reader_finish(CImageReader *reader) {
    if (setjmp(reader->failure)) return reader->status;
    png_read_end(reader->png, NULL);
    return CImageStatusOk;
}

bool cimage_reader_warned(const CImageReader *reader) { return reader->warned; }

void cimage_reader_close(CImageReader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}
