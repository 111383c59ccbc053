#pragma once

#include <fribidi/fribidi.h>

// These are macros of expressions or of casts, which Swift does not import.

static inline FriBidiParType cfribidi_left_to_right(void) { return FRIBIDI_PAR_LTR; }
static inline FriBidiParType cfribidi_right_to_left(void) { return FRIBIDI_PAR_RTL; }

static inline int cfribidi_is_right_to_left(FriBidiCharType type) { return FRIBIDI_IS_RTL(type) != 0; }

// Embeddings and overrides are strong too, but say nothing about a paragraph (rule P2).
static inline int cfribidi_is_strong_letter(FriBidiCharType type) {
  return FRIBIDI_IS_STRONG(type) && FRIBIDI_IS_LETTER(type);
}

static inline int cfribidi_closes_isolate(FriBidiCharType type) { return type == FRIBIDI_TYPE_PDI; }

static inline int cfribidi_opens_isolate(FriBidiCharType type) {
  return FRIBIDI_IS_ISOLATE(type) && !cfribidi_closes_isolate(type);
}

// White space and what UAX #9 leaves out: rule L1 gives it the paragraph's level at a line's end.
static inline int cfribidi_is_blank(FriBidiCharType type) {
  return FRIBIDI_IS_EXPLICIT_OR_BN_OR_WS(type) || FRIBIDI_IS_ISOLATE(type);
}

static inline int cfribidi_is_separator(FriBidiCharType type) { return FRIBIDI_IS_SEPARATOR(type) != 0; }
