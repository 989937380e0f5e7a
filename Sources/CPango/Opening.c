#include "CPango.h"

#include <glib.h>
#include <pthread.h>
#include <signal.h>

struct CPOpening {
    pthread_t thread;
    bool hasThread;
    char *_Nullable language;
    CPFonts *_Nullable fonts;
};

/// Does what the first line of text would have to wait for.
static void setFirstLine(CPFonts *fonts) {
    CPStyle style = { .size = 13, .semibold = false, .tabular = false };
    CPLine *line = CPLineCreate(fonts, "Ag", 2, style);
    uint8_t pixels[32 * 32] = { 0 };
    CPLineDraw(line, (CPCoverage){ pixels, 32, 32 }, 4, 24);
    CPLineFree(line);
}

static void *openFonts(void *data) {
    CPOpening *opening = data;
    CPLock();
    opening->fonts = CPFontsOpen(opening->language);
    if (opening->fonts) setFirstLine(opening->fonts);
    CPUnlock();
    return NULL;
}

CPOpening *CPOpeningBegin(const char *language) {
    CPOpening *opening = g_new0(CPOpening, 1);
    opening->language = g_strdup(language);
    // Signals are for the thread that began; this one and what it starts take none.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    opening->hasThread = pthread_create(&opening->thread, NULL, openFonts, opening) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return opening;
}

CPFonts *CPOpeningEnd(CPOpening *opening) {
    if (opening->hasThread) {
        pthread_join(opening->thread, NULL);
    } else {
        openFonts(opening);
    }
    CPFonts *fonts = opening->fonts;
    g_free(opening->language);
    g_free(opening);
    return fonts;
}
