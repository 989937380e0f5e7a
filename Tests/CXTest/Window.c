#include "Connection.h"

#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

rig_window rig_root(rig_connection *connection) { return DefaultRootWindow(connection->display); }

static long milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// The first long of a 32-bit property, or `otherwise`.
static long number(rig_connection *connection, rig_window window, const char *name, long otherwise) {
    Atom type;
    int format;
    unsigned long count, rest;
    unsigned char *data = NULL;
    long value = otherwise;
    if (XGetWindowProperty(
            connection->display, window, rig_atom(connection, name), 0, 1, False, AnyPropertyType,
            &type, &format, &count, &rest, &data) == Success
        && data && format == 32 && count == 1)
        value = *(long *)data;
    if (data) XFree(data);
    return value;
}

bool rig_has_window_manager(rig_connection *connection) {
    return !connection->dead
        && number(connection, rig_root(connection), "_NET_SUPPORTING_WM_CHECK", 0) != 0;
}

bool rig_shows_windows(rig_connection *connection, int milliseconds) {
    if (connection->dead) return false;
    long deadline = milliseconds_now() + milliseconds;
    Window probe = XCreateSimpleWindow(
        connection->display, rig_root(connection), 0, 0, 10, 10, 0, 0, 0);
    XMapWindow(connection->display, probe);
    rig_geometry geometry = {0};
    while (rig_get_geometry(connection, probe, &geometry) && !geometry.viewable
           && milliseconds_now() < deadline)
        poll(NULL, 0, 2);
    if (!connection->dead) XDestroyWindow(connection->display, probe);
    rig_sync(connection);
    return geometry.viewable;
}

static rig_window search(rig_connection *connection, rig_window from, Atom property, int process) {
    Atom type = None;
    int format;
    unsigned long count, rest;
    unsigned char *data = NULL;
    XGetWindowProperty(
        connection->display, from, property, 0, 0, False, AnyPropertyType, &type, &format, &count,
        &rest, &data);
    if (data) XFree(data);
    if (type != None && (!process || number(connection, from, "_NET_WM_PID", process) == process))
        return from;

    rig_window root, parent, *children = NULL, found = 0;
    unsigned int total = 0;
    XQueryTree(connection->display, from, &root, &parent, &children, &total);
    for (unsigned int index = 0; index < total && !found && !connection->dead; index++)
        found = search(connection, children[index], property, process);
    if (children) XFree(children);
    return found;
}

rig_window rig_find_window(rig_connection *connection, const char *property, int process) {
    if (connection->dead) return 0;
    return search(connection, rig_root(connection), rig_atom(connection, property), process);
}

bool rig_get_geometry(rig_connection *connection, rig_window window, rig_geometry *geometry) {
    XWindowAttributes attributes;
    Window child;
    if (connection->dead || !XGetWindowAttributes(connection->display, window, &attributes))
        return false;
    geometry->width = attributes.width;
    geometry->height = attributes.height;
    geometry->depth = attributes.depth;
    geometry->viewable = attributes.map_state == IsViewable;
    return XTranslateCoordinates(
        connection->display, window, rig_root(connection), 0, 0, &geometry->x, &geometry->y,
        &child);
}

char *rig_copy_property(
    rig_connection *connection, rig_window window, const char *name, size_t *length) {
    Atom type;
    int format;
    unsigned long count, rest;
    unsigned char *data = NULL;
    char *copy = NULL;
    if (connection->dead) return NULL;
    // The length is in units of 32 bits: 16 MiB, more than any property of ours.
    if (XGetWindowProperty(
            connection->display, window, rig_atom(connection, name), 0, 1 << 22, False,
            AnyPropertyType, &type, &format, &count, &rest, &data) == Success
        && data && format == 8 && (copy = malloc(count + 1))) {
        memcpy(copy, data, count);
        copy[count] = 0;
        *length = count;
    }
    if (data) XFree(data);
    return copy;
}

void rig_focus(rig_connection *connection, rig_window window) {
    if (connection->dead) return;
    XSetInputFocus(connection->display, window, RevertToPointerRoot, CurrentTime);
    rig_sync(connection);
}

void rig_resize(rig_connection *connection, rig_window window, int width, int height) {
    if (connection->dead) return;
    XResizeWindow(connection->display, window, (unsigned)width, (unsigned)height);
    rig_flush(connection);
}

void rig_map(rig_connection *connection, rig_window window, bool mapped) {
    if (connection->dead) return;
    mapped ? XMapWindow(connection->display, window) : XUnmapWindow(connection->display, window);
    rig_sync(connection);
}

static void send_protocol(
    rig_connection *connection, rig_window window, const char *protocol, long time) {
    XEvent event = {.xclient = {
        .type = ClientMessage, .window = window, .format = 32,
        .message_type = rig_atom(connection, "WM_PROTOCOLS"),
    }};
    event.xclient.data.l[0] = (long)rig_atom(connection, protocol);
    event.xclient.data.l[1] = time;
    event.xclient.data.l[2] = (long)window;
    XSendEvent(connection->display, window, False, NoEventMask, &event);
    rig_flush(connection);
}

void rig_delete_window(rig_connection *connection, rig_window window) {
    if (!connection->dead) send_protocol(connection, window, "WM_DELETE_WINDOW", CurrentTime);
}

bool rig_ping(rig_connection *connection, rig_window window, int milliseconds) {
    static long serial;
    if (connection->dead) return false;
    long time = __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
    long deadline = milliseconds_now() + milliseconds;
    send_protocol(connection, window, "_NET_WM_PING", time);
    for (;;) {
        while (!connection->dead && XPending(connection->display) > 0) {
            XEvent event;
            XNextEvent(connection->display, &event);
            if (event.type == ClientMessage && event.xclient.data.l[1] == time
                && event.xclient.message_type == rig_atom(connection, "WM_PROTOCOLS"))
                return true;
        }
        long left = deadline - milliseconds_now();
        if (connection->dead || left <= 0) return false;
        struct pollfd descriptor = {ConnectionNumber(connection->display), POLLIN, 0};
        poll(&descriptor, 1, (int)left);
    }
}
