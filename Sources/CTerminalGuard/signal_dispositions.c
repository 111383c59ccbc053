#define _GNU_SOURCE
#include "signal_dispositions.h"

#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>

int signal_is_ignored(int signal_number) {
  struct sigaction action;
  return sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void pass(int signal_number) { (void)signal_number; }

static void set_handler(int signal_number, void (*handler)(int)) {
  if (signal_is_ignored(signal_number)) return;
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

void signals_pass_unused(void) {
  static const int unused[] = {SIGUSR1, SIGUSR2, SIGIO, SIGSTKFLT, SIGXFSZ};
  for (size_t index = 0; index < sizeof unused / sizeof unused[0]; index++)
    set_handler(unused[index], pass);
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) set_handler(number, pass);
}

void crash_keep_secrets(int keeps_traces, int is_closed) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) == 0) {
    // Programs that are started may raise it again.
    limit.rlim_cur = 0;
    setrlimit(RLIMIT_CORE, &limit);
  }
  // Dumps that go to a program instead of a file do not ask for that limit.
  if (is_closed) prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  if (keeps_traces) return;
  // The runtime has installed its handlers before main.
  static const int crashes[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++)
    set_handler(crashes[index], SIG_DFL);
}
