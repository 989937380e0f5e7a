/* What Easel is raced against: the same work done by cairo, pixman and libpng. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A cairo image surface of premultiplied ARGB, transparent at first. */
typedef struct RivalBoard RivalBoard;

RivalBoard *rival_board(int width, int height);
void rival_board_free(RivalBoard *board);
void rival_board_clear(RivalBoard *board);

/* What is drawn with: round caps and joins; clear takes ink away. */
typedef struct {
    double width, red, green, blue, alpha;
    bool clear;
} RivalPen;

/* Points are x, y pairs. Every segment as a stroke of its own, as a program that draws live does. */
void rival_segments(RivalBoard *board, const double *points, int count, RivalPen pen);

/* The whole polyline as one stroke. */
void rival_path(RivalBoard *board, const double *points, int count, RivalPen pen);

/* Shapes are x, y, x, y: opposite corners of the boxes, or ends of the lines. */
void rival_fill_ellipses(RivalBoard *board, const double *boxes, int count, RivalPen pen);
void rival_outline_ellipses(RivalBoard *board, const double *boxes, int count, RivalPen pen);
void rival_dashed_lines(RivalBoard *board, const double *lines, int count, RivalPen pen);

/* Composes the board over a color into pixels that stand for a window, by pixman. */
void rival_compose(RivalBoard *board, uint32_t *window, int width, int height, uint32_t color);

/* Scales a picture as cairo does when a good filter is asked for. */
void rival_scale(uint32_t *from, int width, int height, uint32_t *to, int new_width, int new_height);

/* The size of a PNG of opaque pixels 0xFFRRGGBB, written as libpng does when nothing is asked for. */
size_t rival_png(const uint32_t *pixels, int width, int height);
