#pragma once

// What signals do to the program where no one waits for them, and what a crash leaves behind.

/// Whether the program was started with the signal ignored, as nohup does with a hang-up and a shell with
/// the keys of a job in the background. It stays ignored then.
int signal_is_ignored(int signal_number);

/// Lets the signals that mean nothing to this program pass: USR1, USR2, IO, STKFLT, XFSZ and those of real time.
///
/// Each would end it, and leave the terminal raw. They are caught and not ignored, so that programs which are
/// started get them as usual. A write beyond the limit of file sizes is an error of the write.
void signals_pass_unused(void);

/// Keeps memory, in which there are keys and tokens, out of core dumps and crash traces.
///
/// There is no core dump. Swift's own traces, which print registers and the memory that they point to, are off unless
/// keeps_traces. Where is_closed, no other program of the same user can look into this one, debuggers included.
void crash_keep_secrets(int keeps_traces, int is_closed);
