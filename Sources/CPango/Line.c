#include "Line.h"

void CPLineFree(CPLine *line) {
    g_object_unref(line->layout);
    g_free(line);
}

/// Pango's own sum may overflow: some characters are ten times as wide as they are high.
static int64_t runWidth(const PangoGlyphItem *run) {
    int64_t width = 0;
    for (int index = 0; index < run->glyphs->num_glyphs; index++) {
        width += run->glyphs->glyphs[index].geometry.width;
    }
    return width;
}

double CPLineWidth(const CPLine *line) {
    int64_t width = 0;
    for (const GSList *node = line->line->runs; node; node = node->next) {
        width += runWidth(node->data);
    }
    return (double)width / PANGO_SCALE;
}

int CPLineMissing(const CPLine *line) {
    return pango_layout_get_unknown_glyphs_count(line->layout);
}

/// The edges of one run whose left end is at `left`, in Pango units.
static void runEdges(PangoGlyphItem *run, const char *text, int64_t left, float *edges) {
    const PangoItem *item = run->item;
    int *widths = g_new(int, item->num_chars);
    pango_glyph_item_get_logical_widths(run, text, widths);
    bool leftward = item->analysis.level % 2;
    int64_t x = leftward ? left + runWidth(run) : left;
    const char *character = text + item->offset;
    for (int index = 0; index < item->num_chars; index++) {
        edges[character - text] = (float)x / PANGO_SCALE;
        x += leftward ? -widths[index] : widths[index];
        character = g_utf8_next_char(character);
    }
    g_free(widths);
}

void CPLineEdges(const CPLine *line, float *edges) {
    const char *text = pango_layout_get_text(line->layout);
    int64_t left = 0;
    for (const GSList *node = line->line->runs; node; node = node->next) {
        runEdges(node->data, text, left, edges);
        left += runWidth(node->data);
    }
    bool leftward = line->line->resolved_dir == PANGO_DIRECTION_RTL;
    edges[line->line->length] = leftward ? 0 : (float)left / PANGO_SCALE;
}
