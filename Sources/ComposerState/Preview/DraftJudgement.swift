import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver

/// What is wrong with one draft as a whole: findings, and the counts that belong to them.
struct DraftJudgement: Sendable {
  private(set) var findings: [Finding] = []
  /// The locales whose texts they are about; asked at each paint.
  private(set) var doubts = DoubtedLocales()
  /// The findings that are accepted, and by what.
  private(set) var suppressed: [SuppressedFinding] = []
  /// How many locales have which trouble; asked at each paint.
  private(set) var counts = Derived.Counts()
  private var stage = Stage.due(nil, older: nil)

  /// How far the judging is; behind a reference, because it is long and copied with all that is derived.
  private indirect enum Stage {
    /// All of this is of an older draft, which the linter looked at last; it may have asked some rules already.
    case due(LintProgress?, older: LintSubject?)
    /// What the linter looked at.
    case done(LintSubject)
  }

  /// Nothing yet.
  init() {}

  /// What was found in an older draft with the same strings; it stands until the last step.
  init(ofOlder older: borrowing DraftJudgement) {
    (findings, doubts, suppressed) = (older.findings, older.doubts, older.suppressed)
    counts = older.counts
    stage = .due(nil, older: older.lastSubject)
  }

  /// What the linter looked at; `nil` while all of this is of an older draft.
  var subject: LintSubject? {
    if case .done(let subject) = stage { subject } else { nil }
  }

  var isDone: Bool {
    if case .done = stage { true } else { false }
  }

  /// What it looked at last, of the same strings.
  private var lastSubject: LintSubject? {
    switch stage {
    case .due(_, let older): older
    case .done(let subject): subject
    }
  }

  /// Judges a part of it: of a short draft all at once, of a long one what a single rule finds.
  mutating func takeStep(
    _ message: PreviewedMessage, showing shown: [ShownNotification], counts: Derived.Counts
  ) {
    guard case .due(let begun, let older) = stage else { return }
    var progress =
      begun ?? message.settings.progress(of: lintSubject(message, shown, after: older))
    stage = .due(nil, older: older)
    repeat { progress.takeStep() } while !progress.isComplete && !message.isLong
    guard progress.isComplete else {
      stage = .due(progress, older: older)
      return
    }
    let judgement = message.settings.judgement(of: progress)
    (findings, suppressed) = (judgement.kept, judgement.suppressed)
    doubts = DoubtedLocales(findings)
    self.counts = counts
    if message.looksAtDraft { self.counts.add(doubts, of: shown) }
    stage = .done(progress.subject)
  }

  private func lintSubject(
    _ message: PreviewedMessage, _ shown: [ShownNotification], after older: LintSubject?
  ) -> LintSubject {
    var subject = LintSubject(
      document: message.key.document, effective: message.effective, shown: shown,
      strings: message.previewer.resolver.strings, scope: message.settings.scope,
      webHost: message.settings.webHost, after: older)
    subject.typedEnd = message.key.typedEnd
    subject.lostParts = message.key.lostParts
    subject.project = LintedProject(
      platforms: Set(message.settings.platforms), testDevices: message.settings.testDevices,
      apps: message.apps, channels: message.settings.channels,
      firebaseProject: message.key.firebaseProject)
    subject.project.list = message.key.list
    return subject
  }
}
