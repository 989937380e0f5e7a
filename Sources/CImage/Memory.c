#include <stdio.h>
#include <stdlib.h>

#include "CImage.h"

size_t cimage_available_memory(void) {
    FILE *file = fopen("/proc/meminfo", "re");
    if (!file) return SIZE_MAX;
    char line[128];
    unsigned long long kibibytes;
    size_t available = SIZE_MAX;
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "MemAvailable: %llu", &kibibytes) != 1) continue;
        available = (size_t)kibibytes * 1024;
        break;
    }
    fclose(file);
    return available;
}

bool cimage_can_allocate(size_t size) {
    // Volatile, since a compiler may drop a malloc whose result only goes to free.
    void *volatile block = malloc(size);
    free(block);
    return block != NULL;
}
