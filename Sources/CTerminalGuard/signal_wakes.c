#define _GNU_SOURCE
#include "signal_dispositions.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static atomic_int remembered[_NSIG];
static atomic_int writer = -1;
static int reader = -1;

static void wake(void) {
  int descriptor = atomic_load(&writer);
  char byte = 0;
  // A pipe that is full wakes its reader anyway.
  if (descriptor >= 0) (void)!write(descriptor, &byte, 1);
}

// Only async-signal-safe calls: the signal may come in the middle of anything.
static void remember(int signal_number) {
  int error = errno;
  atomic_store(&remembered[signal_number], 1);
  wake();
  errno = error;
}

static void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

int signal_catch(int signal_number) {
  if (signal_is_ignored(signal_number)) return 0;
  handle(signal_number, remember);
  // The program's starter may have blocked it, and that is inherited.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  return 1;
}

void signal_let_go(int signal_number) {
  struct sigaction action;
  if (sigaction(signal_number, NULL, &action) != 0 || action.sa_handler != remember) return;
  handle(signal_number, SIG_DFL);
  if (signal_has_come(signal_number)) raise(signal_number);
}

static void *take_signals(void *unused) {
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  for (;;) pause();
  return unused;
}

int signal_wakes(void) {
  int ends[2];
  if (reader >= 0 || pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return reader;
  reader = ends[0];
  // Threads of dispatch block signals, and the main thread may be gone: one always takes them.
  pthread_t taker;
  if (pthread_create(&taker, NULL, take_signals, NULL) == 0) pthread_detach(taker);
  atomic_store(&writer, ends[1]);
  // Signals that came before are reported too.
  wake();
  return reader;
}

void signal_take_wakes(void) {
  char bytes[64];
  while (read(reader, bytes, sizeof bytes) > 0) continue;
}

int signal_has_come(int signal_number) { return atomic_exchange(&remembered[signal_number], 0); }
