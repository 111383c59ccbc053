// For what Swift's module of the C library leaves out: posix_spawn's extensions, pipe2 and memfd_create.
#define _GNU_SOURCE

#include "CProgramStart.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <unistd.h>

int pushwright_start_program(
    pid_t *process, const char *file, char *const words[], char *const variables[],
    const char *directory, const int descriptors[3]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  for (int number = 0; error == 0 && number < 3; number++) {
    error = posix_spawn_file_actions_adddup2(&actions, descriptors[number], number);
  }
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  if (error == 0 && directory != NULL) {
    error = posix_spawn_file_actions_addchdir_np(&actions, directory);
  }
  if (error == 0) error = posix_spawn(process, file, &actions, &attributes, words, variables);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int pushwright_start_attached_program(
    pid_t *process, const char *file, char *const words[], char *const variables[],
    const int ignored[], int ignored_count, const int kept[], int kept_count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  int first = STDERR_FILENO + 1;
  for (int index = 0; error == 0 && index < kept_count; index++) {
    for (; error == 0 && first < kept[index]; first++) {
      error = posix_spawn_file_actions_addclose(&actions, first);
    }
    first = kept[index] + 1;
  }
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions, first);
  sigset_t none, defaults;
  sigemptyset(&none);
  sigfillset(&defaults);
  for (int index = 0; index < ignored_count; index++) sigdelset(&defaults, ignored[index]);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  if (error == 0) error = posix_spawn(process, file, &actions, &attributes, words, variables);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int pushwright_has_terminal(void) {
  int terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (terminal < 0) return 0;
  int has = tcgetpgrp(terminal) == getpgrp();
  close(terminal);
  return has;
}

int pushwright_open_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return 0;
}

int pushwright_open_scratch(void) { return memfd_create("pushwright", MFD_CLOEXEC); }
