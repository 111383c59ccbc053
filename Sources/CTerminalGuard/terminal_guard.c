#include "terminal_guard.h"

#include "terminal_foreground.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int caught[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { caught_count = sizeof caught / sizeof caught[0] };

static struct sigaction previous[caught_count];
static struct termios settings;
static volatile sig_atomic_t armed_descriptor = -1;
static volatile sig_atomic_t is_lent;

// Two buffers, so that a crash while the words change finds whole ones.
static char words[2][1024];
static volatile sig_atomic_t current_words;

// A stack overflow leaves no room for a handler on the stack that overflowed.
enum { alternate_stack_size = 64 * 1024 };
static _Thread_local int is_thread_covered;

// Synchronized output off, so that the rest is seen; attributes, bracketed paste, mouse and reports
// of colours off, implicit bidi, cursor shown, keypad off, other screen left, title as it was, and
// the beginning of a line.
static const char reset[] =
    "\033[?2026l\033[0m\033[?2004l\033[?1000l\033[?1006l\033[?2031l\033[8h\033[?25h\033[?12l"
    "\033[?1l\033>\033[?1049l\033[23;0t\033[0m\r\n";

// Only async-signal-safe calls from here on.
int terminal_write(int descriptor, const char *bytes, size_t count) {
  struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    // Another program may have made the terminal non-blocking for all of us.
    if (written < 0 && errno == EAGAIN && poll(&writable, 1, 1000) > 0) continue;
    if (written <= 0) return -1;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

// Standard error is the log while the screen is up; what the runtime says of a trap is there already.
static void say_signal(int signal_number) {
  static const char *const names[] = {"SIGILL", "SIGTRAP", "SIGSEGV", "SIGBUS", "SIGFPE", "SIGABRT"};
  char line[64] = "pushwright: crashed with ";
  size_t count = sizeof "pushwright: crashed with " - 1;
  for (int index = 0; index < caught_count; index++)
    if (caught[index] == signal_number)
      for (const char *letter = names[index]; *letter != 0; letter++) line[count++] = *letter;
  line[count++] = '\n';
  (void)terminal_write(STDERR_FILENO, line, count);
}

static void give_back(int signal_number) {
  int descriptor = armed_descriptor;
  armed_descriptor = -1;
  // Touching another program's terminal would stop the process, too.
  if (descriptor >= 0 && !is_lent && !terminal_is_lent(descriptor)) {
    char message[sizeof reset + sizeof words[0]];
    size_t count = sizeof reset - 1;
    memcpy(message, reset, count);
    const char *last_words = words[current_words];
    for (size_t index = 0; last_words[index] != 0; index++) message[count++] = last_words[index];
    tcsetattr(descriptor, TCSANOW, &settings);
    (void)terminal_write(descriptor, message, count);
    say_signal(signal_number);
  }
  // SA_RESETHAND brought the default back, and SA_NODEFER lets the signal in at once.
  raise(signal_number);
}

void terminal_guard_cover_thread(void) {
  if (is_thread_covered) return;
  is_thread_covered = 1;
  // Kept for as long as the process lives: there are few such threads.
  stack_t stack = {.ss_sp = malloc(alternate_stack_size), .ss_size = alternate_stack_size};
  if (stack.ss_sp != NULL && sigaltstack(&stack, NULL) != 0) free(stack.ss_sp);
}

int terminal_guard_arm(int descriptor) {
  if (armed_descriptor >= 0) return 0;
  if (tcgetattr(descriptor, &settings) != 0) return -1;
  terminal_guard_cover_thread();
  struct sigaction action = {.sa_handler = give_back};
  action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK);
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < caught_count; index++)
    sigaction(caught[index], &action, &previous[index]);
  // The program's starter may have blocked them, and that is inherited.
  sigset_t signals;
  sigemptyset(&signals);
  for (int index = 0; index < caught_count; index++) sigaddset(&signals, caught[index]);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  is_lent = 0;
  armed_descriptor = descriptor;
  return 0;
}

void terminal_guard_set_lent(int is_lent_now) { is_lent = is_lent_now; }

void terminal_guard_set_words(const char *text) {
  int next = 1 - current_words;
  strncpy(words[next], text, sizeof words[next] - 1);
  words[next][sizeof words[next] - 1] = 0;
  current_words = next;
}

void terminal_guard_disarm(void) {
  if (armed_descriptor < 0) return;
  armed_descriptor = -1;
  for (int index = 0; index < caught_count; index++)
    sigaction(caught[index], &previous[index], NULL);
}
