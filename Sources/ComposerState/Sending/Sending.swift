public import Drafts
internal import FCMClient
public import SendPolicy

/// With whose rights messages are sent, and what this session has sent.
public struct Sending: Hashable, Sendable {
  public private(set) var profile: ProfileSummary
  /// Those that can be chosen, in the order of the project file.
  public private(set) var profiles: [ProfileSummary] = []
  /// With whose rights messages would be sent; `nil` until that is found out.
  public private(set) var access: SendAccess?
  public private(set) var accessWarnings: [String] = []
  /// What the project file says now and is not taken yet.
  private(set) var pendingProject: ProjectReading?
  /// Why the project file cannot be used as it is now; with its file and line.
  public private(set) var projectProblem: String?
  /// That the project file or its directory is gone, as a phrase; `nil` while it is there.
  private(set) var disappearance: String?
  /// The send or dry-run that waits for its answer; one at a time.
  public private(set) var running: RunningSend?
  /// The last dry-run of this session.
  public private(set) var dryRun: DryRunRecord?
  /// Those that the journal told of.
  private(set) var recordedDryRuns: [DryRunRecord] = []
  private(set) var lastSend: LastSend?
  /// A send of this session without a known outcome.
  private(set) var unknownSend: SendIntent?
  /// Why the draft is to be sent in spite of lint's errors, as last typed, until it is sent.
  private(set) var typedReason = ""
  /// What is typed after a send that was refused.
  private(set) var typedAhead: TypedAhead?
  /// The list of recipients that the draft goes to.
  public private(set) var list = ListChoice()
  /// Which topics the profile's test devices have.
  public private(set) var topics = DeviceTopics()

  init(profile: ProfileSummary) {
    self.profile = profile
  }
}

/// The profile and the project.
extension Sending {
  mutating func start(_ profiles: [ProfileSummary], projectProblem: String?) {
    (self.profiles, self.projectProblem) = (profiles, projectProblem)
  }

  /// Nothing that was found out with the profile before counts for another one.
  mutating func use(_ next: ProfileSummary) {
    profile = next
    (access, accessWarnings) = (nil, [])
    (typedReason, unknownSend, lastSend) = ("", nil, nil)
    topics.forget()
  }

  mutating func changeList(_ change: (inout ListChoice) -> Void) { change(&list) }

  mutating func changeTopics(_ change: (inout DeviceTopics) -> Void) { change(&topics) }

  mutating func take(_ access: SendAccess) { self.access = access }

  mutating func take(warnings: [String]) { accessWarnings = warnings }

  mutating func take(projectProblem: String) {
    (self.projectProblem, disappearance) = (projectProblem, nil)
  }

  mutating func take(disappearance: String) { self.disappearance = disappearance }

  /// The file can be read again, and is taken as soon as nothing is in the way.
  mutating func await(_ reading: ProjectReading) {
    (projectProblem, disappearance, pendingProject) = (nil, nil, reading)
  }

  mutating func take(_ reading: ProjectReading) {
    (pendingProject, profiles) = (nil, reading.profiles)
  }
}

/// What is on its way, and what became of it.
extension Sending {
  mutating func begin(_ running: RunningSend) { self.running = running }

  mutating func end() { running = nil }

  /// What happens when the answer is there.
  mutating func follow(with sequel: RunningSend.Sequel?) { running?.sequel = sequel }

  mutating func giveUp() { running?.isGivenUp = true }

  /// Devices may have the message: the next one needs a reason of its own.
  mutating func note(_ send: LastSend) { (lastSend, typedReason) = (send, "") }

  mutating func noteUnknown(_ intent: SendIntent?) { unknownSend = intent }

  mutating func take(_ dryRun: DryRunRecord?) { self.dryRun = dryRun }

  /// Another draft: a dry-run of the former one says nothing of it, unless it is the same message.
  mutating func putDryRunAside() {
    if let dryRun { recordedDryRuns.append(dryRun) }
    dryRun = nil
  }

  /// The newest stay, so many.
  mutating func learn(_ records: [DryRunRecord], keeping limit: Int) {
    let known = Set(recordedDryRuns)
    recordedDryRuns += records.filter { !known.contains($0) }
    guard recordedDryRuns.count > limit else { return }
    recordedDryRuns.sort { $0.at < $1.at }
    recordedDryRuns.removeFirst(recordedDryRuns.count - limit)
  }

  mutating func keep(reason: String) { typedReason = reason }

  mutating func keep(_ typedAhead: TypedAhead?) { self.typedAhead = typedAhead }
}
