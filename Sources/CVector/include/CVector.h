/* Vector helpers for Raster, where Swift's own SIMD types turn into calls.

   Only clang's portable vector extensions: no intrinsics, no CPU dispatch, the same bytes on every
   machine. Each function is one step of one kernel; the loops stand in Swift. */
#pragma once

#include <stdint.h>

/* Everything here is inlined, so that no vector is ever passed by any calling convention. */
#pragma clang diagnostic ignored "-Wpsabi"

typedef double cv_f64x8 __attribute__((ext_vector_type(8)));
typedef float cv_f32x8 __attribute__((ext_vector_type(8)));
typedef int64_t cv_s64x8 __attribute__((ext_vector_type(8)));
typedef int32_t cv_s32x8 __attribute__((ext_vector_type(8)));
typedef int16_t cv_s16x8 __attribute__((ext_vector_type(8)));
typedef uint8_t cv_u8x8 __attribute__((ext_vector_type(8)));
typedef uint64_t cv_u64x4 __attribute__((ext_vector_type(4)));
typedef uint64_t cv_u64x2 __attribute__((ext_vector_type(2)));
typedef uint32_t cv_u32x4 __attribute__((ext_vector_type(4)));
typedef uint16_t cv_u16x8 __attribute__((ext_vector_type(8)));

#define CV_INLINE static inline __attribute__((always_inline))

/* Lane-wise minimum, maximum, and difference that stops at the ends of the range. */
CV_INLINE cv_s16x8 cv_min(cv_s16x8 a, cv_s16x8 b) { return __builtin_elementwise_min(a, b); }
CV_INLINE cv_s16x8 cv_max(cv_s16x8 a, cv_s16x8 b) { return __builtin_elementwise_max(a, b); }
CV_INLINE cv_s16x8 cv_minus(cv_s16x8 a, int16_t b) {
    return __builtin_elementwise_sub_sat(a, (cv_s16x8)b);
}

CV_INLINE cv_f32x8 cv_fmin(cv_f32x8 a, cv_f32x8 b) { return __builtin_elementwise_min(a, b); }
CV_INLINE cv_f32x8 cv_fmax(cv_f32x8 a, cv_f32x8 b) { return __builtin_elementwise_max(a, b); }

/* The smallest and the largest lane. */
CV_INLINE int16_t cv_least(cv_s16x8 a) { return __builtin_reduce_min(a); }
CV_INLINE int16_t cv_greatest(cv_s16x8 a) { return __builtin_reduce_max(a); }

/* Four times 16 bits, from the lowest: the least first, the greatest first, the least end, the
   greatest end. One tree of minima finds all four, the greatest by their complements. */
CV_INLINE uint64_t cv_bounds(cv_s16x8 first, cv_s16x8 end) {
    cv_s16x8 not_first = ~first, not_end = ~end;
    cv_s16x8 a = cv_min(__builtin_shufflevector(first, not_first, 0, 8, 1, 9, 2, 10, 3, 11),
                        __builtin_shufflevector(first, not_first, 4, 12, 5, 13, 6, 14, 7, 15));
    cv_s16x8 b = cv_min(__builtin_shufflevector(end, not_end, 0, 8, 1, 9, 2, 10, 3, 11),
                        __builtin_shufflevector(end, not_end, 4, 12, 5, 13, 6, 14, 7, 15));
    cv_s16x8 c = cv_min(__builtin_shufflevector(a, b, 0, 1, 8, 9, 2, 3, 10, 11),
                        __builtin_shufflevector(a, b, 4, 5, 12, 13, 6, 7, 14, 15));
    cv_s16x8 d = cv_min(c, __builtin_shufflevector(c, c, 4, 5, 6, 7, 4, 5, 6, 7));
    cv_s16x8 signs = {0, -1, 0, -1, 0, 0, 0, 0};
    return ((cv_u64x2)(d ^ signs)).x;
}

/* One bit a lane, lane 0 lowest: set where start..<end meets 0..<64 and is not inside known. */
CV_INLINE uint8_t cv_unknown(
    cv_s16x8 start, cv_s16x8 end, cv_s16x8 known_start, cv_s16x8 known_end) {
    cv_s16x8 low = cv_max(start, (cv_s16x8)(int16_t)0), high = cv_min(end, (cv_s16x8)(int16_t)64);
    cv_s16x8 bits = {1, 2, 4, 8, 16, 32, 64, 128};
    bits &= (low < high) & ((low < known_start) | (high > known_end));
    return (uint8_t)__builtin_reduce_or(bits);
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

/* The whole part in 16 bits, or the nearest end of their range. */
CV_INLINE int16_t cv_saturated(double a) {
    return (int16_t)(a < -32768 ? -32768 : a > 32767 ? 32767 : a);
}

/* The nearest integers to start + steps, whose sums lie within +-2^31: adding 1.5 * 2^52 leaves
   them in the low bits. */
CV_INLINE cv_s16x8 cv_columns(double start, cv_f64x8 steps) {
    cv_f64x8 shifted = start + steps + 6755399441055744.0;
    return cv_narrow(__builtin_convertvector((cv_s64x8)shifted, cv_s32x8));
}

/* The nearest integers to lanes within +-2^22: adding 1.5 * 2^23 leaves them in the low bits. */
CV_INLINE cv_s16x8 cv_nearest(cv_f32x8 a) {
    return cv_narrow((cv_s32x8)(a + 12582912.0f) - 0x4B400000);
}

CV_INLINE cv_f32x8 cv_sqrt_f32(cv_f32x8 a) { return __builtin_elementwise_sqrt(a); }
CV_INLINE cv_f64x8 cv_sqrt_f64(cv_f64x8 a) { return __builtin_elementwise_sqrt(a); }

/* `a` where `test` is not negative, else `b`. */
CV_INLINE cv_s16x8 cv_where_positive(cv_f32x8 test, cv_s16x8 a, int16_t b) {
    cv_s16x8 mask = __builtin_convertvector(test >= 0.0f, cv_s16x8);
    return (a & mask) | ((cv_s16x8)b & ~mask);
}

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

/* The low bytes of eight lanes as one word, lane 0 lowest. */
CV_INLINE uint64_t cv_bytes(cv_f32x8 a) {
    cv_s32x8 whole = __builtin_convertvector(a, cv_s32x8) & 0xFF;
    cv_u8x8 narrow = __builtin_convertvector(whole, cv_u8x8);
    uint64_t bytes;
    __builtin_memcpy(&bytes, &narrow, sizeof bytes);
    return bytes;
}

/* `columns` relative to the left edge of the pixel at column `x`, cut to 0...8. */
CV_INLINE cv_s16x8 cv_in_pixel(cv_s16x8 columns, int16_t x) {
    return cv_max(cv_min(columns - (int16_t)(8 * x), (cv_s16x8)(int16_t)8), (cv_s16x8)(int16_t)0);
}

/* The 8 x 8 sample bits of the pixel at column `x` (byte k is sample row k, bit i its sample i) where
   each sample row is covered from `first` on, up to `end`, or both. A byte is 2^m - 2^n. */
CV_INLINE uint64_t cv_samples_from(cv_s16x8 first, int16_t x) {
    return cv_bytes(256.0f - cv_power(cv_in_pixel(first, x)));
}
CV_INLINE uint64_t cv_samples_until(cv_s16x8 end, int16_t x) {
    return cv_bytes(cv_power(cv_in_pixel(end, x)) - 1.0f);
}
CV_INLINE uint64_t cv_samples(cv_s16x8 first, cv_s16x8 end, int16_t x) {
    cv_s16x8 n = cv_in_pixel(first, x);
    return cv_bytes(cv_power(cv_max(cv_in_pixel(end, x), n)) - cv_power(n));
}

/* In the lowest four lanes, how many samples of the four pixels from column `x` on are covered where
   each sample row is covered from `first` up to `end`: the bits of cv_samples, counted unmade. */
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

/* cv_weights of samples that are counted. */
CV_INLINE cv_u32x4 cv_weights_of_counts(cv_u16x8 counts, uint16_t opacity) {
    cv_u16x8 weights = (counts * opacity + (uint16_t)32) >> 6;
    return __builtin_convertvector(__builtin_shufflevector(weights, weights, 0, 1, 2, 3), cv_u32x4);
}

/* Four words, loaded one by one: they were stored so a moment ago, and a wider load would wait
   until all of them have left the store buffer. Only volatile keeps them apart. */
CV_INLINE cv_u64x4 cv_load(const uint64_t *words) {
    const volatile uint64_t *w = words;
    return (cv_u64x4){w[0], w[1], w[2], w[3]};
}

/* Whether all samples of all four pixels are covered, or none. */
CV_INLINE _Bool cv_is_full(cv_u64x4 a) { return (a.x & a.y & a.z & a.w) == UINT64_MAX; }

CV_INLINE _Bool cv_is_empty(cv_u64x4 a) { return (a.x | a.y | a.z | a.w) == 0; }

/* Per pixel round(samples * opacity / 64): 0...64 samples and 0...255 opacity give 0...255. */
CV_INLINE cv_u32x4 cv_weights(cv_u64x4 samples, uint32_t opacity) {
    cv_u32x4 counts = __builtin_convertvector(__builtin_elementwise_popcount(samples), cv_u32x4);
    /* No product passes 16 bits, and 32-bit lanes have no multiplication of their own. */
    cv_u16x8 products = (cv_u16x8)counts * (cv_u16x8)(cv_u32x4)opacity;
    return ((cv_u32x4)products + 32) >> 6;
}

/* Lane-wise v / 255 rounded to nearest, exact for v in 0...65025. */
CV_INLINE cv_u16x8 cv_div255(cv_u16x8 v) {
    v += 128;
    return (v + (v >> 8)) >> 8;
}

/* Each channel of four pixels: (a * weight + b * (255 - weight)) / 255, rounded once. */
CV_INLINE cv_u32x4 cv_mix(cv_u32x4 a, cv_u32x4 b, cv_u32x4 weight) {
    cv_u16x8 w = (cv_u16x8)(weight | weight << 16), rest = 255 - w;
    cv_u16x8 low = (cv_u16x8)(a & 0x00FF00FF) * w + (cv_u16x8)(b & 0x00FF00FF) * rest;
    cv_u16x8 high = (cv_u16x8)(a >> 8 & 0x00FF00FF) * w + (cv_u16x8)(b >> 8 & 0x00FF00FF) * rest;
    return (cv_u32x4)cv_div255(low) | (cv_u32x4)cv_div255(high) << 8;
}

/* Each channel of four pixels times weight / 255, rounded to nearest. */
CV_INLINE cv_u32x4 cv_scale(cv_u32x4 a, cv_u32x4 weight) {
    return cv_mix(a, (cv_u32x4)0, weight);
}

/* Whether all four pixels are transparent. */
CV_INLINE _Bool cv_is_blank(cv_u32x4 a) { return (((cv_u64x2)a).x | ((cv_u64x2)a).y) == 0; }

/* Source-over of four premultiplied pixels. */
CV_INLINE cv_u32x4 cv_over(cv_u32x4 above, cv_u32x4 below) {
    return above + cv_scale(below, 255 - (above >> 24));
}

CV_INLINE double cv_cos(double a) { return __builtin_cos(a); }
CV_INLINE double cv_sin(double a) { return __builtin_sin(a); }
