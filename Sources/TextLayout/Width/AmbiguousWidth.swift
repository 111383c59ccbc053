/// How wide a terminal draws the characters that East Asian Width calls ambiguous: Greek, Cyrillic,
/// box drawing, `…`, `→` and others that old East Asian encodings gave two columns.
///
/// Terminals draw them in one column, unless their user has asked for two; no terminal tells.
public enum AmbiguousWidth: Hashable, Sendable {
  case narrow
  case wide

  /// For texts that no screen shows: reports, whose reader is not known, and lines of devices.
  public static let offScreen = narrow
}
