public import FCMClient
import HarmlessText
import PushMessages

/// What the last dry-run is worth for the message at hand.
public enum DryRunStanding: Hashable, Sendable, CustomStringConvertible {
  case none
  /// Of this very message, not too old; the age in seconds.
  case passed(age: Int)
  /// Of this very message; FCM's sentence.
  case refused(String)
  /// Nothing left this machine; the sentence says why.
  case notSent(String)
  /// No answer came.
  case withoutAnswer(String)
  /// It was answered as a send is; the sentence about it.
  case answeredAsSend(String)
  case ofAnotherMessage
  /// The same message to another target; as people read that one.
  case ofAnotherTarget(String)
  case ofAnotherProject(ProjectID)
  /// A local FCM, or another host than the profile's.
  case atAnotherEndpoint(FCMEndpoint)
  /// The age in seconds.
  case tooOld(age: Int)
  /// It is said to be later than now, so a clock was set.
  case ofTheFuture

  /// `untargeted` is the hash without the target, and `target` as people read it; `now` in seconds since 1970, `maxAge` in
  /// seconds.
  public init(
    _ record: DryRunRecord?, hash: String, untargeted: String? = nil, target: String? = nil,
    project: ProjectID, endpoint: FCMEndpoint, now: Int, maxAge: Int
  ) {
    guard let record else {
      self = .none
      return
    }
    let age = now.subtracting(saturating: record.at)
    if record.project != project {
      self = .ofAnotherProject(record.project)
    } else if record.endpoint != endpoint {
      self = .atAnotherEndpoint(record.endpoint)
    } else if record.payloadHash != hash {
      self =
        record.untargetedHash == untargeted && record.target != target
        ? record.target.map(Self.ofAnotherTarget) ?? .ofAnotherMessage : .ofAnotherMessage
    } else {
      self.init(record.outcome, age: age, maxAge: maxAge)
    }
  }

  private init(_ outcome: SendOutcome, age: Int, maxAge: Int) {
    switch outcome {
    case .refused(_, let sentence): self = .refused(sentence)
    case .notSent(let sentence): self = .notSent(sentence)
    case .unknown(let sentence): self = .withoutAnswer(sentence)
    case .sentDespiteDryRun(let sentence): self = .answeredAsSend(sentence)
    // Clocks of two machines that share a journal may differ by some seconds.
    case .accepted where age < -60: self = .ofTheFuture
    case .accepted where age > maxAge: self = .tooOld(age: age)
    case .accepted: self = .passed(age: max(age, 0))
    }
  }

  /// Whether a send may rely on it.
  public var counts: Bool {
    if case .passed = self { true } else { false }
  }

  /// In how many seconds it may be worth something else, where nothing happens but time.
  public func secondsUntilChange(maxAge: Int) -> Int? {
    switch self {
    case .passed(let age): max(1, maxAge - age + 1)
    case .ofTheFuture: 60
    default: nil
    }
  }

  /// For the header: `passed`, `none`, `refused`, `not sent`, `outcome unknown`, `may be sent` or `stale`.
  public var word: String {
    switch self {
    case .none: "none"
    case .passed: "passed"
    case .refused: "refused"
    case .notSent: "not sent"
    case .withoutAnswer: "outcome unknown"
    case .answeredAsSend: "may be sent"
    case .ofAnotherMessage, .ofAnotherTarget, .ofAnotherProject, .atAnotherEndpoint, .tooOld,
      .ofTheFuture:
      "stale"
    }
  }

  /// In lower case and without a full stop.
  public var description: String {
    switch self {
    case .none: "no dry run was made"
    case .passed(let age): "FCM accepted this message in a dry run \(Age.words(age)) ago"
    case .refused(let sentence): "the dry run was refused: \(sentence)"
    case .notSent(let sentence): "the dry run wasn't sent: \(sentence)"
    case .withoutAnswer(let sentence): "the dry run's outcome is unknown: \(sentence)"
    case .answeredAsSend(let sentence): "the dry run may have been delivered: \(sentence)"
    case .ofAnotherMessage: "the dry run was for an older text"
    case .ofAnotherTarget(let target):
      "the dry run was for another target: \(VisibleText.of(target, limit: 60))"
    case .ofAnotherProject(let project): "the dry run was for project \(project)"
    case .atAnotherEndpoint(let endpoint):
      endpoint.isLoopback
        ? "the dry run was made with the local FCM" : "the dry run was made at \(endpoint)"
    case .tooOld(let age): "the dry run was \(Age.words(age)) ago"
    case .ofTheFuture: "the dry run is dated in the future, so a clock was changed"
    }
  }
}
