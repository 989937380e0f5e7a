#define _GNU_SOURCE
#include "CX11Probe.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/sync.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct probe {
    Display *display;
    Window own;
};

// A test may kill the server; returning keeps the process.
static void stay(Display *display, void *unused) {
    (void)display;
    (void)unused;
}

probe *probe_open(const char *name) {
    Display *display = XOpenDisplay(name);
    if (!display) return NULL;
    XSetIOErrorExitHandler(display, stay, NULL);
    probe *probe = malloc(sizeof *probe);
    probe->display = display;
    probe->own = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
    int event, error, major, minor;
    if (XSyncQueryExtension(display, &event, &error)) XSyncInitialize(display, &major, &minor);
    return probe;
}

void probe_close(probe *probe) {
    XCloseDisplay(probe->display);
    free(probe);
}

static long channel(unsigned long pixel, unsigned long mask) {
    int shift = __builtin_ctzl(mask), width = __builtin_popcountl(mask);
    unsigned long value = (pixel & mask) >> shift;
    return (long)(value * 255 / ((1ul << width) - 1));
}

long probe_color(probe *probe, unsigned long window, int x, int y) {
    XWindowAttributes attributes;
    if (!XGetWindowAttributes(probe->display, window, &attributes)) return -1;
    XImage *image = XGetImage(probe->display, window, x, y, 1, 1, AllPlanes, ZPixmap);
    if (!image) return -1;
    unsigned long pixel = XGetPixel(image, 0, 0);
    XDestroyImage(image);
    Visual *visual = attributes.visual;
    if (visual->red_mask)
        return channel(pixel, visual->red_mask) << 16 | channel(pixel, visual->green_mask) << 8
            | channel(pixel, visual->blue_mask);
    XColor color = {.pixel = pixel};
    XQueryColor(probe->display, attributes.colormap, &color);
    return (long)(color.red >> 8) << 16 | (long)(color.green >> 8) << 8 | color.blue >> 8;
}

void probe_move(probe *probe, unsigned long window, int x, int y) {
    int root_x, root_y;
    Window child;
    Window root = XDefaultRootWindow(probe->display);
    XTranslateCoordinates(probe->display, window, root, x, y, &root_x, &root_y, &child);
    XTestFakeMotionEvent(probe->display, -1, root_x, root_y, 0);
    XSync(probe->display, False);
}

void probe_button(probe *probe, int button, bool is_down) {
    XTestFakeButtonEvent(probe->display, (unsigned)button, is_down, 0);
    XSync(probe->display, False);
}

void probe_key(probe *probe, unsigned char keycode, bool is_down) {
    XTestFakeKeyEvent(probe->display, keycode, is_down, 0);
    XSync(probe->display, False);
}

void probe_focus(probe *probe, unsigned long window) {
    XSetInputFocus(probe->display, window, RevertToPointerRoot, CurrentTime);
    XSync(probe->display, False);
}

void probe_resize(probe *probe, unsigned long window, int width, int height) {
    XResizeWindow(probe->display, window, (unsigned)width, (unsigned)height);
    XSync(probe->display, False);
}

void probe_unmap(probe *probe, unsigned long window) {
    XUnmapWindow(probe->display, window);
    XSync(probe->display, False);
}

bool probe_wait_until_visible(probe *probe, unsigned long window) {
    XSelectInput(probe->display, window, StructureNotifyMask);
    for (;;) {
        XWindowAttributes attributes;
        if (!XGetWindowAttributes(probe->display, window, &attributes)) return false;
        if (attributes.map_state == IsViewable) return true;
        XEvent event;
        XWindowEvent(probe->display, window, StructureNotifyMask, &event);
    }
}

void probe_send_protocol(probe *probe, unsigned long window, const char *protocol, long low) {
    XEvent event = {.xclient = {.type = ClientMessage, .window = window, .format = 32}};
    event.xclient.message_type = XInternAtom(probe->display, "WM_PROTOCOLS", False);
    event.xclient.data.l[0] = (long)XInternAtom(probe->display, protocol, False);
    event.xclient.data.l[2] = low;
    XSendEvent(probe->display, window, False, 0, &event);
    XSync(probe->display, False);
}

void probe_send_size(probe *probe, unsigned long window, int width, int height) {
    XEvent event = {.xconfigure = {.type = ConfigureNotify, .event = window, .window = window}};
    event.xconfigure.width = width;
    event.xconfigure.height = height;
    XSendEvent(probe->display, window, False, StructureNotifyMask, &event);
    XSync(probe->display, False);
}

static bool read_property(
    probe *probe, Window window, Atom name, bool deleting, char *text, size_t size
) {
    Atom type;
    int format;
    unsigned long count, left;
    unsigned char *data = NULL;
    XGetWindowProperty(
        probe->display, window, name, 0, 1 << 20, deleting, AnyPropertyType, &type, &format, &count,
        &left, &data
    );
    if (!data || type == None) return false;
    size_t length = 0;
    text[0] = 0;
    if (format == 32) {
        for (unsigned long i = 0; i < count && length + 24 < size; i++)
            length += (size_t)sprintf(text + length, i ? " %lu" : "%lu", ((unsigned long *)data)[i] & 0xFFFFFFFF);
    } else {
        length = count < size - 1 ? count : size - 1;
        memcpy(text, data, length);
        for (size_t i = 0; i < length; i++)
            if (!text[i]) text[i] = '|';
        text[length] = 0;
    }
    XFree(data);
    return true;
}

bool probe_property(probe *probe, unsigned long window, const char *name, char *text, size_t size) {
    Atom atom = XInternAtom(probe->display, name, False);
    return read_property(probe, window, atom, false, text, size);
}

void probe_set_property(
    probe *probe, unsigned long window, const char *name, const char *type, const char *bytes,
    size_t size
) {
    XChangeProperty(
        probe->display, window, XInternAtom(probe->display, name, False),
        XInternAtom(probe->display, type, False), 8, PropModeReplace, (const unsigned char *)bytes,
        (int)size
    );
    XSync(probe->display, False);
}

long probe_counter(probe *probe, unsigned long counter) {
    XSyncValue value;
    if (!XSyncQueryCounter(probe->display, counter, &value)) return -1;
    return (long)XSyncValueLow32(value);
}

unsigned long probe_root(probe *probe) { return XDefaultRootWindow(probe->display); }

unsigned long probe_own_selection(probe *probe, const char *selection) {
    Atom atom = XInternAtom(probe->display, selection, False);
    XSetSelectionOwner(probe->display, atom, probe->own, CurrentTime);
    XSync(probe->display, False);
    return probe->own;
}

void probe_ask_selection(probe *probe, const char *selection, const char *target) {
    XConvertSelection(
        probe->display, XInternAtom(probe->display, selection, False),
        XInternAtom(probe->display, target, False), XInternAtom(probe->display, "PROBE", False),
        probe->own, CurrentTime
    );
    XSync(probe->display, False);
}

int probe_selection(probe *probe, char *text, size_t size) {
    XEvent event;
    XSync(probe->display, False);
    if (!XCheckTypedEvent(probe->display, SelectionNotify, &event)) return 0;
    Atom property = event.xselection.property;
    if (property == None) return -1;
    return read_property(probe, probe->own, property, true, text, size) ? 1 : -1;
}

bool probe_serve_selection(probe *probe, const char *kind, const char *text) {
    XEvent event;
    XSync(probe->display, False);
    if (!XCheckTypedEvent(probe->display, SelectionRequest, &event)) return false;
    XSelectionRequestEvent request = event.xselectionrequest;
    Atom targets = XInternAtom(probe->display, "TARGETS", False);
    Atom type = XInternAtom(probe->display, kind, False);
    XEvent reply = {.xselection = {.type = SelectionNotify, .requestor = request.requestor}};
    reply.xselection.selection = request.selection;
    reply.xselection.target = request.target;
    reply.xselection.time = request.time;
    if (request.target == targets) {
        unsigned long list[] = {targets, type};
        XChangeProperty(
            probe->display, request.requestor, request.property, XA_ATOM, 32, PropModeReplace,
            (unsigned char *)list, 2
        );
        reply.xselection.property = request.property;
    } else if (request.target == type) {
        XChangeProperty(
            probe->display, request.requestor, request.property, type, 8, PropModeReplace,
            (const unsigned char *)text, (int)strlen(text)
        );
        reply.xselection.property = request.property;
    }
    XSendEvent(probe->display, request.requestor, False, 0, &reply);
    XSync(probe->display, False);
    return true;
}

void probe_sync(probe *probe) { XSync(probe->display, False); }
