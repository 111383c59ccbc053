/// Why a message is not sent, before anything is tried.
public struct SendRefusal: Hashable, Sendable, CustomStringConvertible {
  /// Which rule refuses.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The rule in two words.
    public let description: String

    public static let projectFile = Code(description: "project file")
    public static let notPermitted = Code(description: "not permitted")
    public static let noProfile = Code(description: "no profile")
    public static let unreadableDraft = Code(description: "unreadable draft")
    public static let unreadableNotes = Code(description: "unreadable notes")
    public static let noTarget = Code(description: "no target")
    public static let unreadableList = Code(description: "unreadable list")
    public static let tooManyRecipients = Code(description: "too many recipients")
    public static let nothingLeft = Code(description: "nothing left")
    public static let readOnly = Code(description: "read only")
    public static let noProject = Code(description: "no project")
    public static let noEndpoint = Code(description: "no endpoint")
    public static let unknownTestTarget = Code(description: "unknown test target")
    public static let noCredentials = Code(description: "no credentials")
    public static let noJournal = Code(description: "no journal")
    public static let noDryRun = Code(description: "no dry-run")
    public static let lintErrors = Code(description: "lint errors")
    public static let notReviewed = Code(description: "not reviewed")
    public static let sentBefore = Code(description: "sent before")
    public static let notConfirmed = Code(description: "not confirmed")
  }

  /// The rule, for decisions; the sentences are for people.
  public var code: Code
  /// What is in the way, in lower case and without a full stop.
  public var sentence: String
  /// What to do about it, in the same form.
  public var remedy: String
  /// What the command line ends with.
  public var status: SendExitStatus

  init(_ code: Code, _ sentence: String, remedy: String, _ status: SendExitStatus) {
    self.code = code
    self.sentence = sentence
    self.remedy = remedy
    self.status = status
  }

  /// The project file does something that the user hasn't allowed yet.
  public init(_ request: PermissionRequest) {
    self.init(.notPermitted, request.sentence, remedy: request.remedy, .notAllowed)
  }

  /// The same where the person has the list of powers before them.
  public static func unanswered(_ request: PermissionRequest) -> SendRefusal {
    SendRefusal(
      .notPermitted, "nothing was sent, because this project file needs your permission",
      remedy: request.remedy, .notAllowed)
  }

  /// Both sentences in one line.
  public var description: String { "\(sentence): \(remedy)" }
}
