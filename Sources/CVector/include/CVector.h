/* Vector helpers for Raster, where Swift's own SIMD types turn into calls.

   Only clang's portable vector extensions: no intrinsics, no CPU dispatch, the same bytes on every
   machine. Each function is one step of one kernel; the loops stand in Swift. */
#pragma once

#include <stdint.h>

/* Everything here is inlined, so that no vector is ever passed by any calling convention. */
#pragma clang diagnostic ignored "-Wpsabi"

typedef double cv_f64x4 __attribute__((ext_vector_type(4)));
typedef double cv_f64x8 __attribute__((ext_vector_type(8)));
typedef float cv_f32x4 __attribute__((ext_vector_type(4)));
typedef float cv_f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t cv_s32x4 __attribute__((ext_vector_type(4)));
typedef int32_t cv_s32x8 __attribute__((ext_vector_type(8)));
typedef int16_t cv_s16x8 __attribute__((ext_vector_type(8)));
typedef uint8_t cv_u8x8 __attribute__((ext_vector_type(8)));
typedef uint64_t cv_u64x2 __attribute__((ext_vector_type(2)));
typedef uint32_t cv_u32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t cv_u32x4 __attribute__((ext_vector_type(4)));
typedef uint16_t cv_u16x8 __attribute__((ext_vector_type(8)));

#define CV_INLINE static inline __attribute__((always_inline))

/* Lane-wise minimum and maximum. */
CV_INLINE cv_s16x8 cv_min(cv_s16x8 a, cv_s16x8 b) { return __builtin_elementwise_min(a, b); }
CV_INLINE cv_s16x8 cv_max(cv_s16x8 a, cv_s16x8 b) { return __builtin_elementwise_max(a, b); }

/* How far lanes that are not negative lie beyond `b`; 0 for those below. */
CV_INLINE cv_s16x8 cv_past(cv_s16x8 a, int16_t b) {
    return (cv_s16x8)__builtin_elementwise_sub_sat((cv_u16x8)a, (cv_u16x8)(uint16_t)b);
}

/* Lane-wise minimum and maximum, `b` where `a` is not a number. */
CV_INLINE cv_f32x8 cv_fmin(cv_f32x8 a, cv_f32x8 b) {
    cv_s32x8 mask = a < b;
    return (cv_f32x8)(((cv_s32x8)a & mask) | ((cv_s32x8)b & ~mask));
}
CV_INLINE cv_f32x8 cv_fmax(cv_f32x8 a, cv_f32x8 b) {
    cv_s32x8 mask = a > b;
    return (cv_f32x8)(((cv_s32x8)a & mask) | ((cv_s32x8)b & ~mask));
}

/* The smallest and the largest lane. */
CV_INLINE int16_t cv_least(cv_s16x8 a) { return __builtin_reduce_min(a); }
CV_INLINE int16_t cv_greatest(cv_s16x8 a) { return __builtin_reduce_max(a); }

/* In the lowest four lanes: the least first, the greatest first, the least end, the greatest end. One
   tree of minima finds all four, the greatest by their complements. */
CV_INLINE cv_s16x8 cv_bounds(cv_s16x8 first, cv_s16x8 end) {
    cv_s16x8 not_first = ~first, not_end = ~end;
    cv_s16x8 a = cv_min(__builtin_shufflevector(first, not_first, 0, 8, 1, 9, 2, 10, 3, 11),
                        __builtin_shufflevector(first, not_first, 4, 12, 5, 13, 6, 14, 7, 15));
    cv_s16x8 b = cv_min(__builtin_shufflevector(end, not_end, 0, 8, 1, 9, 2, 10, 3, 11),
                        __builtin_shufflevector(end, not_end, 4, 12, 5, 13, 6, 14, 7, 15));
    cv_s16x8 c = cv_min(__builtin_shufflevector(a, b, 0, 1, 8, 9, 2, 3, 10, 11),
                        __builtin_shufflevector(a, b, 4, 5, 12, 13, 6, 7, 14, 15));
    cv_s16x8 signs = {0, -1, 0, -1, 0, 0, 0, 0};
    return cv_min(c, __builtin_shufflevector(c, c, 4, 5, 6, 7, 4, 5, 6, 7)) ^ signs;
}

/* Columns cut to those of a row of a tile, which is 512 samples wide. */
CV_INLINE cv_s16x8 cv_in_row(cv_s16x8 columns) {
    return cv_min(cv_max(columns, (cv_s16x8)(int16_t)0), (cv_s16x8)(int16_t)512);
}

/* The octets of pixels, a bit each, of which some sample may be covered where each sample row is
   covered from `first` up to `end`, and eight bits higher those of which every one is. A row of a tile
   is 512 samples wide, an octet 64; both lie within it. */
CV_INLINE uint32_t cv_covered_octets(cv_s16x8 first, cv_s16x8 end) {
    /* The octets from the n-th on. */
    static const uint8_t from[9] = {0xFF, 0xFE, 0xFC, 0xF8, 0xF0, 0xE0, 0xC0, 0x80, 0};
    cv_s16x8 up = {0, 63, 0, 63, 0, 0, 0, 0};
    cv_u16x8 place = (cv_u16x8)(cv_bounds(first, end) + up) >> 6;
    uint32_t outer = from[place[0]] & ~(uint32_t)from[place[3]];
    uint32_t inner = from[place[1]] & ~(uint32_t)from[place[2]];
    return outer | inner << 8;
}

/* 32-bit lanes to 16 bits, those out of range to its ends. */
CV_INLINE cv_s16x8 cv_narrow(cv_s32x8 a) {
    cv_s32x8 low = INT16_MIN, high = INT16_MAX;
    cv_s32x8 cut = __builtin_elementwise_min(__builtin_elementwise_max(a, low), high);
    return __builtin_convertvector(cut, cv_s16x8);
}

/* The largest whole number not above a value within +-2^40. Baseline x86-64 has no instruction for
   it, the library call costs more than a pixel, and Swift's conversion asks whether it may. */
CV_INLINE intptr_t cv_floor(double a) {
    return (intptr_t)(int64_t)(a + 1099511627776.0) - (intptr_t)1099511627776;
}

CV_INLINE cv_f32x8 cv_single(cv_f64x8 a) { return __builtin_convertvector(a, cv_f32x8); }
CV_INLINE cv_f64x8 cv_double(cv_f32x8 a) { return __builtin_convertvector(a, cv_f64x8); }

/* The nearest integers to column + lanes within +-2^22, as 16 bits. Adding 1.5 * 2^23 leaves integers in
   the low bits; what they are more than that, CV_SHIFT, is taken from the column beforehand.

   Lanes of float hold what is left of a column beside a whole number: so the same samples are covered
   wherever columns are counted from. */
#define CV_SHIFT 0x4B400000
CV_INLINE cv_s16x8 cv_columns(int32_t shifted, cv_f32x8 rest) {
    cv_u32x8 offset = (uint32_t)shifted;
    return cv_narrow((cv_s32x8)((cv_u32x8)(rest + 12582912.0f) + offset));
}
CV_INLINE cv_s16x8 cv_nearest(cv_f32x8 a) { return cv_columns(-CV_SHIFT, a); }

/* The flattest line that is not level, in columns a row. */
#define CV_STEEPEST 2097152.0

/* Where four lines cross the row `y`, in columns no farther off than 2^30. */
CV_INLINE cv_f64x4 cv_crossings(cv_f64x4 starts, cv_f64x4 slopes, double y) {
    cv_f64x4 limit = 1073741824.0;
    cv_f64x4 columns = starts + y * slopes;
    return __builtin_elementwise_min(__builtin_elementwise_max(columns, -limit), limit);
}

/* The nearest integers to lanes within +-2^31 plus 1.5 * 2^52, which leaves them in the low bits; what is
   left of the lanes; and the integers counted from `origin`. */
CV_INLINE cv_f64x4 cv_whole(cv_f64x4 a) { return a + 6755399441055744.0; }
CV_INLINE cv_f32x4 cv_rest(cv_f64x4 a, cv_f64x4 whole) {
    return __builtin_convertvector(a - (whole - 6755399441055744.0), cv_f32x4);
}
CV_INLINE cv_s32x4 cv_counted(cv_f64x4 whole, int32_t origin) {
    cv_s32x8 words = (cv_s32x8)whole;
    return __builtin_shufflevector(words, words, 0, 2, 4, 6) - origin;
}

CV_INLINE cv_f32x8 cv_sqrt_f32(cv_f32x8 a) { return __builtin_elementwise_sqrt(a); }
CV_INLINE cv_f64x8 cv_sqrt_f64(cv_f64x8 a) { return __builtin_elementwise_sqrt(a); }

/* `a` in the lanes k with low <= k < high, else `b`. */
CV_INLINE cv_s16x8 cv_where_lane(int16_t low, int16_t high, cv_s16x8 a, int16_t b) {
    cv_s16x8 lane = {0, 1, 2, 3, 4, 5, 6, 7};
    cv_s16x8 mask = (lane >= low) & (lane < high);
    return (a & mask) | ((cv_s16x8)b & ~mask);
}

/* 2^n in every lane, n in 0...8: made as a float by writing its exponent, over 16 zero bits. */
CV_INLINE cv_f32x8 cv_power(cv_s16x8 n) {
    cv_s16x8 high = (n + (int16_t)127) << 7, low = 0;
    return (cv_f32x8)__builtin_shufflevector(
        low, high, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
}

/* A byte a lane, lane 0 lowest, with a bit for each of the eight octets that the run of pixels
   start..<end meets. */
CV_INLINE uint64_t cv_octets_of_runs(cv_s16x8 start, cv_s16x8 end) {
    cv_s16x8 zero = 0, all = 64;
    cv_s16x8 first = cv_min(cv_max(start, zero), all) >> 3;
    cv_s16x8 last = cv_max((cv_min(end, all) + (int16_t)7) >> 3, first);
    cv_s32x8 whole = __builtin_convertvector(cv_power(last) - cv_power(first), cv_s32x8) & 0xFF;
    cv_u8x8 narrow = __builtin_convertvector(whole, cv_u8x8);
    uint64_t bytes;
    __builtin_memcpy(&bytes, &narrow, sizeof bytes);
    return bytes;
}

/* One bit a byte: set where the byte is not zero. */
CV_INLINE uint32_t cv_used_bytes(uint64_t bytes) {
    cv_u8x8 lanes, bits = {1, 2, 4, 8, 16, 32, 64, 128};
    __builtin_memcpy(&lanes, &bytes, sizeof lanes);
    return __builtin_reduce_or((cv_u8x8)(lanes != 0) & bits);
}

/* 2^n - 1. */
#define CV_ONES(n) ((uint64_t)1 << (n)) - 1
#define CV_EIGHT_ONES(n)                                                                         \
    CV_ONES(n), CV_ONES(n + 1), CV_ONES(n + 2), CV_ONES(n + 3), CV_ONES(n + 4), CV_ONES(n + 5),  \
        CV_ONES(n + 6), CV_ONES(n + 7)
static const uint64_t cv_ones[65] = {
    CV_EIGHT_ONES(0),  CV_EIGHT_ONES(8),  CV_EIGHT_ONES(16), CV_EIGHT_ONES(24), CV_EIGHT_ONES(32),
    CV_EIGHT_ONES(40), CV_EIGHT_ONES(48), CV_EIGHT_ONES(56), UINT64_MAX};

CV_INLINE cv_u64x2 cv_load(const uint64_t *words) {
    cv_u64x2 loaded;
    __builtin_memcpy(&loaded, words, sizeof loaded);
    return loaded;
}

CV_INLINE void cv_store(uint64_t *words, cv_u64x2 value) {
    __builtin_memcpy(words, &value, sizeof value);
}

/* Covers an octet, a word for each of its sample rows, from `first` up to `end`, both counted from
   sample column `x` of the octet's row. Whether that was anything new. */
CV_INLINE _Bool cv_cover(uint64_t *words, cv_s16x8 first, cv_s16x8 end, int16_t x) {
    cv_s16x8 width = 64;
    cv_s16x8 a = cv_min(cv_past(first, x), width);
    cv_s16x8 b = cv_max(cv_min(cv_past(end, x), width), a);
    cv_u64x2 news = 0;
#define CV_COVER(k)                                                                              \
    {                                                                                            \
        cv_u64x2 low = {cv_ones[a[k]], cv_ones[a[k + 1]]};                                       \
        cv_u64x2 high = {cv_ones[b[k]], cv_ones[b[k + 1]]};                                      \
        cv_u64x2 old = cv_load(words + k);                                                       \
        cv_u64x2 all = old | (low ^ high);                                                       \
        cv_store(words + k, all);                                                                \
        news |= old ^ all;                                                                       \
    }
    CV_COVER(0) CV_COVER(2) CV_COVER(4) CV_COVER(6)
#undef CV_COVER
    return (news.x | news.y) != 0;
}

/* `columns` relative to the left edge of the pixel at column `x`, cut to 0...8. */
CV_INLINE cv_s16x8 cv_in_pixel(cv_s16x8 columns, int16_t x) {
    return cv_max(cv_min(columns - (int16_t)(8 * x), (cv_s16x8)(int16_t)8), (cv_s16x8)(int16_t)0);
}

/* In the lowest four lanes, how many samples of the four pixels from column `x` on are covered where
   each sample row is covered from `first` up to `end`. */
CV_INLINE cv_u16x8 cv_counts(cv_s16x8 first, cv_s16x8 end, int16_t x) {
    cv_s16x8 stop = cv_max(first, end);
    cv_s16x8 a = cv_in_pixel(stop, x) - cv_in_pixel(first, x);
    cv_s16x8 b = cv_in_pixel(stop, x + 1) - cv_in_pixel(first, x + 1);
    cv_s16x8 c = cv_in_pixel(stop, x + 2) - cv_in_pixel(first, x + 2);
    cv_s16x8 d = cv_in_pixel(stop, x + 3) - cv_in_pixel(first, x + 3);
    cv_s16x8 ab = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11) +
                  __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    cv_s16x8 cd = __builtin_shufflevector(c, d, 0, 8, 1, 9, 2, 10, 3, 11) +
                  __builtin_shufflevector(c, d, 4, 12, 5, 13, 6, 14, 7, 15);
    cv_s16x8 abcd = __builtin_shufflevector(ab, cd, 0, 1, 8, 9, 2, 3, 10, 11) +
                    __builtin_shufflevector(ab, cd, 4, 5, 12, 13, 6, 7, 14, 15);
    return (cv_u16x8)(abcd + __builtin_shufflevector(abcd, abcd, 4, 5, 6, 7, 0, 1, 2, 3));
}

/* Per lane round(count * opacity / 64): 0...64 samples and 0...255 opacity give 0...255. */
CV_INLINE cv_u16x8 cv_weights(cv_u16x8 counts, uint16_t opacity) {
    return (counts * opacity + (uint16_t)32) >> 6;
}

/* Each of the lower four lanes twice, or of the upper four: a pixel's two pairs of channels. */
CV_INLINE cv_u16x8 cv_lower(cv_u16x8 a) {
    return __builtin_shufflevector(a, a, 0, 0, 1, 1, 2, 2, 3, 3);
}
CV_INLINE cv_u16x8 cv_upper(cv_u16x8 a) {
    return __builtin_shufflevector(a, a, 4, 4, 5, 5, 6, 6, 7, 7);
}

/* Whether no sample of an octet is covered. */
CV_INLINE _Bool cv_is_bare(const uint64_t *octet) {
    cv_u64x2 all = cv_load(octet) | cv_load(octet + 2) | cv_load(octet + 4) | cv_load(octet + 6);
    return (all.x | all.y) == 0;
}

/* How many bits are set in each half-byte. */
CV_INLINE cv_u64x2 cv_nibble_counts(cv_u64x2 a) {
    cv_u64x2 pairs = a - (a >> 1 & 0x5555555555555555);
    return (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333);
}

/* The sum of the half-bytes of each byte, none of which is more than 8. */
CV_INLINE cv_u64x2 cv_byte_counts(cv_u64x2 a) {
    return (a & 0x0F0F0F0F0F0F0F0F) + (a >> 4 & 0x0F0F0F0F0F0F0F0F);
}

/* How many samples of each pixel of an octet are covered. */
CV_INLINE cv_u16x8 cv_counts_of_octet(const uint64_t *octet) {
    cv_u64x2 a = cv_nibble_counts(cv_load(octet)) + cv_nibble_counts(cv_load(octet + 2));
    cv_u64x2 b = cv_nibble_counts(cv_load(octet + 4)) + cv_nibble_counts(cv_load(octet + 6));
    cv_u64x2 halves = cv_byte_counts(a) + cv_byte_counts(b);
    uint64_t sum = halves.x + halves.y;
    cv_u8x8 counts;
    __builtin_memcpy(&counts, &sum, sizeof counts);
    return __builtin_convertvector(counts, cv_u16x8);
}

/* Lane-wise v / 255 rounded to nearest, exact for v in 0...65025. */
CV_INLINE cv_u16x8 cv_div255(cv_u16x8 v) {
    v += 128;
    return (v + (v >> 8)) >> 8;
}

/* Each channel of four pixels: (a * weight + b * (255 - weight)) / 255, rounded once. A pixel's
   weight stands in two lanes. */
CV_INLINE cv_u32x4 cv_mix(cv_u32x4 a, cv_u32x4 b, cv_u16x8 weight) {
    cv_u16x8 rest = 255 - weight;
    cv_u16x8 low = (cv_u16x8)(a & 0x00FF00FF) * weight + (cv_u16x8)(b & 0x00FF00FF) * rest;
    cv_u16x8 high =
        (cv_u16x8)(a >> 8 & 0x00FF00FF) * weight + (cv_u16x8)(b >> 8 & 0x00FF00FF) * rest;
    return (cv_u32x4)cv_div255(low) | (cv_u32x4)cv_div255(high) << 8;
}

/* Each channel of four pixels times weight / 255, rounded to nearest. */
CV_INLINE cv_u32x4 cv_scale(cv_u32x4 a, cv_u16x8 weight) {
    return cv_mix(a, (cv_u32x4)0, weight);
}

/* Whether all four pixels are transparent. */
CV_INLINE _Bool cv_is_blank(cv_u32x4 a) { return (((cv_u64x2)a).x | ((cv_u64x2)a).y) == 0; }

/* Source-over of four premultiplied pixels. */
CV_INLINE cv_u32x4 cv_over(cv_u32x4 above, cv_u32x4 below) {
    cv_u32x4 rest = 255 - (above >> 24);
    return above + cv_scale(below, (cv_u16x8)(rest | rest << 16));
}

/* A pixel's four channels, the lowest byte first, as numbers; numbers of more digits; and four whole
   ones of 0...255, rounded down, as a pixel. */
CV_INLINE cv_f32x4 cv_channels(uint32_t pixel) {
    typedef uint8_t bytes __attribute__((ext_vector_type(4)));
    bytes four;
    __builtin_memcpy(&four, &pixel, sizeof four);
    return __builtin_convertvector(__builtin_convertvector(four, cv_s32x4), cv_f32x4);
}
CV_INLINE cv_f64x4 cv_wide(cv_f32x4 a) { return __builtin_convertvector(a, cv_f64x4); }
CV_INLINE uint32_t cv_word(cv_f64x4 a) {
    cv_u32x4 whole = (cv_u32x4)__builtin_convertvector(a, cv_s32x4);
    return whole.x | whole.y << 8 | whole.z << 16 | whole.w << 24;
}

CV_INLINE double cv_cos(double a) { return __builtin_cos(a); }
CV_INLINE double cv_sin(double a) { return __builtin_sin(a); }
