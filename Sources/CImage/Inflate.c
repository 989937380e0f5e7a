#include <zlib.h>

#include "CImage.h"

uint32_t cimage_crc32(const uint8_t *bytes, size_t count) {
    return (uint32_t)crc32_z(0, bytes, count);
}

CImageStatus cimage_inflated_size(
    const uint8_t *bytes, size_t count, size_t limit, size_t *size) {
    uint8_t scratch[16384];
    if (count > UINT32_MAX) return CImageStatusInvalid;
    z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)count};
    if (inflateInit(&stream) != Z_OK) return CImageStatusNoMemory;
    int result = Z_OK;
    while (result == Z_OK && stream.total_out <= limit) {
        stream.next_out = scratch;
        stream.avail_out = sizeof scratch;
        result = inflate(&stream, Z_NO_FLUSH);
    }
    *size = stream.total_out;
    inflateEnd(&stream);
    if (result == Z_MEM_ERROR) return CImageStatusNoMemory;
    return result == Z_STREAM_END && *size <= limit ? CImageStatusOk : CImageStatusInvalid;
}

CImageStatus cimage_inflate(const uint8_t *bytes, size_t count, uint8_t *content, size_t size) {
    uLongf written = size;
    switch (uncompress(content, &written, bytes, count)) {
    case Z_OK: return written == size ? CImageStatusOk : CImageStatusInvalid;
    case Z_MEM_ERROR: return CImageStatusNoMemory;
    default: return CImageStatusInvalid;
    }
}
