#pragma once

// The terminal in other hands for a while: a program in the foreground, or the shell.

/// Whether another process group has the terminal. Async-signal-safe.
int terminal_is_lent(int terminal);

/// Stops the whole process group, as Ctrl-Z does outside raw mode; returns when it continues and has
/// the terminal.
///
/// Does nothing without a shell that knows jobs, because no process could continue the group.
void terminal_stop(int terminal);

enum terminal_program_end {
  /// It ended with the status that is the value.
  terminal_program_exited,
  /// It was ended by the signal that is the value.
  terminal_program_killed,
  /// It was not started; the value is an errno.
  terminal_program_not_started,
};

struct terminal_program_result {
  enum terminal_program_end end;
  int value;
};

/// Runs a program in the foreground of a terminal and waits for its end.
///
/// words is its name, looked for in PATH, and its arguments, and ends with NULL. It gets a process
/// group of its own, the terminal as standard error too, signals as they are by default, and no
/// other file. When it is stopped, so is the caller's process group, and both continue together.
/// When the terminal goes, the program gets a signal and a short wait; terminal_end_program asks it to end.
/// The caller's terminal settings and place in the foreground are given back at the end.
struct terminal_program_result terminal_run_program(int terminal, char *const words[]);

/// Asks the program that terminal_run_program waits for to end, and leaves it behind after 2 seconds.
///
/// For any thread; nothing happens where none runs.
void terminal_end_program(void);
