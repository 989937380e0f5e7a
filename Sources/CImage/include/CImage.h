#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <turbojpeg.h>

// libpng reports errors by longjmp, which must not cross a Swift frame. Every function here returns
// a status instead, and none of them calls back into Swift. TurboJPEG returns codes and is used as
// it is.

typedef enum __attribute__((enum_extensibility(closed))) {
    CImageStatusOk,
    CImageStatusNoMemory,
    CImageStatusTruncated,
    CImageStatusChecksum,
    CImageStatusInvalid,
} CImageStatus;

// Writing a PNG, by zlib alone: libpng hides the search depth of deflate and wants its longjmp.

typedef struct CImageWriter CImageWriter;

/// Starts a file with its signature; null without memory.
CImageWriter *cimage_writer_open(void);

/// Adds a chunk of a type of four letters; only before the first row.
CImageStatus cimage_writer_chunk(
    CImageWriter *writer, const char *type, const uint8_t *content, size_t count);

/// Adds a compressed iTXt chunk; only before the first row.
CImageStatus cimage_writer_text(
    CImageWriter *writer, const char *keyword, const uint8_t *text, size_t count);

/// Adds the next row, without a filter, `count` bytes as the header promises them.
CImageStatus cimage_writer_row(CImageWriter *writer, const uint8_t *row, size_t count);

/// Ends the file after the last row.
CImageStatus cimage_writer_finish(CImageWriter *writer);

/// The bytes made since the last `cimage_writer_drain`; they last until the next call.
const uint8_t *cimage_writer_bytes(const CImageWriter *writer, size_t *count);
void cimage_writer_drain(CImageWriter *writer);
void cimage_writer_close(CImageWriter *writer);

// Reading a PNG.

typedef struct CImageReader CImageReader;

/// Reads up to the first row; `bytes` must outlive the reader. Null without memory; otherwise
/// `*status` says whether the rows can be read, and the reader must be closed in any case.
CImageReader *cimage_reader_open(
    const uint8_t *bytes, size_t count, uint32_t largest_side, bool honor_gamma,
    CImageStatus *status);

uint32_t cimage_reader_width(const CImageReader *reader);
uint32_t cimage_reader_height(const CImageReader *reader);

/// How often all rows are to be read: 1, or 7 if the picture is interlaced.
int cimage_reader_passes(const CImageReader *reader);

/// Reads the next row into `width` words 0xAARRGGBB, not premultiplied.
///
/// A later pass fills in what the earlier ones left out, so `row` must hold what they wrote.
CImageStatus cimage_reader_row(CImageReader *reader, uint32_t *row);

/// Reads what follows the last row.
CImageStatus cimage_reader_finish(CImageReader *reader);

/// Whether libpng complained about the compressed pixels or the palette's alphas, but went on.
bool cimage_reader_warned(const CImageReader *reader);
void cimage_reader_close(CImageReader *reader);

// The rest.

/// The CRC-32 that ends a PNG chunk.
uint32_t cimage_crc32(const uint8_t *bytes, size_t count);

/// The size of the zlib stream's content; `Invalid` if it is damaged or larger than `limit`.
CImageStatus cimage_inflated_size(
    const uint8_t *bytes, size_t count, size_t limit, size_t *size);

/// Inflates a zlib stream into `size` bytes, the number that `cimage_inflated_size` gave.
CImageStatus cimage_inflate(const uint8_t *bytes, size_t count, uint8_t *content, size_t size);

/// Memory the system could give without swapping, in bytes; `SIZE_MAX` where it does not tell.
size_t cimage_available_memory(void);

/// Whether a block of `size` bytes would be granted now.
bool cimage_can_allocate(size_t size);
