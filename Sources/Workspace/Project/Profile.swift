/// Where messages go and with whose rights: a Firebase project and the care it needs.
///
/// A value that could not be read makes the profile safer, never laxer: see ``isReadOnly``.
public struct Profile: Hashable, Sendable {
  /// FCM itself.
  public static let standardEndpoint = "https://fcm.googleapis.com"

  public var name: String
  /// The Firebase project id; `nil` where the credentials are to name it.
  public var project: String?
  /// `https://HOST` without a slash at the end.
  public var endpoint: String
  public var kind: ProfileKind
  /// A service account file, as written, relative to the project file.
  public var credentials: String?
  /// The environment variable that holds a bearer token.
  public var tokenVariable: String?
  /// Nothing but dry-runs is sent.
  ///
  /// Also set where `read-only`, `endpoint`, `project` or `journal` is there but
  /// cannot be used, since a guess might reach somebody.
  public var isReadOnly: Bool
  public var confirmation: Confirmation
  /// Only a text that FCM has accepted in a dry-run is sent.
  public var requiresDryRun: Bool
  /// In the order of the file.
  public var testTargets: [TestTarget]
  /// Instead of the colour of the kind: a name such as `red`, or `#rrggbb`.
  public var colour: String?
  /// A journal that several people share, as written, relative to the project file; `nil` for the user's own.
  public var journal: String?

  /// Without `confirmation` and `requiresDryRun` the kind decides: production is typed and wants a
  /// dry-run.
  public init(
    name: String, project: String?, endpoint: String = Profile.standardEndpoint,
    kind: ProfileKind = .production, credentials: String? = nil, tokenVariable: String? = nil,
    isReadOnly: Bool = false, confirmation: Confirmation? = nil, requiresDryRun: Bool? = nil,
    testTargets: [TestTarget] = [], colour: String? = nil, journal: String? = nil
  ) {
    self.name = name
    self.project = project
    self.endpoint = endpoint
    self.kind = kind
    self.credentials = credentials
    self.tokenVariable = tokenVariable
    self.isReadOnly = isReadOnly
    self.confirmation = confirmation ?? (kind == .production ? .type : .ask)
    self.requiresDryRun = requiresDryRun ?? (kind == .production)
    self.testTargets = testTargets
    self.colour = colour
    self.journal = journal
  }
}
