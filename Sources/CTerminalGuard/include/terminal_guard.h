#pragma once

#include <stddef.h>

// Gives the terminal back when the program crashes.
//
// A trap, a wild pointer or an abort() leaves a full-screen program's terminal raw and on its other
// screen. While armed, the guard restores the settings it saved, leaves that screen, says its last
// words and lets the signal do what it would have done. What a crash must not leave behind is in
// signal_dispositions.h.

/// Saves the settings of a terminal and catches ILL, TRAP, SEGV, BUS, FPE and ABRT.
///
/// Returns 0, or -1 when the descriptor isn't a terminal; then nothing is caught. Call it before the
/// terminal's settings are changed. Handlers that were installed before come back with
/// terminal_guard_disarm.
int terminal_guard_arm(int descriptor);

/// Sets whether another program has the terminal for now, which a crash must not disturb.
///
/// The signals stay caught, so that no other handler writes there either.
void terminal_guard_set_lent(int is_lent);

/// Lets the guard act when the calling thread overflows its stack.
///
/// Cheap to call again: the main queue may move from thread to thread.
void terminal_guard_cover_thread(void);

/// What to write after the terminal is given back, UTF-8, at most 1023 bytes; lines end in \n.
void terminal_guard_set_words(const char *words);

/// Stops catching signals. The terminal is left as it is.
void terminal_guard_disarm(void);

/// Writes all bytes and returns 0, or -1 when the terminal is gone or takes nothing for a second.
int terminal_write(int descriptor, const char *bytes, size_t count);
