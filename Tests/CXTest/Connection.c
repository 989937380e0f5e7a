#include "Connection.h"

#include <X11/extensions/XTest.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

// Error handlers belong to the process, and a test process may hold windows of the program's own
// code too: errors of other connections go to the handler that was there before.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static XErrorHandler foreign;
static rig_connection *first;

static bool is_ours(Display *display) {
    pthread_mutex_lock(&lock);
    rig_connection *each = first;
    while (each && each->display != display) each = each->next;
    pthread_mutex_unlock(&lock);
    return each != NULL;
}

static int ignore_error(Display *display, XErrorEvent *error) {
    return is_ours(display) || !foreign ? 0 : foreign(display, error);
}

static int ignore_io_error(Display *display) {
    (void)display;
    return 0;
}

static void mark_dead(Display *display, void *connection) {
    (void)display;
    ((rig_connection *)connection)->dead = true;
}

static void enlist(rig_connection *connection) {
    pthread_mutex_lock(&lock);
    connection->next = first;
    first = connection;
    XErrorHandler before = XSetErrorHandler(ignore_error);
    if (before != ignore_error) foreign = before;
    XSetIOErrorHandler(ignore_io_error);
    // A write to a server that is gone must fail, not end the process.
    signal(SIGPIPE, SIG_IGN);
    pthread_mutex_unlock(&lock);
}

static void dismiss(rig_connection *connection) {
    pthread_mutex_lock(&lock);
    rig_connection **link = &first;
    while (*link && *link != connection) link = &(*link)->next;
    if (*link) *link = connection->next;
    pthread_mutex_unlock(&lock);
}

rig_connection *rig_connect(const char *name) {
    Display *display = XOpenDisplay(name);
    if (!display) return NULL;
    rig_connection *connection = calloc(1, sizeof *connection);
    if (!connection) abort();
    connection->display = display;
    enlist(connection);
    XSetIOErrorExitHandler(display, mark_dead, connection);
    int event, error, major, minor;
    if (!XTestQueryExtension(display, &event, &error, &major, &minor)) {
        rig_disconnect(connection);
        return NULL;
    }
    // Input keeps its way even while another client has grabbed the server.
    XTestGrabControl(display, True);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    return connection;
}

void rig_disconnect(rig_connection *connection) {
    XCloseDisplay(connection->display);
    dismiss(connection);
    free(connection);
}

bool rig_is_alive(const rig_connection *connection) { return !connection->dead; }

void rig_flush(rig_connection *connection) {
    if (!connection->dead) XFlush(connection->display);
}

bool rig_sync(rig_connection *connection) {
    if (!connection->dead) XSync(connection->display, False);
    return !connection->dead;
}
