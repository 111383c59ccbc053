#pragma once

#include <stdio.h>

// Makes one write of a paint.
//
// Curses sends what it has whenever it moves the cursor. Each piece wakes the terminal, which may show
// half a paint, and costs more than all of the bytes. So curses writes to a copy of the terminal's
// descriptor, and during a paint that copy is a file in memory.

/// What curses writes to: always the same, and the terminal of standard output outside a paint.
///
/// Programs that are run do not inherit it. If no descriptor is left, it is standard output
/// itself, and paints are sent as curses likes.
FILE *terminal_paint_output(void);

/// From now on curses writes to memory, if the system has such a file.
void terminal_paint_begin(void);

/// Sends what was written since then in one piece, between the two texts; nothing at all if nothing was.
///
/// Returns 0, or -1 when the terminal has not got all of it: then only a whole paint mends it.
int terminal_paint_end(const char *before, const char *after);
