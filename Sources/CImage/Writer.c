#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "CImage.h"

struct CImageWriter {
    uint8_t *bytes;
    size_t count;
    size_t capacity;

    z_stream stream;
    uint8_t pixels[65536];
};

static void put_big32(uint8_t *place, uint32_t value) {
    for (int i = 0; i < 4; i++) place[i] = (uint8_t)(value >> (24 - 8 * i));
}

// Makes room for `count` more bytes; null without memory.
static uint8_t *extend(CImageWriter *writer, size_t count) {
    if (writer->capacity - writer->count < count) {
        size_t capacity = (writer->count + count) * 2;
        uint8_t *grown = realloc(writer->bytes, capacity);
        if (!grown) return NULL;
        writer->bytes = grown;
        writer->capacity = capacity;
    }
    uint8_t *place = writer->bytes + writer->count;
    writer->count += count;
    return place;
}

// A chunk whose content is `head`, then `body`.
static CImageStatus add_parts(
    CImageWriter *writer, const char type[4], const uint8_t *head, size_t head_size,
    const uint8_t *body, size_t body_size) {
    size_t size = head_size + body_size;
    uint8_t *place = extend(writer, size + 12);
    if (!place) return CImageStatusNoMemory;
    put_big32(place, (uint32_t)size);
    memcpy(place + 4, type, 4);
    if (head_size > 0) memcpy(place + 8, head, head_size);
    if (body_size > 0) memcpy(place + 8 + head_size, body, body_size);
    put_big32(place + 8 + size, cimage_crc32(place + 4, size + 4));
    return CImageStatusOk;
}

CImageStatus cimage_writer_chunk(
    CImageWriter *writer, const char *type, const uint8_t *content, size_t count) {
    return add_parts(writer, type, NULL, 0, content, count);
}

static bool begin(CImageWriter *writer) {
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    uint8_t *place = extend(writer, sizeof signature);
    if (!place) return false;
    memcpy(place, signature, sizeof signature);

    // Chosen by measurement on drawings of 1920 x 1080 and 3840 x 2160, see RESULTS.md: without
    // filters, since these cost time and bytes on flat color; half the search of level 6, which
    // saves an eighth of its time and costs a hundredth of its bytes.
    z_stream *stream = &writer->stream;
    if (deflateInit2(stream, 6, Z_DEFLATED, 15, 8, Z_DEFAULT_STRATEGY) != Z_OK) return false;
    deflateTune(stream, 4, 16, 258, 64);
    stream->next_out = writer->pixels;
    stream->avail_out = sizeof writer->pixels;
    return true;
}

CImageWriter *cimage_writer_open(void) {
    CImageWriter *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    if (begin(writer)) return writer;
    cimage_writer_close(writer);
    return NULL;
}

CImageStatus cimage_writer_text(
    CImageWriter *writer, const char *keyword, const uint8_t *text, size_t count) {
    // Keyword, then: compressed, by zlib, with neither language nor translated keyword.
    uint8_t head[79 + 5] = {0};
    size_t keyword_size = strlen(keyword);
    if (keyword_size > 79) return CImageStatusInvalid;
    memcpy(head, keyword, keyword_size);
    head[keyword_size + 1] = 1;

    uLongf size = compressBound(count);
    uint8_t *body = malloc(size);
    if (!body) return CImageStatusNoMemory;
    CImageStatus status = CImageStatusNoMemory;
    if (compress2(body, &size, text, count, 6) == Z_OK) {
        status = add_parts(writer, "iTXt", head, keyword_size + 5, body, size);
    }
    free(body);
    return status;
}

static CImageStatus flush(CImageWriter *writer) {
    size_t count = sizeof writer->pixels - writer->stream.avail_out;
    writer->stream.next_out = writer->pixels;
    writer->stream.avail_out = sizeof writer->pixels;
    return cimage_writer_chunk(writer, "IDAT", writer->pixels, count);
}

static CImageStatus compress_part(CImageWriter *writer, const uint8_t *bytes, uInt count) {
    z_stream *stream = &writer->stream;
    stream->next_in = (Bytef *)bytes;
    stream->avail_in = count;
    while (stream->avail_in > 0) {
        deflate(stream, Z_NO_FLUSH);
        if (stream->avail_out == 0 && flush(writer) != CImageStatusOk) return CImageStatusNoMemory;
    }
    return CImageStatusOk;
}

CImageStatus cimage_writer_row(CImageWriter *writer, const uint8_t *row, size_t count) {
    static const uint8_t no_filter = 0;
    static const size_t most = 1 << 30;
    CImageStatus status = compress_part(writer, &no_filter, 1);
    while (count > 0 && status == CImageStatusOk) {
        size_t part = count < most ? count : most;
        status = compress_part(writer, row, (uInt)part);
        row += part;
        count -= part;
    }
    return status;
}

CImageStatus cimage_writer_finish(CImageWriter *writer) {
    int result = Z_OK;
    while (result == Z_OK) {
        result = deflate(&writer->stream, Z_FINISH);
        if (flush(writer) != CImageStatusOk) return CImageStatusNoMemory;
    }
    if (result != Z_STREAM_END) return CImageStatusInvalid;
    return cimage_writer_chunk(writer, "IEND", NULL, 0);
}

const uint8_t *cimage_writer_bytes(const CImageWriter *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

void cimage_writer_drain(CImageWriter *writer) { writer->count = 0; }

void cimage_writer_close(CImageWriter *writer) {
    deflateEnd(&writer->stream);
    free(writer->bytes);
    free(writer);
}
