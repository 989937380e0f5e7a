#define _GNU_SOURCE
#include "CXTest.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

int rig_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    const char *output, const char *errors) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    pid_t process;
    int flags = O_WRONLY | O_CREAT | O_TRUNC;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0600);
    posix_spawn_file_actions_addchdir_np(&actions, folder);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);

    // The test runner's own signal mask and dispositions are no business of the child.
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

    int error = posix_spawnp(&process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error ? -error : process;
}
