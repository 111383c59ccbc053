/// Something wrong in a string file, at its place.
///
/// Reading a file never fails: it leaves problems and goes on with what it can use.
public struct FileProblem: Hashable, Sendable {
  public enum Severity: Hashable, Sendable {
    /// The platform's own build refuses the file.
    case error
    /// The build accepts it; the text is probably not what its author meant.
    case warning
  }

  public var severity: Severity
  /// Lower-case, without a full stop, so that it composes: `FILE:LINE: SENTENCE`.
  public var sentence: String
  /// Counted from 1; 0 if a problem belongs to the file as a whole.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes; `nil` if the parser tells only the line.
  public var column: Int?
  /// Whether texts or letters of it are in no app, although the build goes on: a directory that it skips.
  public var losesText: Bool
  /// Whether it stops the build and keeps no text from being known: a file that could hold none.
  public var onlyStopsBuild: Bool

  public init(
    _ severity: Severity, _ sentence: String, line: Int, column: Int? = nil,
    losesText: Bool = false, onlyStopsBuild: Bool = false
  ) {
    self.onlyStopsBuild = onlyStopsBuild
    self.losesText = losesText
    self.severity = severity
    self.sentence = sentence
    self.line = line
    self.column = column
  }
}
