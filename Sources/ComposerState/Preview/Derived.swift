public import DevicePreview
public import Drafts
public import MessageLint
public import PushMessages
public import Resolver
public import SendPolicy

/// All that follows from a draft and an app's strings: what devices show, and what is wrong.
///
/// The state does not keep it: it would be kept twice. The runtime owns one, made anew when its ``key`` changes: first what is
/// in view, which the paint waits for, and then the rest in steps (``takeStep()``), which it does not wait for.
public struct Derived: Sendable {
  /// What a derived value was made of.
  public struct Key: Hashable, Sendable {
    public var document: MessageDocument
    /// Counts the times that the app's strings were read.
    public var stringsRevision: Int
    /// The field at whose end white space is typed; see ``Composer/typedEnd``.
    public var typedEnd: FieldPath?
    /// What the draft lacks of its source text.
    public var lostParts: [LostPart] = []
    /// The list that the draft goes to; `nil` if it goes to its own target.
    public var list: LintedList?
    /// A recipient whose values the preview shows.
    public var example: ListFacts.Example?
    /// The Firebase project that the profile names; `nil` if it names none.
    public var firebaseProject: String?

    public init(document: MessageDocument, stringsRevision: Int) {
      self.document = document
      self.stringsRevision = stringsRevision
    }

    public init(_ composer: Composer, stringsRevision: Int) {
      self.init(document: composer.document, stringsRevision: stringsRevision)
      typedEnd = composer.typedEnd
      lostParts = composer.lostParts
      list = composer.lintedList
      example = composer.list.facts?.example
      firebaseProject = composer.namedProject
    }
  }

  /// What the draft's devices get, and which devices these are.
  let previewed: PreviewedMessage
  private var preview: PreviewRows
  private var judgement = DraftJudgement()
  private var due = DueRows()
  /// Whether something in view that has changed is in trouble or was: then counts and findings mostly change with it.
  public private(set) var changesTrouble = false

  /// All of it; `inSteps` leaves the findings of a long draft to ``takeStep()``.
  ///
  /// `apps` is what the app's sources tell; they count as strings of the key's revision.
  public init(
    _ key: Key, previewer: NotificationPreviewer, settings: PreviewSettings,
    apps: AppProjects = AppProjects(), inSteps: Bool = false
  ) {
    self.init(all: PreviewedMessage(key, previewer, settings, apps), after: nil)
    if !inSteps { complete() }
  }

  private init(
    all message: PreviewedMessage, after older: (rows: PreviewRows, message: PreviewedMessage)?
  ) {
    previewed = message
    preview = PreviewRows(of: message, after: older)
    // No paint waits for a long draft.
    if !message.isLong { judge() }
  }

  /// What is in view; the other rows and the findings are those of `older` until they are made too.
  ///
  /// `inView` counts the settings' locales from 0; what is out of their range is passed over.
  public init(
    _ key: Key, previewer: NotificationPreviewer, settings: PreviewSettings,
    apps: AppProjects = AppProjects(), after older: borrowing Derived, inView: [Int]
  ) {
    let message = PreviewedMessage(key, previewer, settings, apps, after: older.previewed)
    // What was found in other strings is no older truth: before the first are read it would say that nothing is wrong.
    guard older.key.stringsRevision == key.stringsRevision,
      older.settings.locales == settings.locales,
      older.previewed.looksAtDraft == message.looksAtDraft
    else {
      self.init(all: message, after: (older.preview, older.previewed))
      return
    }
    self.init(message, keeping: older, inView: inView)
  }

  private init(_ message: PreviewedMessage, keeping older: borrowing Derived, inView: [Int]) {
    previewed = message
    preview = PreviewRows(keeping: older.preview, of: older.previewed, for: message)
    judgement = DraftJudgement(ofOlder: older.judgement)
    let changed = message.platforms(changedSince: older.previewed)
    due = DueRows(
      rows: rows.indices, changed: changed, from: older.previewed, to: message, after: older.due)
    // The source is shown beside each of the others.
    let made = due.indices.filter { inView.contains($0) || preview.isSource($0) }
    preview.make(made, of: message, due)
    due.remove(where: made.contains)
    changesTrouble =
      older.changesTrouble && !older.isComplete
      || changed.contains { platform in
        made.contains { index in
          !(older.rows[index].isFine(on: platform) && rows[index].isFine(on: platform))
        }
      }
  }

  /// Makes a part of what is still of an older draft: some rows, and at last the findings, of a long draft rule by rule.
  public mutating func takeStep() {
    guard !due.isEmpty else {
      return judge()
    }
    preview.make(due.takeStep(), of: previewed, due)
  }

  public mutating func complete() {
    while !isComplete { takeStep() }
  }

  private mutating func judge() {
    judgement.takeStep(previewed, showing: shown, counts: preview.counts)
  }
}

/// What it tells.
extension Derived {
  public var key: Key { previewed.key }
  /// What it was made with.
  public var settings: PreviewSettings { previewed.settings }
  var previewer: NotificationPreviewer { previewed.previewer }
  /// What the app's sources tell.
  public var apps: AppProjects { previewed.apps }

  /// Every target that the draft sets.
  public var targets: [Message.Target] { previewed.targets }
  /// What each platform receives of it.
  public var effective: EffectiveMessage { previewed.effective }
  /// About how many bytes of the limit the message takes: those of the platform that gets most.
  public var payloadSize: Int { previewed.payloadSize }
  /// What the draft says; read when it is asked for, or judged.
  public var message: Message {
    judgement.subject?.message ?? Message.reading(key.document).message
  }

  /// In the order of the settings' locales, with the sample and in the state of the devices that are looked at.
  public var rows: [LocaleRow] { preview.looked }
  /// The rows as the draft itself has them, with the app in the background: what reviews and sends are about.
  public var draftRows: [LocaleRow] { preview.draft }
  /// The texts that the others are translated from; one of the rows, where these have it.
  public var source: LocaleRow { preview.source }
  /// One notification of the draft itself per locale and platform of the settings, locale by locale.
  public var shown: [ShownNotification] {
    draftRows.flatMap { row in settings.platforms.map { row[$0] } }
  }

  public var findings: [Finding] { judgement.findings }
  /// The findings that are accepted, and by what.
  public var suppressed: [SuppressedFinding] { judgement.suppressed }

  /// Whether a device shows what the draft says, and lint has something against it.
  public func isDoubted(_ shown: ShownNotification) -> Bool {
    judgement.doubts.concern(shown)
  }

  /// What lint has against it, a line each.
  public func doubts(about shown: ShownNotification) -> [String] {
    isDoubted(shown)
      ? DoubtedLocales.findings(findings, about: shown).map(\.headline) : []
  }

  public func count(_ platform: Platform) -> Count { judgement.counts[platform] }

  /// What is wrong with the message if it is sent or tested then, in seconds since 1970.
  public func findings(whenSendingAt seconds: Int, as purpose: SendPurpose) -> [Finding] {
    guard var subject = judgement.subject else { return findings }
    subject.moment = .sending(now: seconds, isTest: purpose != .send)
    subject.typedEnd = nil
    return settings.judgement(of: subject).kept
  }

  /// Whether all of it is of the ``key``.
  public var isComplete: Bool { due.isEmpty && judgement.isDone }

  /// Whether a row is of the ``key``.
  public func isCurrent(_ index: Int) -> Bool { !due.contains(index) }

  /// Whether all counts and findings are the same, so that a screen with the same rows in view need not be
  /// drawn again.
  public func looks(like other: Derived) -> Bool {
    findings == other.findings && suppressed.count == other.suppressed.count
      && Platform.allCases.allSatisfy { count($0) == other.count($0) }
  }

  /// The text of a key as it stands in the app's strings at a place, its placeholders not filled.
  func foundText(for key: String, on platform: Platform, at source: TextSource?) -> String? {
    previewer.resolver.strings.texts(for: key, on: platform).first { $0.source == source }?.text
  }
}
