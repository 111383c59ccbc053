/// Something wrong in a project file or a user configuration, at its place.
///
/// Reading such a file never fails: what cannot be used is named here, the rest is used.
public struct WorkspaceProblem: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    /// The value was not used.
    case error
    /// Everything was used that could be; it is probably not what its author meant.
    case warning
  }

  public var severity: Severity
  /// The file, as the reader's caller named it.
  public var path: String
  /// Counted from 1; 0 if a problem belongs to the file as a whole.
  public var line: Int
  /// Counted from 1, in Unicode scalars, as TOML parsers count.
  public var column: Int?
  /// Lower-case, without a full stop, so that it composes.
  public var sentence: String

  public init(
    _ severity: Severity, path: String, line: Int, column: Int? = nil, sentence: String
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.sentence = sentence
  }
}

extension WorkspaceProblem: CustomStringConvertible {
  /// The form of compilers, which editors and CI systems turn into a link.
  ///
  /// `pushwright.toml:12:3: warning: unknown key ‘locale’: did you mean ‘locales’?`
  public var description: String {
    var place = path
    if line > 0 {
      place += ":\(line)"
      if let column { place += ":\(column)" }
    }
    return "\(place): \(severity.rawValue): \(sentence)"
  }
}
