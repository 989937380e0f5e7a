#pragma once

// A second program on the same server, as far as the tests of X11 need one: it looks at pixels and
// properties, moves the pointer, presses buttons and keys, and asks for the clipboard.

#include <stdbool.h>
#include <stddef.h>

typedef struct probe probe;

/// Connects to a server, or returns NULL.
probe *probe_open(const char *display);
void probe_close(probe *probe);

/// The color on the screen at a place in the window, as 0xRRGGBB rounded down to 8 bits a channel,
/// or -1 where there is no window.
long probe_color(probe *probe, unsigned long window, int x, int y);

void probe_move(probe *probe, unsigned long window, int x, int y);
void probe_button(probe *probe, int button, bool is_down);
void probe_key(probe *probe, unsigned char keycode, bool is_down);
void probe_focus(probe *probe, unsigned long window);
void probe_resize(probe *probe, unsigned long window, int width, int height);
void probe_unmap(probe *probe, unsigned long window);

/// Waits until the window is on the screen.
bool probe_wait_until_visible(probe *probe, unsigned long window);

/// Sends a WM_PROTOCOLS message of the kind `protocol`.
void probe_send_protocol(probe *probe, unsigned long window, const char *protocol, long low);

/// Tells the window its place and size as a window manager does, without changing them.
void probe_send_size(probe *probe, unsigned long window, int width, int height);

/// The bytes of a property of 8 bits, or the numbers of one of 32 bits separated by blanks; written
/// to `text`. False where there is none.
bool probe_property(probe *probe, unsigned long window, const char *name, char *text, size_t size);

/// Sets a property of 8 bits.
void probe_set_property(
    probe *probe, unsigned long window, const char *name, const char *type, const char *bytes,
    size_t size
);

/// The value of an XSync counter.
long probe_counter(probe *probe, unsigned long counter);

unsigned long probe_root(probe *probe);

/// Makes a window that owns `selection`, for the tests of settings and the clipboard.
unsigned long probe_own_selection(probe *probe, const char *selection);

/// Asks for a selection as `target`; the answer is fetched by probe_selection once it has come.
void probe_ask_selection(probe *probe, const char *selection, const char *target);

/// 1 with the text when the answer has come, 0 while it has not, -1 when it was refused.
int probe_selection(probe *probe, char *text, size_t size);

/// Answers one request for a selection that we own: TARGETS with `kind`, `kind` with `text`.
bool probe_serve_selection(probe *probe, const char *kind, const char *text);

/// Waits until the server has done everything asked for.
void probe_sync(probe *probe);
