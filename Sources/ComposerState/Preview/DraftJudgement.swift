import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver

/// What is wrong with one draft as a whole: findings, and the counts that belong to them.
struct DraftJudgement: Sendable {
  private(set) var findings: [Finding] = []
  /// The findings that are accepted, and by what.
  private(set) var suppressed: [SuppressedFinding] = []
  /// How many locales have which trouble; asked at each paint.
  private(set) var counts = Derived.Counts()
  /// What the linter looked at; `nil` while all of this is of an older draft.
  private(set) var subject: LintSubject?
  /// What it looked at last, of the same strings.
  private var olderSubject: LintSubject?

  /// Nothing yet.
  init() {}

  /// What was found in an older draft with the same strings; it stands until ``judge(_:showing:counts:)`` is asked.
  init(ofOlder older: DraftJudgement) {
    self = older
    olderSubject = older.subject ?? older.olderSubject
    subject = nil
  }

  mutating func judge(
    _ message: PreviewedMessage, showing shown: [ShownNotification], counts: Derived.Counts
  ) {
    var subject = LintSubject(
      document: message.key.document, effective: message.effective, shown: shown,
      strings: message.previewer.resolver.strings, scope: message.settings.scope,
      webHost: message.settings.webHost, after: olderSubject)
    subject.typedEnd = message.key.typedEnd
    subject.lostParts = message.key.lostParts
    subject.testDevices = message.settings.testDevices
    let judgement = message.settings.judgement(of: subject)
    (findings, suppressed) = (judgement.kept, judgement.suppressed)
    self.counts = counts
    self.subject = subject
    olderSubject = nil
  }
}
