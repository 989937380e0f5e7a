// The smallest window the rig can drive: it keeps the program's side of the contract, so that the
// rig can be tested by itself. It draws where the pointer is dragged and tells what it was sent.

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { WIDTH = 400, HEIGHT = 300, BAR = 40 };

typedef struct {
    Display *display;
    Window window;
    Atom controls, protocols, delete, ping;
    bool pencil;
    int slider, motions, x, y;
} Client;

static void publish(Client *client) {
    char json[1024];
    int length = snprintf(
        json, sizeof json,
        "[{\"id\":\"tool.pencil\",\"kind\":\"button\",\"label\":\"Pencil\",\"x\":4,\"y\":4,\"w\":32,"
        "\"h\":32,\"enabled\":true,\"selected\":%s,\"value\":null},"
        "{\"id\":\"undo\",\"kind\":\"button\",\"label\":\"Undo\",\"x\":40,\"y\":4,\"w\":32,\"h\":32,"
        "\"enabled\":false,\"selected\":false,\"value\":null},"
        "{\"id\":\"width\",\"kind\":\"slider\",\"label\":\"Width\",\"x\":100,\"y\":4,\"w\":100,"
        "\"h\":32,\"enabled\":true,\"selected\":false,\"value\":%d},"
        "{\"id\":\"board\",\"kind\":\"canvas\",\"label\":\"\u00c9bauche\",\"x\":0,\"y\":%d,\"w\":%d,"
        "\"h\":%d,\"enabled\":true,\"selected\":false,\"value\":\"text\"}]",
        client->pencil ? "true" : "false", client->slider, BAR, WIDTH, HEIGHT - BAR);
    XChangeProperty(
        client->display, client->window, client->controls,
        XInternAtom(client->display, "UTF8_STRING", False), 8, PropModeReplace,
        (unsigned char *)json, length);
}

static void open_window(Client *client) {
    Display *display = client->display;
    int screen = DefaultScreen(display);
    client->window = XCreateSimpleWindow(
        display, DefaultRootWindow(display), 30, 20, WIDTH, HEIGHT, 0, BlackPixel(display, screen),
        WhitePixel(display, screen));
    long process = getpid();
    XChangeProperty(
        display, client->window, XInternAtom(display, "_NET_WM_PID", False), XA_CARDINAL, 32,
        PropModeReplace, (unsigned char *)&process, 1);
    XClassHint class = {"easel", "Easel"};
    XSetClassHint(display, client->window, &class);
    client->controls = XInternAtom(display, "_EASEL_CONTROLS", False);
    client->protocols = XInternAtom(display, "WM_PROTOCOLS", False);
    client->delete = XInternAtom(display, "WM_DELETE_WINDOW", False);
    client->ping = XInternAtom(display, "_NET_WM_PING", False);
    XSetWMProtocols(display, client->window, (Atom[]){client->delete, client->ping}, 2);
    XSelectInput(
        display, client->window,
        ButtonPressMask | ButtonReleaseMask | ButtonMotionMask | KeyPressMask | StructureNotifyMask);
    publish(client);
    XMapWindow(display, client->window);
}

static void draw_to(Client *client, int x, int y) {
    GC context = DefaultGC(client->display, DefaultScreen(client->display));
    XDrawLine(client->display, client->window, context, client->x, client->y, x, y);
    client->x = x;
    client->y = y;
}

static void press(Client *client, int x, int y) {
    client->x = x;
    client->y = y;
    if (y >= BAR) return;
    if (x < 36) client->pencil = !client->pencil;
    if (x >= 100 && x < 200) client->slider = 1 + (x - 100) / 5;
    publish(client);
}

// False when the window is to close.
static bool answer(Client *client, XClientMessageEvent *message) {
    if (message->message_type != client->protocols) return true;
    if ((Atom)message->data.l[0] == client->delete) return false;
    if ((Atom)message->data.l[0] == client->ping) {
        XEvent pong = {.xclient = *message};
        pong.xclient.window = DefaultRootWindow(client->display);
        XSendEvent(
            client->display, pong.xclient.window, False,
            SubstructureNotifyMask | SubstructureRedirectMask, &pong);
    }
    return true;
}

static void tell_key(XKeyEvent *event) {
    char text[8] = "";
    KeySym symbol = NoSymbol;
    XLookupString(event, text, sizeof text - 1, &symbol, NULL);
    if (IsModifierKey(symbol)) return;
    printf("key %s %u\n", XKeysymToString(symbol), event->state & 0xFF);
}

int main(void) {
    Client client = {.display = XOpenDisplay(NULL), .slider = 3};
    if (!client.display) return 3;
    setvbuf(stdout, NULL, _IOLBF, 0);
    open_window(&client);
    for (bool open = true; open;) {
        XEvent event;
        XNextEvent(client.display, &event);
        switch (event.type) {
        case ButtonPress: press(&client, event.xbutton.x, event.xbutton.y); break;
        case ButtonRelease: printf("motions %d\n", client.motions); break;
        case MotionNotify:
            client.motions++;
            draw_to(&client, event.xmotion.x, event.xmotion.y);
            break;
        case KeyPress: tell_key(&event.xkey); break;
        case ConfigureNotify:
            printf("size %d %d\n", event.xconfigure.width, event.xconfigure.height);
            break;
        case ClientMessage: open = answer(&client, &event.xclient); break;
        }
    }
    puts("closed");
    return 0;
}
