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
  /// What the linter looked at; `nil` while all of this is of an older draft.
  private(set) var subject: LintSubject?
  /// What it looked at last, of the same strings.
  private var olderSubject: LintSubject?
  /// The rules that were asked already, while all of this is of an older draft.
  private var progress: LintProgress?

  /// Nothing yet.
  init() {}

  /// What was found in an older draft with the same strings; it stands until the last step.
  init(ofOlder older: DraftJudgement) {
    self = older
    olderSubject = older.subject ?? older.olderSubject
    (subject, progress) = (nil, nil)
  }

  /// Judges a part of it: of a short draft all at once, of a long one what a single rule finds.
  mutating func takeStep(
    _ message: PreviewedMessage, showing shown: [ShownNotification], counts: Derived.Counts
  ) {
    guard subject == nil else { return }
    var progress = self.progress ?? message.settings.progress(of: lintSubject(message, shown))
    self.progress = nil
    repeat { progress.takeStep() } while !progress.isComplete && !message.isLong
    guard progress.isComplete else {
      self.progress = progress
      return
    }
    let judgement = message.settings.judgement(of: progress)
    (findings, suppressed) = (judgement.kept, judgement.suppressed)
    doubts = DoubtedLocales(findings)
    self.counts = counts
    if message.looksAtDraft { self.counts.add(doubts, of: shown) }
    subject = progress.subject
    olderSubject = nil
  }

  private func lintSubject(
    _ message: PreviewedMessage, _ shown: [ShownNotification]
  ) -> LintSubject {
    var subject = LintSubject(
      document: message.key.document, effective: message.effective, shown: shown,
      strings: message.previewer.resolver.strings, scope: message.settings.scope,
      webHost: message.settings.webHost, after: olderSubject)
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
