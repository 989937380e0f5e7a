// The X a test needs: real input through XTEST, and what the server shows.
//
// A connection outlives its server: when the server dies, every call becomes a no-op that
// reports failure. One thread at a time per connection.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct rig_connection rig_connection;
typedef unsigned long rig_window;

typedef struct {
    int x, y, width, height; // x, y: the inside's corner, in root pixels
    int depth;
    bool viewable;
} rig_geometry;

// NULL where the display cannot be opened or has no XTEST.
rig_connection *rig_connect(const char *display);
void rig_disconnect(rig_connection *connection);
bool rig_is_alive(const rig_connection *connection);

// The first window that has `property`, and `_NET_WM_PID` = `process` unless either is absent; 0: none.
rig_window rig_find_window(rig_connection *connection, const char *property, int process);
rig_window rig_root(rig_connection *connection);
bool rig_has_window_manager(rig_connection *connection);

// Whether a new window is put on screen within the time. A manager that has announced itself may
// still lose windows for some milliseconds.
bool rig_shows_windows(rig_connection *connection, int milliseconds);
bool rig_get_geometry(rig_connection *connection, rig_window window, rig_geometry *geometry);

// The bytes of an 8-bit property of any type, to be freed by `free`; NULL where there is none.
char *rig_copy_property(
    rig_connection *connection, rig_window window, const char *name, size_t *length);

// Input. Motion is in root pixels. Nothing is sent before `rig_flush`, nothing is certain to
// have been processed by the server before `rig_sync`.
void rig_move(rig_connection *connection, int x, int y);
void rig_button(rig_connection *connection, unsigned button, bool down);
void rig_key(rig_connection *connection, unsigned code, bool down);
void rig_flush(rig_connection *connection);
bool rig_sync(rig_connection *connection);

// The key that makes the named keysym ("z", "Escape", "bracketleft"); 0: no such name or key.
unsigned rig_key_code(rig_connection *connection, const char *name, bool *needs_shift);

// What people do to windows.
void rig_focus(rig_connection *connection, rig_window window);
void rig_resize(rig_connection *connection, rig_window window, int width, int height);
void rig_map(rig_connection *connection, rig_window window, bool mapped);
void rig_delete_window(rig_connection *connection, rig_window window);

// Sends `_NET_WM_PING` and waits for its answer. The answer comes after the program has handled
// every event before it.
bool rig_ping(rig_connection *connection, rig_window window, int milliseconds);

// The rectangle of the window as 0xRRGGBB, row-major, whatever the server's depth and byte order.
// False where it is not wholly on screen.
bool rig_capture(
    rig_connection *connection, rig_window window, int x, int y, int width, int height,
    uint32_t *pixels);

// Starts a program, found through PATH, with nothing of ours but the two files its output goes
// to. Its process, or the negated error number.
int rig_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    const char *output, const char *errors);
