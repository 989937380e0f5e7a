#pragma once

// The one funnel to Xlib: what Swift can't import (macros, variadics) and what must not be Swift
// (the functions that Xlib itself calls, from wherever it happens to be).

#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/signalfd.h>

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
#include <X11/Xcursor/Xcursor.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>

#include "InputMethod.h"

/// Makes protocol errors and lost connections something to ask about instead of the end of the
/// process. May be called again.
void cx11_install_handlers(void);

/// Sets `*lost` to 1 when the connection breaks. `lost` must outlive the connection.
void cx11_watch_connection(Display *display, int *lost);

/// How many protocol errors this thread has been told of. Errors are reported to the thread that
/// talks to the server, so that no two connections mix theirs.
unsigned long cx11_error_count(void);

/// Opens the input method that is part of Xlib: dead keys and compose.
XIM cx11_open_own_input_method(Display *display);

/// A context without preedit or status windows of its own, or NULL.
XIC cx11_create_input_context(XIM method, Window window);

/// Attached System V memory, or NULL.
void *cx11_attach_memory(int identifier);

/// Waits as `poll` does, up to `nanoseconds`, or without end where that is negative.
int cx11_poll(struct pollfd *sources, unsigned long count, long long nanoseconds);

/// Writing to a closed pipe or past the file-size limit then fails with an error number.
void cx11_ignore_write_signals(void);

static inline void cx11_destroy_image(XImage *image) { XDestroyImage(image); }

static inline void cx11_set_input_mask(unsigned char *mask, int event) { XISetMask(mask, event); }

static inline int cx11_is_set(const unsigned char *mask, int bit) { return XIMaskIsSet(mask, bit) != 0; }

static inline char *cx11_data(XEvent *event) { return event->xclient.data.b; }
