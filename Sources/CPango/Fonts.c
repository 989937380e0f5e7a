#include "Line.h"

#include <fontconfig/fontconfig.h>
#include <freetype/ftmm.h>
#include <pthread.h>

static const char families[] = "Inter,Noto Sans,DejaVu Sans,sans-serif";

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void CPLock(void) {
    pthread_mutex_lock(&mutex);
}

void CPUnlock(void) {
    pthread_mutex_unlock(&mutex);
}

/// Pango ends the program when even its last resort, "sans", has no readable file; so that is
/// asked before Pango is.
static bool hasReadableFont(void) {
    FcPattern *wanted = FcNameParse((const FcChar8 *)"sans");
    if (!wanted) return false;
    FcConfigSubstitute(NULL, wanted, FcMatchPattern);
    FcDefaultSubstitute(wanted);
    FcResult result;
    FcPattern *match = FcFontMatch(NULL, wanted, &result);
    FcPatternDestroy(wanted);
    if (!match) return false;

    FcChar8 *file = NULL;
    int index = 0;
    FT_Library library = NULL;
    FT_Face face = NULL;
    bool readable = FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch
        && FcPatternGetInteger(match, FC_INDEX, 0, &index) == FcResultMatch
        && FT_Init_FreeType(&library) == 0
        && FT_New_Face(library, (const char *)file, index, &face) == 0;
    if (face) FT_Done_Face(face);
    if (library) FT_Done_FreeType(library);
    FcPatternDestroy(match);
    return readable;
}

/// Advances stay linear: glyphs are placed at quarters of a pixel and hinted in height alone.
static void substitute(FcPattern *pattern, gpointer data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternDel(pattern, FC_ANTIALIAS);
    FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
}

static void ignoreMessage(
    const char *domain, GLogLevelFlags level, const char *message, gpointer data
) {
    (void)domain, (void)level, (void)message, (void)data;
}

CPFonts *CPFontsOpen(const char *language) {
    if (!FcInit() || !hasReadableFont()) return NULL;
    g_log_set_handler("Pango", G_LOG_LEVEL_MASK, ignoreMessage, NULL);
    CPFonts *fonts = g_new(CPFonts, 1);
    fonts->map = pango_ft2_font_map_new();
    pango_fc_font_map_set_default_substitute(
        PANGO_FC_FONT_MAP(fonts->map), substitute, NULL, NULL
    );
    fonts->context = pango_font_map_create_context(fonts->map);
    pango_context_set_round_glyph_positions(fonts->context, FALSE);
    if (language) {
        pango_context_set_language(fonts->context, pango_language_from_string(language));
    }
    return fonts;
}

void CPFontsClose(CPFonts *fonts) {
    g_object_unref(fonts->context);
    g_object_unref(fonts->map);
    g_free(fonts);
}

static PangoFontDescription *describe(CPStyle style) {
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family_static(description, families);
    pango_font_description_set_absolute_size(description, style.size * PANGO_SCALE);
    pango_font_description_set_weight(
        description, style.semibold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL
    );
    return description;
}

/// The weight and the like of a variable font are known to HarfBuzz alone.
static void applyVariations(FT_Face face, PangoFont *font) {
    unsigned count = 0;
    const int *coordinates = hb_font_get_var_coords_normalized(
        pango_font_get_hb_font(font), &count
    );
    FT_Fixed blend[16];
    if (!FT_HAS_MULTIPLE_MASTERS(face) || count == 0 || count > G_N_ELEMENTS(blend)) return;
    // From 2.14 to 16.16 fixed point.
    for (unsigned axis = 0; axis < count; axis++) blend[axis] = coordinates[axis] * 4;
    FT_Set_Var_Blend_Coordinates(face, count, blend);
}

FT_Face CPFace(PangoFont *font) {
    if (!font) return NULL;
    // Deprecated in favor of HarfBuzz, which cannot hint.
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    FT_Face face = pango_fc_font_lock_face(PANGO_FC_FONT(font));
    if (face) pango_fc_font_unlock_face(PANGO_FC_FONT(font));
    G_GNUC_END_IGNORE_DEPRECATIONS
    if (face) applyVariations(face, font);
    return face;
}

CPMetrics CPFontsMetrics(CPFonts *fonts, CPStyle style) {
    CPMetrics metrics = { style.size * 0.93, style.size * 0.24, style.size * 0.72 };
    PangoFontDescription *description = describe(style);
    PangoFont *font = pango_context_load_font(fonts->context, description);
    pango_font_description_free(description);
    FT_Face face = CPFace(font);
    if (face && FT_IS_SCALABLE(face) && face->ascender > 0 && face->descender < 0) {
        double scale = style.size / face->units_per_EM;
        metrics.ascent = face->ascender * scale;
        metrics.descent = -face->descender * scale;
        if (FT_Load_Char(face, 'H', FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) == 0
            && face->glyph->metrics.horiBearingY > 0) {
            metrics.capHeight = face->glyph->metrics.horiBearingY / 64.0;
        }
    }
    if (font) g_object_unref(font);
    return metrics;
}

static void setAttributes(PangoLayout *layout, CPStyle style) {
    if (!style.tabular) return;
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
}

CPLine *CPLineCreate(CPFonts *fonts, const char *text, size_t length, CPStyle style) {
    PangoLayout *layout = pango_layout_new(fonts->context);
    PangoFontDescription *description = describe(style);
    pango_layout_set_font_description(layout, description);
    pango_font_description_free(description);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    setAttributes(layout, style);
    pango_layout_set_text(layout, text, (int)length);

    CPLine *line = g_new(CPLine, 1);
    line->layout = layout;
    line->line = pango_layout_get_line_readonly(layout, 0);
    line->size = style.size;
    line->semibold = style.semibold;
    return line;
}
