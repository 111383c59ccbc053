#pragma once

#define NCURSES_WIDECHAR 1
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// Macros, globals and variadic functions, none of which Swift can import.

static inline attr_t cncurses_bold(void) { return WA_BOLD; }
static inline attr_t cncurses_dim(void) { return WA_DIM; }
static inline attr_t cncurses_italic(void) { return WA_ITALIC; }
static inline attr_t cncurses_underline(void) { return WA_UNDERLINE; }
static inline attr_t cncurses_reverse(void) { return WA_REVERSE; }

static inline WINDOW *cncurses_screen(void) { return stdscr; }
static inline int cncurses_colors(void) { return COLORS; }
static inline int cncurses_color_pairs(void) { return COLOR_PAIRS; }

// The pair is passed as the extended argument, so numbers above 32767 work.
static inline int cncurses_set_cell(
    cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}

// Curses keeps about a hundred bytes for each cell, three times over. No screen shows more cells than these, and whoever
// holds the other end of a terminal may claim any size.
enum { cncurses_most_rows = 500, cncurses_most_columns = 1000 };

// The terminal's size, or as much of it as is used; whether it is all, or -1 if the system doesn't tell.
static inline int cncurses_window_size(int descriptor, struct winsize *size) {
  if (ioctl(descriptor, TIOCGWINSZ, size) != 0) return -1;
  int is_all = size->ws_row <= cncurses_most_rows && size->ws_col <= cncurses_most_columns;
  if (size->ws_row > cncurses_most_rows) size->ws_row = cncurses_most_rows;
  if (size->ws_col > cncurses_most_columns) size->ws_col = cncurses_most_columns;
  return is_all;
}

static inline const char *cncurses_codeset(void) { return nl_langinfo(CODESET); }

// Declared only for _XOPEN_SOURCE, which Swift's importer does not define.
extern int wcwidth(wchar_t character);
static inline int cncurses_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

// Whether reading would say that the terminal is gone: it hung up, or it is readable without bytes.
static inline int cncurses_is_at_end(int descriptor) {
  struct pollfd entry = {.fd = descriptor, .events = POLLIN};
  if (poll(&entry, 1, 0) <= 0) return 0;
  if (entry.revents & (POLLHUP | POLLERR | POLLNVAL)) return 1;
  int count = 0;
  return (entry.revents & POLLIN) && ioctl(descriptor, FIONREAD, &count) == 0 && count == 0;
}

static inline int cncurses_has_input(int descriptor, int milliseconds) {
  struct pollfd entry = {.fd = descriptor, .events = POLLIN};
  return poll(&entry, 1, milliseconds) > 0 && (entry.revents & POLLIN);
}

// A regular file only: anything else, such as a named pipe, could keep each message waiting. -1 if there is none.
static inline int cncurses_open_log(const char *path) {
  struct stat status;
  int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
  int log = open(path, flags, 0600);
  if (log < 0) return -1;
  if (fstat(log, &status) == 0 && S_ISREG(status.st_mode)) return log;
  close(log);
  return -1;
}

// From <term.h>, whose macros are named like everyday variables.
struct term;
extern int setupterm(const char *name, int descriptor, int *status);
extern struct term *set_curterm(struct term *terminal);
extern int del_curterm(struct term *terminal);

// Whether the terminal database has an entry of that name; an open screen is left alone.
static inline int cncurses_knows_terminal(const char *name) {
  struct term *previous = set_curterm(NULL);
  int status = 0, is_known = setupterm(name, STDOUT_FILENO, &status) == OK;
  struct term *found = set_curterm(previous);
  if (found) del_curterm(found);
  return is_known;
}

// newterm() takes over the signals that have their default action: it would end the program
// without saving. While they are ignored it leaves them alone.
static const int cncurses_taken[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};

static inline SCREEN *cncurses_open_terminal(const char *name, FILE *output) {
  struct sigaction previous[4], ignoring = {.sa_handler = SIG_IGN};
  for (int index = 0; index < 4; index++)
    sigaction(cncurses_taken[index], &ignoring, &previous[index]);
  // Without the environment and the system, curses begins with the size of the terminal's description.
  struct winsize size;
  int is_cut = cncurses_window_size(STDOUT_FILENO, &size) == 0;
  if (is_cut) use_env(FALSE);
  SCREEN *screen = newterm(name, output, stdin);
  if (is_cut && screen != NULL) resize_term(size.ws_row, size.ws_col);
  for (int index = 0; index < 4; index++)
    sigaction(cncurses_taken[index], &previous[index], NULL);
  return screen;
}

// Without it no cell can be drawn where it belongs; after newterm().
static inline int cncurses_can_place_cursor(void) {
  const char *address = tigetstr("cup");
  return address != (char *)-1 && address != NULL;
}
