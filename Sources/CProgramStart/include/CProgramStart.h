#ifndef PUSHWRIGHT_PROGRAM_START_H
#define PUSHWRIGHT_PROGRAM_START_H

#include <sys/types.h>

/// Starts a program in a session of its own, without a terminal, with these three descriptors and no other, and with every signal
/// as the system has it. The lists end with NULL; the directory may be NULL. Returns 0 or an error number.
int pushwright_start_program(
    pid_t *process, const char *file, char *const words[], char *const variables[],
    const char *directory, const int descriptors[3]);

/// Starts a program that shares our standard streams, terminal, session and process group, and the kept descriptors, which are
/// in ascending order. Signals are as the system has them, but for those to go on being ignored. The lists end with NULL.
/// Returns 0 or an error number.
int pushwright_start_attached_program(
    pid_t *process, const char *file, char *const words[], char *const variables[],
    const int ignored[], int ignored_count, const int kept[], int kept_count);

/// Whether the keys of a terminal reach our process group.
int pushwright_has_terminal(void);

/// Makes a pipe that no other program inherits, and whose first end doesn't wait. Returns 0 or an error number.
int pushwright_open_pipe(int ends[2]);

/// Makes an empty file without a name, in memory. Returns its descriptor, or -1.
int pushwright_open_scratch(void);

#endif
