/// Something wrong with a credentials file, at its place; never with a value of the file in it that
/// could be secret.
public struct CredentialProblem: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// They can be used, but the user should know.
    case warning
  }

  public var severity: Severity
  /// The file, as the reader's caller named it.
  public var path: String
  /// Counted from 1; 0 if the whole file is meant.
  public var line: Int
  /// Counted from 1, in bytes of UTF-8; 0 if the whole file is meant.
  public var column: Int
  /// Lower-case, without a full stop, with what to do.
  public var sentence: String

  /// The form of compilers: `key.json:4:3: error: …`.
  public var description: String {
    let place = line > 0 ? "\(path):\(line):\(column)" : path
    return "\(place): \(severity.rawValue): \(sentence)"
  }
}

extension CredentialProblem {
  /// What a file's permission bits (as in `st_mode`) say about others who use this machine; `nil`
  /// where only the owner may read and write.
  public static func permissions(mode: UInt32, path: String) -> CredentialProblem? {
    let sentence: String
    if mode & 0o022 != 0 {
      sentence = "other users can change this file, and so choose whose rights Pushwright uses"
    } else if mode & 0o044 != 0 {
      sentence = "other users of this machine can read this file"
    } else {
      return nil
    }
    return CredentialProblem(
      severity: .warning, path: path, line: 0, column: 0,
      sentence: sentence + ": run chmod 600 on it")
  }
}
