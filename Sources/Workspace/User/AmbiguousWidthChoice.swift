/// How many columns the user's terminal gives to the characters that are narrow or wide by taste: Greek and
/// Cyrillic letters, lines, arrows, `…`.
public enum AmbiguousWidthChoice: String, CaseIterable, Hashable, Sendable {
  /// One, as most terminals do.
  case narrow
  /// Two, as East Asian terminals can be told to.
  case wide
}
