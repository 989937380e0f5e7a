#include "Connection.h"

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>

void rig_move(rig_connection *connection, int x, int y) {
    if (!connection->dead) XTestFakeMotionEvent(connection->display, -1, x, y, CurrentTime);
}

void rig_button(rig_connection *connection, unsigned button, bool down) {
    if (!connection->dead) XTestFakeButtonEvent(connection->display, button, down, CurrentTime);
}

void rig_key(rig_connection *connection, unsigned code, bool down) {
    if (!connection->dead) XTestFakeKeyEvent(connection->display, code, down, CurrentTime);
}

unsigned rig_key_code(rig_connection *connection, const char *name, bool *needs_shift) {
    if (connection->dead) return 0;
    KeySym symbol = XStringToKeysym(name);
    if (symbol == NoSymbol) return 0;
    KeyCode code = XKeysymToKeycode(connection->display, symbol);
    *needs_shift = code && XkbKeycodeToKeysym(connection->display, code, 0, 0) != symbol;
    return code;
}
