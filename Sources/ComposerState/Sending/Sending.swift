public import Drafts
internal import FCMClient
public import SendPolicy

/// With whose rights messages are sent, and what this session has sent.
public struct Sending: Hashable, Sendable {
  public var profile: ProfileSummary
  /// Those that can be chosen, in the order of the project file.
  public var profiles: [ProfileSummary] = []
  /// With whose rights messages would be sent; `nil` until that is found out.
  public internal(set) var access: SendAccess?
  public internal(set) var accessWarnings: [String] = []
  /// What the project file says now and is not taken yet.
  var pendingProject: ProjectReading?
  /// Why the project file cannot be used as it is now; with its file and line.
  public var projectProblem: String?
  /// The send or dry-run that waits for its answer; one at a time.
  public internal(set) var running: RunningSend?
  /// The last dry-run of this session.
  public internal(set) var dryRun: DryRunRecord?
  /// Those that the journal told of.
  var recordedDryRuns: [DryRunRecord] = []
  var lastSend: LastSend?
  /// A send of this session without a known outcome.
  var unknownSend: SendIntent?
  /// Why the draft is to be sent in spite of lint's errors, as last typed, until it is sent.
  var typedReason = ""
  /// What is typed after a send that was refused.
  var typedAhead: TypedAhead?
}
