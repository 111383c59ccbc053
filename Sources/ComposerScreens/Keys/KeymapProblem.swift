/// What of a line of `[keymap]` does not come out as it was written.
public struct KeymapProblem: Hashable, Sendable {
  /// Of the file, counted from 1.
  public var line: Int
  /// Lower-case and without a full stop.
  public var sentence: String
}
