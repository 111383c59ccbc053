#define _GNU_SOURCE
#include "terminal_widths.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <wchar.h>

static _Atomic(terminal_width_rule) width_rule;

void terminal_widths_set_rule(terminal_width_rule rule) { atomic_store(&width_rule, rule); }

static int library_width(wchar_t character) {
  static _Atomic(int (*)(wchar_t)) library;
  int (*width)(wchar_t) = atomic_load(&library);
  if (!width) {
    width = (int (*)(wchar_t))dlsym(RTLD_NEXT, "wcwidth");
    if (!width) return character >= 0x20 && character < 0x7F ? 1 : -1;
    atomic_store(&library, width);
  }
  return width(character);
}

// Takes the C library's place for the whole program, curses included.
int wcwidth(wchar_t character) {
  int width = library_width(character);
  terminal_width_rule rule = width == 1 ? atomic_load(&width_rule) : NULL;
  return rule ? rule((unsigned int)character) : width;
}
