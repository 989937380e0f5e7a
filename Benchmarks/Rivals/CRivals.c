#include "CRivals.h"

#include <cairo.h>
#include <math.h>
#include <pixman.h>
#include <stdlib.h>

struct RivalBoard {
    cairo_surface_t *surface;
    cairo_t *context;
};

RivalBoard *rival_board(int width, int height) {
    RivalBoard *board = malloc(sizeof *board);
    if (!board) abort();
    board->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    board->context = cairo_create(board->surface);
    cairo_set_line_cap(board->context, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(board->context, CAIRO_LINE_JOIN_ROUND);
    return board;
}

void rival_board_free(RivalBoard *board) {
    cairo_destroy(board->context);
    cairo_surface_destroy(board->surface);
    free(board);
}

void rival_board_clear(RivalBoard *board) {
    cairo_set_operator(board->context, CAIRO_OPERATOR_CLEAR);
    cairo_paint(board->context);
}

static void use(RivalBoard *board, RivalPen pen) {
    cairo_set_line_width(board->context, pen.width);
    cairo_set_source_rgba(board->context, pen.red, pen.green, pen.blue, pen.alpha);
    cairo_set_operator(board->context, pen.clear ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER);
    cairo_set_dash(board->context, NULL, 0, 0);
}

void rival_segments(RivalBoard *board, const double *points, int count, RivalPen pen) {
    use(board, pen);
    for (int i = 1; i < count; i++) {
        cairo_move_to(board->context, points[2 * i - 2], points[2 * i - 1]);
        cairo_line_to(board->context, points[2 * i], points[2 * i + 1]);
        cairo_stroke(board->context);
    }
}

void rival_path(RivalBoard *board, const double *points, int count, RivalPen pen) {
    use(board, pen);
    for (int i = 0; i < count; i++) {
        cairo_line_to(board->context, points[2 * i], points[2 * i + 1]);
    }
    cairo_stroke(board->context);
}

static void ellipse(cairo_t *context, const double *box) {
    cairo_matrix_t saved;
    cairo_get_matrix(context, &saved);
    cairo_translate(context, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
    cairo_scale(context, fabs(box[2] - box[0]) / 2, fabs(box[3] - box[1]) / 2);
    cairo_new_sub_path(context);
    cairo_arc(context, 0, 0, 1, 0, 2 * M_PI);
    cairo_close_path(context);
    cairo_set_matrix(context, &saved);
}

void rival_fill_ellipses(RivalBoard *board, const double *boxes, int count, RivalPen pen) {
    use(board, pen);
    for (int i = 0; i < count; i++) {
        ellipse(board->context, boxes + 4 * i);
        cairo_fill(board->context);
    }
}

void rival_outline_ellipses(RivalBoard *board, const double *boxes, int count, RivalPen pen) {
    use(board, pen);
    for (int i = 0; i < count; i++) {
        ellipse(board->context, boxes + 4 * i);
        cairo_stroke(board->context);
    }
}

void rival_dashed_lines(RivalBoard *board, const double *lines, int count, RivalPen pen) {
    use(board, pen);
    double dashes[] = {3 * pen.width, 3 * pen.width};
    cairo_set_dash(board->context, dashes, 2, 0);
    for (int i = 0; i < count; i++) {
        cairo_move_to(board->context, lines[4 * i], lines[4 * i + 1]);
        cairo_line_to(board->context, lines[4 * i + 2], lines[4 * i + 3]);
        cairo_stroke(board->context);
    }
}

void rival_compose(RivalBoard *board, uint32_t *window, int width, int height, uint32_t color) {
    cairo_surface_flush(board->surface);
    uint32_t *ink = (uint32_t *)cairo_image_surface_get_data(board->surface);
    int stride = cairo_image_surface_get_stride(board->surface);
    pixman_image_t *above =
        pixman_image_create_bits_no_clear(PIXMAN_a8r8g8b8, width, height, ink, stride);
    pixman_image_t *target =
        pixman_image_create_bits_no_clear(PIXMAN_a8r8g8b8, width, height, window, width * 4);
    pixman_fill(window, width, 32, 0, 0, width, height, color);
    pixman_image_composite32(
        PIXMAN_OP_OVER, above, NULL, target, 0, 0, 0, 0, 0, 0, width, height);
    pixman_image_unref(above);
    pixman_image_unref(target);
}

void rival_scale(uint32_t *from, int width, int height, uint32_t *to, int new_width, int new_height) {
    cairo_surface_t *source = cairo_image_surface_create_for_data(
        (unsigned char *)from, CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cairo_surface_t *target = cairo_image_surface_create_for_data(
        (unsigned char *)to, CAIRO_FORMAT_ARGB32, new_width, new_height, new_width * 4);
    cairo_t *context = cairo_create(target);
    cairo_scale(context, (double)new_width / width, (double)new_height / height);
    cairo_set_source_surface(context, source, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
    cairo_paint(context);
    cairo_destroy(context);
    cairo_surface_destroy(target);
    cairo_surface_destroy(source);
}
