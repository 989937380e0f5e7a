// Xlib waits for an input method's answers without end, and its only way out is the handler of a
// broken connection, from which it must not return. So the thread that talks to the method has no
// frames but those of C, which `pthread_exit` may leave.

#define _GNU_SOURCE
#include "InputMethod.h"

#include <X11/Xutil.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct method {
    int socket;
    char *name;
    Window window;
    Display *display;
    XIM method;
    XIC context;
    int is_lost;
};

static int say(struct method *method, enum cx11_method_kind kind, unsigned long number) {
    struct cx11_method_answer answer = {.kind = kind, .number = number};
    return send(method->socket, &answer, sizeof answer, MSG_NOSIGNAL) >= 0;
}

/// Says that it is over, and waits until nobody listens.
static void part(struct method *method) {
    say(method, CX11_METHOD_ENDED, 0);
    struct cx11_method_key ignored;
    for (ssize_t count = 1; count > 0 || (count < 0 && errno == EINTR);)
        count = recv(method->socket, &ignored, sizeof ignored, 0);
}

static void release(struct method *method) {
    close(method->socket);
    free(method->name);
    free(method);
}

// Xlib's memory stays behind: its cleanup would talk to the server.
static void leave(Display *display, void *context) {
    struct method *method = context;
    part(method);
    close(ConnectionNumber(display));
    release(method);
    pthread_exit(NULL);
}

static void note_loss(XIM unused, XPointer context, XPointer none) {
    (void)unused;
    (void)none;
    ((struct method *)(void *)context)->is_lost = 1;
}

static int open_method(struct method *method) {
    if (!XSetLocaleModifiers("")) return 0;
    method->method = XOpenIM(method->display, NULL, NULL, NULL);
    if (!method->method) return 0;
    XIMCallback lost = {.client_data = (XPointer)(void *)method, .callback = note_loss};
    XSetIMValues(method->method, XNDestroyCallback, &lost, NULL);
    method->context = XCreateIC(
        method->method, XNInputStyle, (XIMStyle)(XIMPreeditNothing | XIMStatusNothing),
        XNClientWindow, method->window, XNFocusWindow, method->window, NULL
    );
    if (!method->context || method->is_lost) return 0;
    XSetICFocus(method->context);
    return 1;
}

/// Tells of a key that the method left alone, or of a text that it made.
static void tell(struct method *method, XKeyEvent *event) {
    struct cx11_method_answer answer = {
        .kind = CX11_METHOD_KEY, .key = {event->type, event->keycode, event->state, event->time}
    };
    KeySym symbol = 0;
    if (event->type == KeyPress) {
        Status status = 0;
        int length = Xutf8LookupString(
            method->context, event, answer.text, sizeof answer.text, &symbol, &status
        );
        if (status == XLookupChars || status == XLookupBoth) answer.length = (unsigned int)length;
        if (status != XLookupKeySym && status != XLookupBoth) symbol = 0;
    }
    answer.number = symbol;
    send(method->socket, &answer, sizeof answer, MSG_NOSIGNAL);
}

static void drain(struct method *method) {
    while (XPending(method->display) > 0) {
        XEvent event;
        XNextEvent(method->display, &event);
        if (XFilterEvent(&event, None) || method->is_lost) continue;
        if (event.type == KeyPress || event.type == KeyRelease) tell(method, &event.xkey);
    }
}

static void offer(struct method *method, const struct cx11_method_key *key) {
    XEvent event = {.xkey = {
        .type = key->type, .display = method->display, .window = method->window,
        .root = DefaultRootWindow(method->display), .time = key->time, .state = key->state,
        .keycode = key->keycode, .same_screen = True,
    }};
    if (!XFilterEvent(&event, None)) {
        if (!method->is_lost) tell(method, &event.xkey);
    } else if (!method->is_lost) {
        // A method may answer to a key later. Its answer to this comes behind that.
        XSetICValues(method->context, XNFocusWindow, method->window, NULL);
        drain(method);
    }
    say(method, CX11_METHOD_DONE, 0);
}

/// Serves until the method is lost; a broken connection, or one shut down, leaves from within.
static void serve(struct method *method) {
    struct pollfd sources[] = {
        {.fd = ConnectionNumber(method->display), .events = POLLIN},
        {.fd = method->socket, .events = POLLIN},
    };
    for (;;) {
        drain(method);
        if (method->is_lost) return;
        if (poll(sources, 2, -1) < 0 || !sources[1].revents) continue;
        struct cx11_method_key key;
        ssize_t count = recv(method->socket, &key, sizeof key, 0);
        if (count == 0) return;
        if (count != sizeof key) continue;
        if (key.type == FocusIn) XSetICFocus(method->context);
        else if (key.type == FocusOut) XUnsetICFocus(method->context);
        else offer(method, &key);
    }
}

static void *run(void *context) {
    struct method *method = context;
    method->display = XOpenDisplay(method->name);
    if (method->display) {
        int descriptor = ConnectionNumber(method->display);
        fcntl(descriptor, F_SETFD, FD_CLOEXEC);
        XSetIOErrorExitHandler(method->display, leave, method);
        if (say(method, CX11_METHOD_CONNECTED, (unsigned long)descriptor) && open_method(method)
            && say(method, CX11_METHOD_READY, 0))
            serve(method);
    }
    part(method);
    if (method->display) XCloseDisplay(method->display);
    release(method);
    return NULL;
}

int cx11_start_input_method(const char *display, Window window) {
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) < 0) return -1;
    struct method *method = calloc(1, sizeof *method);
    char *name = method ? strdup(display) : NULL;
    pthread_t thread;
    if (name) {
        *method = (struct method){.socket = sockets[1], .name = name, .window = window};
        if (pthread_create(&thread, NULL, run, method) == 0) {
            pthread_detach(thread);
            return sockets[0];
        }
    }
    free(name);
    free(method);
    close(sockets[0]);
    close(sockets[1]);
    return -1;
}
