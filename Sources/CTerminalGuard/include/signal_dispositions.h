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
/// No core dump is written. Swift's own traces, which print registers and the memory that they point to, are off unless
/// keeps_traces. Where is_closed, no other program of the same user can look into this one, debuggers included.
void crash_keep_secrets(int keeps_traces, int is_closed);

// Signals as wakes of a descriptor, with handlers of our own.
//
// A dispatch source for signals answers one that arrives on any thread by blocking it there and raising it again. It
// never blocks SIGPROF, so that thread would do nothing else forever.

/// From now on the signal is remembered instead of what the system would do, on any thread and without a descriptor.
///
/// What the program was started to ignore (nohup) stays ignored. Returns whether it is caught.
int signal_catch(int signal_number);

/// The system does what it does with the signal again: also with one that was remembered and not taken.
void signal_let_go(int signal_number);

/// A descriptor that can be read as soon as a signal is remembered; always the same, -1 if the system has none left.
int signal_wakes(void);

/// Takes the wakes away; what is remembered stays until it is taken.
void signal_take_wakes(void);

/// Whether the signal has come since it was asked for last.
int signal_has_come(int signal_number);
