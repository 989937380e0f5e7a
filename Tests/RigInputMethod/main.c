// An input method for the tests: passes every key back to the program and says so on standard
// output, but for Z, in whose place it commits a 9.

#include <stdio.h>
#include <stdlib.h>
#include <xcb-imdkit/imdkit.h>

enum { keycode_of_z = 52 };

static void handle(
    xcb_im_t *method, xcb_im_client_t *client, xcb_im_input_context_t *context,
    const xcb_im_packet_header_fr_t *header, void *frame, void *event, void *unused
) {
    (void)client;
    (void)frame;
    (void)unused;
    if (header->major_opcode != XCB_XIM_FORWARD_EVENT) return;
    xcb_key_press_event_t *key = event;
    if (key->response_type == XCB_KEY_PRESS) puts("key");
    if (key->detail != keycode_of_z)
        xcb_im_forward_event(method, context, key);
    else if (key->response_type == XCB_KEY_PRESS)
        xcb_im_commit_string(method, context, XCB_XIM_LOOKUP_CHARS, "9", 1, 0);
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    int number = 0;
    xcb_connection_t *connection = xcb_connect(NULL, &number);
    if (xcb_connection_has_error(connection)) return 1;
    xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data;
    xcb_window_t window = xcb_generate_id(connection);
    xcb_create_window(
        connection, XCB_COPY_FROM_PARENT, window, screen->root, 0, 0, 1, 1, 0,
        XCB_WINDOW_CLASS_INPUT_OUTPUT, screen->root_visual, 0, NULL
    );
    uint32_t style = XCB_IM_PreeditNothing | XCB_IM_StatusNothing;
    xcb_im_styles_t styles = {1, &style};
    char *encoding = "COMPOUND_TEXT";
    xcb_im_encodings_t encodings = {1, &encoding};
    xcb_im_t *method = xcb_im_create(
        connection, number, window, "rig", XCB_IM_ALL_LOCALES, &styles, NULL, NULL, &encodings,
        XCB_EVENT_MASK_KEY_PRESS | XCB_EVENT_MASK_KEY_RELEASE, handle, NULL
    );
    if (!xcb_im_open_im(method)) return 1;
    xcb_flush(connection);
    puts("ready");
    for (xcb_generic_event_t *event; (event = xcb_wait_for_event(connection)); free(event)) {
        xcb_im_filter_event(method, event);
        xcb_flush(connection);
    }
}
