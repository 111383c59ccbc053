/// Why no token is available: what happened and what to do, without anything secret.
public struct CredentialFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The kind in two words.
    public let description: String

    /// Nowhere was anything found.
    public static let missing = Code(description: "no credentials")
    /// There is a file, a variable or an answer, and it cannot be used.
    public static let unusable = Code(description: "unusable credentials")
    /// Google asks to sign in again.
    public static let signInAgain = Code(description: "sign in again")
    /// This machine's clock is wrong, so that Google takes no signature of it.
    public static let wrongClock = Code(description: "wrong clock")
    /// The server answered that it gives no token.
    public static let refused = Code(description: "token refused")
    /// The server could not be reached, or failed.
    public static let unreachable = Code(description: "token server unreachable")
    /// The system lets this program open too few files to ask the server.
    public static let tooFewFiles = Code(description: "too few files")
    /// The command that prints a token did not.
    public static let commandFailed = Code(description: "token command failed")
  }

  /// The kind, for decisions; the sentences are for people.
  public var code: Code
  /// What happened, in lower case and without a full stop; safe to print.
  public var sentence: String
  /// What to do about it, in the same form.
  public var remedy: String

  /// A failure in the caller's own words, which must be safe to print and hold no secret.
  public init(_ code: Code, _ sentence: String, remedy: String) {
    self.code = code
    self.sentence = sentence
    self.remedy = remedy
  }

  /// The system lets this program open too few files to ask a server for a token.
  package static let tooFewFiles = CredentialFailure(
    .tooFewFiles, SendFailure.tooFewFiles.sentence, remedy: SendFailure.tooFewFiles.remedy)

  /// Both sentences in one line.
  public var description: String { "\(sentence): \(remedy)" }
}
