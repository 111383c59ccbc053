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
    /// The text that the message was read from says something that the message doesn't, or may not.
    case loss(Loss)
    /// The text has an access token, which is no part of a message.
    case secret
    /// The text names the project that it sends to, which is no part of a message either.
    case project(String)
  }

  /// A part of a text that didn't get into the message that was read from it.
  public struct Loss: Hashable, Sendable {
    /// How much of it is missing.
    public enum Extent: Hashable, Sendable {
      /// The message has nothing in its place.
      case missing
      /// The message has the code itself, which only a shell or a program fills in.
      case unfilled
      /// The message has a value, and the program may send another one.
      case doubtful
    }

    public var extent: Extent
    /// The path of the field in the spelling of the text, such as `android.notification.titleLocKey`; `nil` if the text
    /// doesn't say it.
    public var name: String?
    /// What stands there, shortened; `nil` if it is no code.
    public var code: String?
    /// How many seconds after it runs the code lets the message expire for Apple, which the notes beside a draft can say;
    /// `nil` for other code.
    public var expiresIn: Int?

    public init(
      _ name: String? = nil, extent: Extent = .missing, code: String? = nil, expiresIn: Int? = nil
    ) {
      self.name = name
      self.extent = extent
      self.code = code
      self.expiresIn = expiresIn
    }
  }

  /// What the message lacks because of it; `nil` for problems of what it has.
  public var loss: Loss? {
    if case .loss(let loss) = kind { loss } else { nil }
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
