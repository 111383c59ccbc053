/// Where messages go and with whose rights: a Firebase project and the care it needs.
///
/// A value that could not be read makes the profile safer, never laxer: see ``isReadOnly``.
public struct Profile: Hashable, Sendable {
  /// What must be done on the review screen before a message leaves.
  public enum Confirmation: String, CaseIterable, Hashable, Sendable {
    /// The name of the profile and the target have to be typed.
    case type
    /// One question, answered with a key.
    case ask
  }

  /// FCM itself.
  public static let standardEndpoint = "https://fcm.googleapis.com"
  /// An hour, in seconds.
  public static let standardDryRunMaxAge = 3600

  public var name: String
  /// The Firebase project id; `nil` if the credentials are to name it.
  public var project: String?
  /// `https://HOST` without a slash at the end.
  public var endpoint: String
  public var kind: ProfileKind
  /// A service account file, as written, relative to the project file.
  public var credentials: String?
  /// The environment variable that holds a bearer token.
  public var tokenVariable: String?
  /// A program and its arguments, run without a shell, that prints a bearer token; empty if none
  /// is named.
  public var tokenCommand: [String]
  /// Where sends are recorded, as written, relative to the project file; `nil` for the user's own
  /// journal.
  public var journal: String?
  /// Nothing but dry-runs is sent.
  ///
  /// Also set where `read-only`, `endpoint`, `project`, `journal`, `max-recipients` or a source of credentials is there
  /// but cannot be used, since a guess might reach users, or use another account's rights.
  public var isReadOnly: Bool
  public var confirmation: Confirmation
  /// Only a text that FCM has accepted in a dry-run is sent.
  public var requiresDryRun: Bool
  /// How long a dry-run counts, in seconds.
  public var dryRunMaxAge: Int
  /// The most recipients that a list may have; `nil` for any number.
  public var maxRecipients: Int?
  /// In the order of the file.
  public var testTargets: [TestTarget]
  /// The Android app whose delivery data is read, `1:1234567890:android:0a1b2c`; `nil` if google-services.json is to
  /// name it.
  public var androidApp: String?
  /// Instead of the color of the kind: a name such as `red`, or `#rrggbb`.
  public var color: String?
  /// Instead of the user's theme while this profile is chosen.
  public var theme: ThemeChoice?
  /// Which reviews a message needs before it is sent; `nil` if none.
  public var requiredReview: ReviewDemand?
  /// Whether the profile itself says so, and not the project.
  var decidesOnReviews = false
  /// The projects that the file's production profiles name, each with the profile's name; only of a test profile.
  public var productionProjects: [String: String] = [:]

  /// Without `confirmation` and `requiresDryRun` the kind decides: production is typed and wants a
  /// dry-run.
  public init(
    name: String, project: String?, endpoint: String = Profile.standardEndpoint,
    kind: ProfileKind = .production, credentials: String? = nil, tokenVariable: String? = nil,
    tokenCommand: [String] = [], journal: String? = nil, isReadOnly: Bool = false,
    confirmation: Confirmation? = nil, requiresDryRun: Bool? = nil,
    dryRunMaxAge: Int = Profile.standardDryRunMaxAge, testTargets: [TestTarget] = [],
    color: String? = nil, theme: ThemeChoice? = nil
  ) {
    self.name = name
    self.project = project
    self.endpoint = endpoint
    self.kind = kind
    self.credentials = credentials
    self.tokenVariable = tokenVariable
    self.tokenCommand = tokenCommand
    self.journal = journal
    self.isReadOnly = isReadOnly
    self.confirmation = confirmation ?? (kind == .production ? .type : .ask)
    self.requiresDryRun = requiresDryRun ?? (kind == .production)
    self.dryRunMaxAge = dryRunMaxAge
    self.testTargets = testTargets
    self.color = color
    self.theme = theme
  }
}
