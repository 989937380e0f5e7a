#include "Connection.h"

#include <X11/Xutil.h>

// One channel, widened or narrowed to 8 bits with rounding: depth 16 has 5 or 6, depth 30 has 10.
static uint32_t channel(unsigned long pixel, unsigned long mask) {
    if (!mask) return 0;
    unsigned long low = mask & ~(mask - 1);
    unsigned long most = mask / low;
    return (uint32_t)(((pixel & mask) / low * 255 + most / 2) / most);
}

bool rig_capture(
    rig_connection *connection, rig_window window, int x, int y, int width, int height,
    uint32_t *pixels) {
    if (connection->dead) return false;
    XImage *image = XGetImage(
        connection->display, window, x, y, (unsigned)width, (unsigned)height, AllPlanes, ZPixmap);
    if (!image) return false;
    // An image of a window has the masks of the window's visual.
    unsigned long red = image->red_mask, green = image->green_mask, blue = image->blue_mask;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            unsigned long pixel = XGetPixel(image, column, row);
            *pixels++ = channel(pixel, red) << 16 | channel(pixel, green) << 8
                | channel(pixel, blue);
        }
    XDestroyImage(image);
    return true;
}
