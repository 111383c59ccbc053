/// Something wrong in a theme file, or with the choice of a theme.
///
/// Reading a theme never fails: what cannot be used is named here, the rest is used.
public struct ThemeProblem: Error, Hashable {
  /// The file; empty if a theme was asked for that does not exist.
  public var path: String
  /// Counted from 1; 0 if a problem belongs to the file as a whole.
  public var line: Int
  /// Lower-case, without a full stop.
  public var sentence: String

  public init(path: String, line: Int, sentence: String) {
    self.path = path
    self.line = line
    self.sentence = sentence
  }
}

extension ThemeProblem: CustomStringConvertible {
  /// The form of compilers, which editors turn into a link.
  ///
  /// `night.toml:12: the role ‘titel’ is not known; did you mean ‘title’?`
  public var description: String {
    if path.isEmpty { return sentence }
    return line > 0 ? "\(path):\(line): \(sentence)" : "\(path): \(sentence)"
  }
}
