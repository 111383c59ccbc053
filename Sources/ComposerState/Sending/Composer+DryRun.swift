public import Drafts
public import FCMClient
import MessageLint
import PushMessages
import SendPolicy

extension Composer {
  /// What the header says about the dry-run.
  public enum DryRunMark: Hashable, Sendable {
    case none
    case running
    case passed
    /// FCM accepted it, and lint, which sees what FCM doesn't check, has errors.
    case passedDespiteLint
    case refused
    case notSent
    case withoutAnswer
    /// The server answered as if it was a send.
    case answeredAsSend
    /// The result is of another text, project or endpoint, or too old.
    case stale
  }

  /// The same, with what lint has by now against a message that FCM accepted.
  public func dryRunMark(seeing derived: Derived) -> DryRunMark {
    let mark = dryRunMark
    return mark == .passed && DryRunDoubt(derived.findings) != nil ? .passedDespiteLint : mark
  }

  /// What a dry run alone is worth.
  var dryRunMark: DryRunMark {
    if running?.isReal == false { return .running }
    if notes.list != nil { return listDryRunMark }
    guard let standing = dryRunStanding else { return dryRun == nil ? .none : .stale }
    return switch standing {
    case .none: .none
    case .passed: .passed
    case .refused: .refused
    case .notSent: .notSent
    case .withoutAnswer: .withoutAnswer
    case .answeredAsSend: .answeredAsSend
    case .ofAnotherMessage, .ofAnotherTarget, .ofAnotherProject, .atAnotherEndpoint, .tooOld,
      .ofTheFuture:
      .stale
    }
  }

  /// The profile's project, or else that of the account.
  public var project: ProjectID? { SendCase.project(of: profile.choice, access) }

  /// What the profile is, which its account's project may decide.
  public var profileKind: ProfileSummary.Kind { profile.kind(with: access) }

  var dryRunAvailability: Availability {
    if let running { return .unavailable(because: running.blocker) }
    if let disappearanceBlocker { return .unavailable(because: disappearanceBlocker) }
    if let blocker = unchosenProfile ?? targetBlocker ?? profile.blocker {
      return .unavailable(because: blocker)
    }
    guard document.message != nil else {
      return .unavailable(because: "the draft can't be read as a message")
    }
    if let refusal = SendRules.notesRefusal(dryRunCase) {
      return .unavailable(because: refusal.description)
    }
    if let listBlocker { return .unavailable(because: listBlocker) }
    guard dryRunCase.project != nil, dryRunCase.endpoint != nil else {
      return .unavailable(because: "the profile \(profile.name) names no project")
    }
    return .available
  }

  mutating func startDryRun(seeing derived: Derived) -> [Effect] {
    endEditing()
    if notes.list != nil { return runList(isDryRun: true) }
    var sendCase = dryRunCase
    // The history names it by what it shows.
    (sendCase.shown, sendCase.locale) = (derived.shown, locale.name)
    guard let intent = SendRules.dryRunIntent(of: sendCase) else { return [] }
    sending.begin(RunningSend(intent, since: now, doubt: DryRunDoubt(derived.findings)))
    notice = Notice(.info, "Dry run: \(intent.destination)…")
    return [.perform(intent, repeating: .none)]
  }

  mutating func finishDryRun(
    _ intent: SendIntent, _ result: SendResult, doubt: DryRunDoubt?
  ) {
    var isCounted = true
    if case .accepted = result.outcome { isCounted = result.isRecorded }
    var record = DryRunRecord(
      payloadHash: intent.payloadHash, project: intent.project, endpoint: intent.endpoint,
      at: now.seconds, outcome: result.outcome)
    (record.target, record.untargetedHash) = (intent.target, intent.untargetedHash)
    sending.take(isCounted ? record : nil)
    switch result.outcome {
    case .accepted:
      let accepted = "Dry run: \(intent.endpoint.answerer) accepted the payload"
      notice =
        doubt.map {
          Notice(.warning, "\(accepted), but lint doesn't: \($0.finding.headline)")
        } ?? Notice(.good, "\(accepted); \(SendResult.notChecked)")
    case .refused(_, let sentence), .notSent(let sentence), .unknown(let sentence),
      .sentDespiteDryRun(let sentence):
      // The field comes first: it is what a narrow screen must not cut off.
      let field = result.failure?.draftField.map { "\($0): " } ?? ""
      let words = result.failure?.description ?? sentence
      notice = Notice(.error, "Dry run: \(field)\(words)")
    }
    // A dry-run delivers nothing, so it is made without a record too; what it found comes first.
    if let remark = result.record.remark, case .accepted = result.outcome, let notice {
      self.notice = Notice(
        .warning,
        "\(notice.text). \(remark.capitalizedFirst); \(SendResult.doesNotCount)")
    }
  }

  /// Of so many dry-runs the results are known, the newest; the journal is asked for fewer at a time.
  static let dryRunLimit = 500

  /// Dry-runs that other sessions have recorded count as those of this one do.
  mutating func learnDryRuns(from sends: [PastSend]) {
    sending.learn(sends.compactMap { DryRunRecord($0) }, keeping: Self.dryRunLimit)
  }

  /// What the last dry run is worth; `nil` if there is none, or if that is unknown.
  ///
  /// Asked at each key, and mostly there is none: then nothing else need be known.
  var dryRunStanding: DryRunStanding? {
    guard dryRun != nil || !recordedDryRuns.isEmpty else { return nil }
    let tried = triedCase
    return tried.dryRun == nil ? nil : SendRules.standing(of: tried)
  }

  /// What decides about a dry-run: neither what lint says nor what devices show.
  ///
  /// Asked at each key, so without ``triedCase``'s dry-run, which takes a hash of the message to find.
  var dryRunCase: SendCase {
    var sendCase = SendCase(
      profile: profile.choice, document: document, expiresIn: notes.expiresIn, findings: [],
      shown: [], access: access,
      now: now.seconds)
    sendCase.draft = file.path == nil ? nil : file.name
    sendCase.draftOnDisk = draftOnDisk
    sendCase.notesFault = notes.fault
    return sendCase
  }

  /// The same, with the dry-run that counts for it.
  var triedCase: SendCase {
    var sendCase = dryRunCase
    sendCase.dryRun = .counting(for: sendCase, among: recordedDryRuns, last: dryRun)
    return sendCase
  }
}

extension RunningSend {
  /// Why nothing else is sent meanwhile.
  var blocker: String {
    isReal ? "a send is waiting for its answer" : "one is already running"
  }
}
