// Shared by the files of this target only.
#pragma once

#include "CPango.h"

#include <pango/pangoft2.h>

#pragma clang assume_nonnull begin

struct CPFonts {
    PangoFontMap *map;
    PangoContext *context;
};

struct CPLine {
    PangoLayout *layout;
    /// Belongs to `layout`.
    PangoLayoutLine *line;
    /// Pixels in an em.
    double size;
    bool semibold;
};

/// The face of `font` at its size and weight, or NULL if its file cannot be read.
FT_Face _Nullable CPFace(PangoFont *font);

#pragma clang assume_nonnull end
