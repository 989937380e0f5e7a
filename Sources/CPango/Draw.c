#include "Line.h"

#include <fontconfig/fontconfig.h>
#include <freetype/ftoutln.h>
#include <math.h>

/// Adds ink where there may be some already: letters that join meet without a seam.
static void addInk(CPCoverage coverage, int x, int y, int ink) {
    if (x < 0 || y < 0 || x >= coverage.columns || y >= coverage.rows) return;
    uint8_t *pixel = &coverage.pixels[(size_t)y * (size_t)coverage.columns + (size_t)x];
    int sum = *pixel + ink;
    *pixel = (uint8_t)(sum > 255 ? 255 : sum);
}

/// `x`, `y`: where the bitmap's top-left pixel goes.
static void addBitmap(CPCoverage coverage, const FT_Bitmap *bitmap, int x, int y) {
    for (int row = 0; row < (int)bitmap->rows; row++) {
        const unsigned char *source = bitmap->buffer + (ptrdiff_t)row * bitmap->pitch;
        for (int column = 0; column < (int)bitmap->width; column++) {
            if (source[column]) addInk(coverage, x + column, y + row, source[column]);
        }
    }
}

/// Whether the outlines of `font` must be made heavier, because its family has no such weight.
static bool needsEmboldening(PangoFont *font, bool semibold) {
    FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
    FcBool emboldened = FcFalse;
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &emboldened);
    int weight = FC_WEIGHT_SEMIBOLD;
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight);
    return emboldened || (semibold && weight <= FC_WEIGHT_MEDIUM);
}

/// `x`, `y`: the pen, in Pango units from the coverage's top-left corner.
static void drawOutline(CPCoverage coverage, FT_Face face, bool emboldened, int x, int y) {
    FT_GlyphSlot slot = face->glyph;
    if (emboldened) FT_Outline_Embolden(&slot->outline, face->size->metrics.y_ppem * 64 / 28);
    // Quarters of a pixel: finer steps cannot be seen.
    int quarters = (int)floor(x * 4.0 / PANGO_SCALE + 0.5);
    int column = (int)floor(quarters / 4.0);
    int row = (int)floor((double)y / PANGO_SCALE + 0.5);
    FT_Outline_Translate(&slot->outline, (quarters - column * 4) * 16, 0);
    if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return;
    if (slot->bitmap.pixel_mode != FT_PIXEL_MODE_GRAY) return;
    addBitmap(coverage, &slot->bitmap, column + slot->bitmap_left, row - slot->bitmap_top);
}

/// How much ink a pixel of a colored picture stands for: dark and opaque is all of it, and light
/// parts keep enough for the shape to show.
static double inkOfColor(const unsigned char *bgra) {
    double alpha = bgra[3];
    double light = 0.11 * bgra[0] + 0.59 * bgra[1] + 0.30 * bgra[2];
    return alpha - 0.7 * light;
}

/// The mean ink of the picture's columns and rows that one pixel of the line covers.
static int averageInk(const FT_Bitmap *bitmap, double left, double top, double side) {
    int fromX = (int)fmax(0, floor(left)), toX = (int)fmin(bitmap->width, ceil(left + side));
    int fromY = (int)fmax(0, floor(top)), toY = (int)fmin(bitmap->rows, ceil(top + side));
    double sum = 0;
    for (int row = fromY; row < toY; row++) {
        const unsigned char *source = bitmap->buffer + (ptrdiff_t)row * bitmap->pitch;
        for (int column = fromX; column < toX; column++) sum += inkOfColor(source + column * 4);
    }
    double area = ceil(side) * ceil(side);
    return (int)fmin(255, sum / area);
}

/// Draws a glyph that is a colored picture of one fixed size, as emoji are, in shades of the
/// line's one color.
static void drawPicture(
    CPCoverage coverage, FT_Face face, PangoGlyph glyph, double size, int x, int y
) {
    if (face->num_fixed_sizes < 1) return;
    int strike = face->num_fixed_sizes - 1;
    if (FT_Select_Size(face, strike) != 0) return;
    if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR) != 0) return;
    FT_GlyphSlot slot = face->glyph;
    if (slot->format != FT_GLYPH_FORMAT_BITMAP) return;
    if (slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA) return;
    double side = face->available_sizes[strike].y_ppem / 64.0 / size;
    if (!(side > 0)) return;
    int left = (int)floor((double)x / PANGO_SCALE + slot->bitmap_left / side + 0.5);
    int top = (int)floor((double)y / PANGO_SCALE - slot->bitmap_top / side + 0.5);
    int columns = (int)ceil(slot->bitmap.width / side);
    int rows = (int)ceil(slot->bitmap.rows / side);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            int ink = averageInk(&slot->bitmap, column * side, row * side, side);
            if (ink > 0) addInk(coverage, left + column, top + row, ink);
        }
    }
}

/// The box that stands for a character no font can show.
static void drawBox(CPCoverage coverage, double size, int width, int x, int y) {
    int left = x / PANGO_SCALE + 1, right = (x + width) / PANGO_SCALE - 1;
    int bottom = y / PANGO_SCALE, top = bottom - (int)ceil(size * 0.72);
    for (int row = top; row < bottom; row++) {
        for (int column = left; column < right; column++) {
            bool rim = row == top || row == bottom - 1 || column == left || column == right - 1;
            if (rim) addInk(coverage, column, row, 255);
        }
    }
}

/// What the glyphs of one run have in common.
typedef struct {
    FT_Face face;
    bool emboldened;
    /// Pixels in an em.
    double size;
} Pen;

static void drawGlyph(CPCoverage coverage, Pen pen, const PangoGlyphInfo *info, int x, int y) {
    PangoGlyph glyph = info->glyph;
    if (glyph == PANGO_GLYPH_EMPTY) return;
    if (glyph & PANGO_GLYPH_UNKNOWN_FLAG) {
        drawBox(coverage, pen.size, info->geometry.width, x, y);
        return;
    }
    if (!pen.face) return;
    x += info->geometry.x_offset;
    y += info->geometry.y_offset;
    if (!FT_IS_SCALABLE(pen.face)) {
        drawPicture(coverage, pen.face, glyph, pen.size, x, y);
    } else if (FT_Load_Glyph(pen.face, glyph, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) == 0
        && pen.face->glyph->format == FT_GLYPH_FORMAT_OUTLINE) {
        drawOutline(coverage, pen.face, pen.emboldened, x, y);
    }
}

void CPLineDraw(const CPLine *line, CPCoverage coverage, int x, int baseline) {
    const int end = coverage.columns * PANGO_SCALE;
    int left = x * PANGO_SCALE;
    for (const GSList *node = line->line->runs; node; node = node->next) {
        const PangoGlyphItem *run = node->data;
        PangoFont *font = run->item->analysis.font;
        Pen pen = { CPFace(font), font && needsEmboldening(font, line->semibold), line->size };
        for (int index = 0; index < run->glyphs->num_glyphs && left < end; index++) {
            const PangoGlyphInfo *info = &run->glyphs->glyphs[index];
            drawGlyph(coverage, pen, info, left, baseline * PANGO_SCALE);
            left += info->geometry.width;
        }
    }
}
