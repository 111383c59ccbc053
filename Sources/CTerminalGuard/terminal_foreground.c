// For posix_spawn_file_actions_addtcsetpgrp_np and _addclosefrom_np.
#define _GNU_SOURCE 1

#include "terminal_foreground.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

extern char **environ;

int terminal_is_lent(int terminal) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground >= 0 && foreground != getpgrp();
}

void terminal_stop(int terminal) {
  struct sigaction previous, standard = {.sa_handler = SIG_DFL};
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigaction(SIGTSTP, &standard, &previous);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  // Continued in the background it stops again, at each attempt. A group that no process could
  // continue isn't stopped at all.
  int attempts = 0;
  do kill(0, SIGTSTP);
  while (terminal_is_lent(terminal) && ++attempts < 100);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &previous, NULL);
}

// Makes a process group the foreground, from the background too, where it would stop the caller.
static void give_terminal(int terminal, pid_t group, const struct termios *settings) {
  sigset_t output, mask;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &mask);
  tcsetpgrp(terminal, group);
  tcsetattr(terminal, TCSADRAIN, settings);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

static int spawn(int terminal, int has_jobs, char *const words[], pid_t *process) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  if (has_jobs) {
    // The child does it before it runs the program, which may read the terminal at once.
    posix_spawn_file_actions_addtcsetpgrp_np(&actions, terminal);
    flags |= POSIX_SPAWN_SETPGROUP;
  }
  posix_spawnattr_setflags(&attributes, flags);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  int error = posix_spawnp(process, words[0], &actions, &attributes, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

// The program was stopped, by Ctrl-Z for one: the shell gets both.
static void stop_with(pid_t process, int terminal, const struct termios *own) {
  struct termios theirs;
  int has_settings = tcgetattr(terminal, &theirs) == 0;
  give_terminal(terminal, getpgrp(), own);
  terminal_stop(terminal);
  give_terminal(terminal, process, has_settings ? &theirs : own);
  kill(-process, SIGCONT);
}

struct change {
  int error;
  int status;
};

struct waiter {
  pid_t process;
  int options;
  int told;
};

static struct change wait_for(pid_t process, int options) {
  struct change change = {0, 0};
  while (waitpid(process, &change.status, options) < 0) {
    if (errno == EINTR) continue;
    change.error = errno;
    break;
  }
  return change;
}

static int is_over(struct change change) { return change.error != 0 || !WIFSTOPPED(change.status); }

static void *tell_changes(void *argument) {
  struct waiter own = *(struct waiter *)argument;
  free(argument);
  struct change change;
  do change = wait_for(own.process, own.options);
  while (write(own.told, &change, sizeof change) > 0 && !is_over(change));
  close(own.told);
  return NULL;
}

// A thread that waits for the program, so that this one can see that the terminal goes; -1 if there is none.
static int start_waiting(pid_t process, int options) {
  int ends[2];
  struct waiter *waiter = malloc(sizeof *waiter);
  if (waiter == NULL || pipe2(ends, O_CLOEXEC) != 0) {
    free(waiter);
    return -1;
  }
  *waiter = (struct waiter){process, options, ends[1]};
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &mask);
  pthread_t thread;
  int error = pthread_create(&thread, NULL, tell_changes, waiter);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  if (error != 0) {
    free(waiter);
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  pthread_detach(thread);
  return ends[0];
}

// How long a program may take to end when its terminal has gone, and when it is asked to end, in milliseconds.
enum { last_moment = 200, last_words = 2000 };

// Where terminal_end_program asks; made once and never closed, because it may be called at any time.
static int request[2] = {-1, -1};

static void prepare_request(void) {
  if (request[0] < 0 && pipe2(request, O_CLOEXEC | O_NONBLOCK) != 0) request[0] = request[1] = -1;
}

static void forget_requests(void) {
  char byte;
  while (read(request[0], &byte, 1) > 0) continue;
}

void terminal_end_program(void) {
  char byte = 0;
  if (request[1] >= 0) (void)!write(request[1], &byte, 1);
}

static void ask(pid_t told, int signal_number) {
  kill(told, signal_number);
  kill(told, SIGCONT);
}

// Waits until the program has changed; one that doesn't end when asked is left behind as if it had.
static struct change next_change(int changes, int terminal, pid_t told, pid_t process, int options) {
  if (changes < 0) return wait_for(process, options);
  struct pollfd entries[] = {
      {.fd = changes, .events = POLLIN},
      {.fd = terminal, .events = 0},
      {.fd = request[0], .events = POLLIN},
  };
  int timeout = -1, reason = 0;
  for (;;) {
    int count = poll(entries, 3, timeout);
    if (count < 0 && errno == EINTR) continue;
    struct change change;
    if (count > 0 && entries[0].revents != 0) {
      if (read(changes, &change, sizeof change) == (ssize_t)sizeof change) return change;
      return (struct change){ECHILD, 0};
    }
    if (count <= 0) {
      // What ignores the polite request loses the terminal all the same.
      if (reason != SIGHUP) ask(told, SIGHUP);
      return (struct change){0, reason};
    }
    reason = entries[1].revents != 0 ? SIGHUP : SIGTERM;
    ask(told, reason);
    entries[1].fd = entries[2].fd = -1;
    timeout = reason == SIGHUP ? last_moment : last_words;
  }
}

struct terminal_program_result terminal_run_program(int terminal, char *const words[]) {
  struct terminal_program_result result = {terminal_program_not_started, EINVAL};
  if (words[0] == NULL) return result;
  prepare_request();
  struct termios own;
  // Without a controlling terminal there are no jobs: the program stays in the caller's group.
  int has_jobs = tcgetpgrp(terminal) == getpgrp() && tcgetattr(terminal, &own) == 0;
  pid_t process;
  int status = 0;
  result.value = spawn(terminal, has_jobs, words, &process);
  if (result.value == 0) {
    int options = has_jobs ? WUNTRACED : 0;
    int changes = start_waiting(process, options);
    for (;;) {
      struct change change =
          next_change(changes, terminal, has_jobs ? -process : process, process, options);
      result.value = change.error;
      status = change.status;
      if (is_over(change)) break;
      stop_with(process, terminal, &own);
    }
    if (changes >= 0) close(changes);
    forget_requests();
  }
  if (has_jobs) give_terminal(terminal, getpgrp(), &own);
  if (result.value != 0) return result;
  result.end = WIFSIGNALED(status) ? terminal_program_killed : terminal_program_exited;
  result.value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return result;
}
