/// How wide a terminal draws the characters that East Asian Width calls ambiguous: Greek, Cyrillic,
/// box drawing, `…`, `→` and others that old East Asian encodings gave two columns.
///
/// Terminals draw them in one column, unless their user has asked for two; no terminal tells.
public enum AmbiguousWidth: Hashable, Sendable {
  case narrow
  case wide

  /// The width for whatever is measured without naming one.
  ///
  /// Whoever draws a screen for a terminal binds it around all of the drawing, so that no text on it
  /// can be measured for another terminal than the rest.
  @TaskLocal public static var current = AmbiguousWidth.narrow
}
