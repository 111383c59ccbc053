#define _GNU_SOURCE
#include "terminal_paint.h"

#include "terminal_guard.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static FILE *output;
static int memory = -1;
static int is_painting;

FILE *terminal_paint_output(void) {
  if (output != NULL) return output;
  int descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (descriptor < 0) return stdout;
  output = fdopen(descriptor, "w");
  if (output != NULL) return output;
  close(descriptor);
  return stdout;
}

void terminal_paint_begin(void) {
  if (output == NULL || is_painting) return;
  if (memory < 0) memory = memfd_create("paint", MFD_CLOEXEC);
  is_painting = memory >= 0 && dup3(memory, fileno(output), O_CLOEXEC) >= 0;
}

// The file keeps its bytes and the next paint is written over them: only its place goes back.
int terminal_paint_end(const char *before, const char *after) {
  if (!is_painting) return 0;
  is_painting = 0;
  dup3(STDOUT_FILENO, fileno(output), O_CLOEXEC);
  off_t count = lseek(memory, 0, SEEK_CUR);
  if (count <= 0) return 0;
  lseek(memory, 0, SEEK_SET);
  size_t first = strlen(before), last = strlen(after);
  char *bytes = malloc(first + (size_t)count + last);
  if (bytes == NULL) return -1;
  memcpy(bytes, before, first);
  ssize_t painted = pread(memory, bytes + first, (size_t)count, 0);
  int result = painted == count ? 0 : -1;
  if (result == 0) {
    memcpy(bytes + first + count, after, last);
    result = terminal_write(STDOUT_FILENO, bytes, first + (size_t)count + last);
  }
  free(bytes);
  return result;
}
