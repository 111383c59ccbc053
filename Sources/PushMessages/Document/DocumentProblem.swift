/// Something wrong in a draft, at its place.
public struct DocumentProblem: Hashable, Sendable {
  public enum Severity: Hashable, Sendable {
    /// FCM would refuse the message, or it cannot be read at all.
    case error
    /// FCM would take it, but it does not do what it seems to say.
    case warning
    /// Not JSON as FCM wants it; read all the same, and written strictly when saved under a new name.
    case repair
  }

  /// What is wrong, for those who tell problems apart.
  public enum Kind: Hashable, Sendable {
    /// The text isn't strict JSON, or isn't a request.
    case syntax
    /// FCM has no field of this name here; with the name that was probably meant.
    case unknownName(nearest: String?)
    case wrongType
    /// A text has an escape for half of a character.
    case halfCharacter
  }

  public var kind: Kind
  public var severity: Severity
  /// Lower-case, without a full stop.
  public var sentence: String
  /// The field concerned; `nil` if the text itself is.
  public var path: FieldPath?
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters as an editor shows them.
  public var column: Int

  public init(
    _ severity: Severity, _ sentence: String, kind: Kind = .syntax, path: FieldPath? = nil,
    line: Int, column: Int
  ) {
    self.kind = kind
    self.severity = severity
    self.sentence = sentence
    self.path = path
    self.line = line
    self.column = column
  }
}
