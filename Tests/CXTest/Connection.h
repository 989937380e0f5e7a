#pragma once

#include "CXTest.h"

#include <X11/Xlib.h>

struct rig_connection {
    Display *display;
    volatile bool dead;
    struct rig_connection *next;
};

static inline Atom rig_atom(rig_connection *connection, const char *name) {
    return XInternAtom(connection->display, name, False);
}
