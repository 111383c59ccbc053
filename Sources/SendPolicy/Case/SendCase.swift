public import DevicePreview
public import FCMClient
public import MessageLint
public import PushMessages
public import Workspace

/// Everything that decides whether a message may be sent, and everything that its review shows.
///
/// Screen and command line put the same values in, and get the same ``SendVerdict`` from ``SendRules``.
public struct SendCase: Sendable {
  public var purpose: SendPurpose
  public var profile: ProfileChoice
  public var document: MessageDocument
  /// “Expires in”, in seconds from the send on; `nil` if the draft itself says when.
  public var expiresIn: Int?
  /// What lint says at the moment of sending.
  public var findings: [Finding]
  /// One notification per locale and platform.
  public var shown: [ShownNotification]
  /// The name of the preview locale in which the message is read; the first one where it is `nil`.
  public var locale: String?
  /// The file's name, for the record; `nil` if the draft has none.
  public var draft: String?
  /// What another program did to the draft's file meanwhile; `nil` if the file is the one that was opened or saved.
  public var draftOnDisk: DraftOnDisk?
  /// The reviewers' verdicts on the translations; `nil` if no reviewer has marked any.
  public var translations: ReviewedTranslations?
  /// `nil` until it was looked up; then only a dry run can be made.
  public var access: SendAccess?
  /// What should be known about the credentials, such as a file that others may read; sentences.
  public var warnings: [String]
  /// The last dry-run; `nil` if none was made.
  public var dryRun: DryRunRecord?
  /// Why it is to be sent in spite of lint's errors, as typed.
  public var reason: String?
  /// Why what is noted beside the draft may be lost, as `FILE:LINE:COLUMN: error: …`; `nil` if all of it could be used.
  public var notesFault: String?
  /// Why the project file forbids sending for now; `nil` if it is read and in use.
  public var projectBlocker: String?
  /// The recipients in the place of the draft's target; `nil` if it goes to its own target.
  public var list: ListAudience?
  /// What was sent before; the journal also has to take the record of this send.
  public var journal: JournalMemory
  /// Seconds since 1970.
  public var now: Int

  public init(
    purpose: SendPurpose = .send, profile: ProfileChoice, document: MessageDocument,
    expiresIn: Int? = nil, findings: [Finding], shown: [ShownNotification], access: SendAccess?,
    warnings: [String] = [], dryRun: DryRunRecord? = nil, reason: String? = nil,
    journal: JournalMemory = .notAsked, now: Int
  ) {
    self.purpose = purpose
    self.profile = profile
    self.document = document
    self.expiresIn = expiresIn
    self.findings = findings
    self.shown = shown
    self.access = access
    self.warnings = warnings
    self.dryRun = dryRun
    self.reason = reason
    self.journal = journal
    self.now = now
  }

  /// The profile's project, or else that of the account.
  public var project: ProjectID? { Self.project(of: profile, access) }

  /// The same, for callers without a case.
  public static func project(of profile: ProfileChoice, _ access: SendAccess?) -> ProjectID? {
    if let named = profile.profile?.project { return ProjectID(named) }
    guard case .account(_, _, let projectID?) = access else { return nil }
    return ProjectID(projectID)
  }

  /// The profile's endpoint; `nil` if no token may be sent to it.
  public var endpoint: FCMEndpoint? {
    profile.profile.flatMap { try? FCMEndpoint(parsing: $0.endpoint) }
  }

  /// What ties dry-run, test and send of the draft together; for a test it is the draft's, not that
  /// of the message to the test target.
  public var payloadHash: PayloadHash? {
    guard let project, let message = document.message else { return nil }
    return PayloadHash(project: project, message: message, computed: computedFields)
  }

  /// The fields of the message whose values are computed when it leaves.
  var computedFields: [FieldPath] { expiresIn == nil ? [] : [PayloadHash.expiration] }

  /// The profile's test target that a test goes to.
  var testTarget: TestTarget? {
    guard case .test(let name) = purpose else { return nil }
    return profile.profile?.testTargets.first { $0.name == name }
  }

  /// Where it goes; `nil` if the draft has no target or more than one.
  public var target: SendTarget? {
    if case .test = purpose {
      return testTarget.map { SendTarget($0) }
    }
    if let list { return SendTarget(list) }
    let targets = document.targets
    guard targets.count == 1 else { return nil }
    switch targets[0] {
    case .token(let address), .installation(let address):
      let named = profile.profile?.testTargets.first { $0.address == address }
      return SendTarget(targets[0], name: named?.name)
    // A topic that is called like a device's address goes to its subscribers, and not to the device.
    case .topic, .condition: return SendTarget(targets[0], name: nil)
    }
  }
}
