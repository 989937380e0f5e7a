// Text in every script, as coverage. Pango, fontconfig and FreeType stay behind this header, so
// that nothing outside the target needs their include paths.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The fonts of this machine, opened.
typedef struct CPFonts CPFonts;

/// One line of text, shaped and measured.
typedef struct CPLine CPLine;

typedef struct {
    /// Pixels in an em; within 1…1024.
    double size;
    bool semibold;
    /// Digits of one width, where the font has them.
    bool tabular;
} CPStyle;

/// Of the first font, whatever others the line borrows from; pixels, all positive. Capitals are
/// measured as the hinter leaves them.
typedef struct {
    double ascent;
    double descent;
    double capHeight;
} CPMetrics;

/// Held around every other call here: Pango shares tables among all its users without guarding them,
/// and tests have many.
void CPLock(void);
void CPUnlock(void);

/// Opens the fonts, or returns NULL if there is not one that can be read.
///
/// `language` is a tag such as "zh-cn" and decides which regional form a Han character takes.
CPFonts *_Nullable CPFontsOpen(const char *_Nullable language);
void CPFontsClose(CPFonts *fonts);

/// Fonts that a thread of its own is opening.
typedef struct CPOpening CPOpening;

/// Begins to open the fonts beside whatever else the program does; `language` is copied.
///
/// Called without the lock, as CPOpeningEnd is: the thread takes it.
CPOpening *CPOpeningBegin(const char *_Nullable language);

/// Waits for the fonts and frees `opening`; the answer is that of CPFontsOpen.
CPFonts *_Nullable CPOpeningEnd(CPOpening *opening);

CPMetrics CPFontsMetrics(CPFonts *fonts, CPStyle style);

/// Shapes `length` bytes of valid UTF-8 without NUL or line breaks. Free it with CPLineFree.
CPLine *CPLineCreate(CPFonts *fonts, const char *text, size_t length, CPStyle style);
void CPLineFree(CPLine *line);

/// Pixels from the pen's first position to its last.
double CPLineWidth(const CPLine *line);

/// How many characters no font can show.
int CPLineMissing(const CPLine *line);

/// Writes the leading edge of the character that starts at each byte, in pixels from the line's
/// left end, and the edge after the last one; `edges` holds `length + 1`.
/// Bytes inside a character keep what they had.
void CPLineEdges(const CPLine *line, float *edges);

/// A picture of 0…255, `columns * rows`, row-major, zeroed by the caller.
typedef struct {
    uint8_t *pixels;
    int columns;
    int rows;
} CPCoverage;

/// Adds the line's ink, with the pen's first position at column `x` and the baseline above row
/// `baseline`. What falls outside is clipped.
void CPLineDraw(const CPLine *line, CPCoverage coverage, int x, int baseline);

#pragma clang assume_nonnull end
