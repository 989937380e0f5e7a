#pragma once

#include <X11/Xlib.h>

/// A key for the input method, or a change of focus: `type` is that of the X event.
struct cx11_method_key {
    int type;
    unsigned int keycode;
    unsigned int state;
    Time time;
};

enum cx11_method_kind {
    /// The thread has a connection, whose descriptor is `number`.
    CX11_METHOD_CONNECTED,
    /// The method takes keys now.
    CX11_METHOD_READY,
    /// A key or a text that is the program's, `number` is its symbol.
    CX11_METHOD_KEY,
    /// The method is through with the key that it was given.
    CX11_METHOD_DONE,
    /// There is no method, or no longer.
    CX11_METHOD_ENDED,
};

/// What the input method's thread has to say.
struct cx11_method_answer {
    enum cx11_method_kind kind;
    unsigned long number;
    struct cx11_method_key key;
    unsigned int length;
    /// UTF-8, without an end mark.
    char text[4096];
};

/// Starts a thread that opens the desktop's input method for `window` on a connection of its own.
///
/// Returns a socket that takes one `cx11_method_key` a packet and gives one `cx11_method_answer` a
/// packet, or -1. The thread ends once the socket is closed and its connection is shut down.
int cx11_start_input_method(const char *display, Window window);
