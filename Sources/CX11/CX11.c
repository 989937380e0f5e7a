#define _GNU_SOURCE
#include "CX11.h"

#include <stddef.h>
#include <time.h>

static _Thread_local unsigned long error_count;

static int record_error(Display *display, XErrorEvent *error) {
    (void)display;
    (void)error;
    error_count += 1;
    return 0;
}

// Replaces the default, which prints; what follows is the exit handler of the connection.
static int stay_silent(Display *display) {
    (void)display;
    return 0;
}

// Returning, instead of leaving, gives the program its turn to save.
static void note_loss(Display *display, void *lost) {
    (void)display;
    *(int *)lost = 1;
}

void cx11_install_handlers(void) {
    XSetErrorHandler(record_error);
    XSetIOErrorHandler(stay_silent);
}

void cx11_watch_connection(Display *display, int *lost) {
    XSetIOErrorExitHandler(display, note_loss, lost);
}

unsigned long cx11_error_count(void) { return error_count; }

XIM cx11_open_own_input_method(Display *display) {
    return XSetLocaleModifiers("@im=none") ? XOpenIM(display, NULL, NULL, NULL) : NULL;
}

XIC cx11_create_input_context(XIM method, Window window) {
    return XCreateIC(
        method, XNInputStyle, (XIMStyle)(XIMPreeditNothing | XIMStatusNothing),
        XNClientWindow, window, XNFocusWindow, window, NULL
    );
}

void *cx11_attach_memory(int identifier) {
    void *memory = shmat(identifier, NULL, 0);
    return memory == (void *)-1 ? NULL : memory;
}

int cx11_poll(struct pollfd *sources, unsigned long count, long long nanoseconds) {
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return ppoll(sources, count, nanoseconds < 0 ? NULL : &time, NULL);
}

void cx11_ignore_write_signals(void) {
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
}
