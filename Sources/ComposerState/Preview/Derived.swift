public import DevicePreview
public import Drafts
public import MessageLint
public import PushMessages
public import Resolver

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

    public init(document: MessageDocument, stringsRevision: Int) {
      self.document = document
      self.stringsRevision = stringsRevision
    }

    public init(_ composer: Composer, stringsRevision: Int) {
      self.init(document: composer.document, stringsRevision: stringsRevision)
      typedEnd = composer.typedEnd
    }
  }

  public var key: Key
  /// Every target that the draft sets.
  public let targets: [Message.Target]
  /// What each platform receives of it.
  public let effective: EffectiveMessage
  /// Whether something in view that has changed is in trouble or was: then counts and findings mostly change with it.
  public private(set) var changesTrouble = false
  /// About how many bytes of the limit the message takes: those of the platform that gets most.
  public let payloadSize: Int
  /// In the order of the settings' locales, with the sample and in the state of the devices that are looked at.
  public private(set) var rows: [LocaleRow]
  /// How many of the rows have which trouble; asked at each paint, and like the findings of one draft as a whole.
  private var counts = Counts()
  /// The same of the rows as they are, some of which may be of an older draft.
  private var rowCounts = Counts()
  /// The texts that the others are translated from; one of the rows, where these have it.
  public var source: LocaleRow {
    switch sourceRow {
    case .among(let index): rows[index]
    case .beside(let row): row
    }
  }
  public private(set) var findings: [Finding] = []
  /// The findings that are accepted, and by what.
  public private(set) var suppressed: [SuppressedFinding] = []
  /// The rows as the draft itself has them, with the app in the background: what reviews and sends are about.
  public var draftRows: [LocaleRow] { ownDraftRows ?? rows }
  /// One notification of the draft itself per locale and platform of the settings, locale by locale.
  public var shown: [ShownNotification] {
    var shown: [ShownNotification] = []
    shown.reserveCapacity(draftRows.count * settings.platforms.count)
    for row in draftRows {
      for platform in settings.platforms { shown.append(row[platform]) }
    }
    return shown
  }

  /// What the draft says; read when it is asked for, or judged.
  public var message: Message { subject?.message ?? Message.reading(key.document).message }

  let previewer: NotificationPreviewer
  /// What it was made with.
  public let settings: PreviewSettings
  /// The message with the sample's arguments; the draft's own without one.
  private let tried: EffectiveMessage
  /// Where the row of the language is that the app is translated from.
  private enum SourceRow {
    case among(Int)
    /// None of the rows is of that language, or they are looked at in another way.
    case beside(LocaleRow)

    func isAmong(_ index: Int) -> Bool {
      if case .among(index) = self { true } else { false }
    }
  }

  private let sourceRow: SourceRow
  /// The ``draftRows`` where they are others than the ``rows``.
  private var ownDraftRows: [LocaleRow]?
  /// The rows that are still those of an older draft.
  private var dueRows: [Int]
  /// The platforms on which they are: the others get of the ``key`` what they got before.
  private var duePlatforms: [Platform] = Platform.allCases
  /// What the due rows still have of the ``key``.
  private var kept: [Platform: KeptTexts] = [:]
  /// What the linter looked at; `nil` while the findings are those of an older draft.
  private var subject: LintSubject?
  /// What it looked at last, of the same strings.
  private var olderSubject: LintSubject?

  /// So many rows a step: less than a millisecond's work.
  private static let stepLength = 64

  /// All of it.
  public init(_ key: Key, previewer: NotificationPreviewer, settings: PreviewSettings) {
    self.init(key, previewer, settings)
    makeAll()
  }

  /// What is in view; the other rows and the findings are those of `older` until they are made too.
  ///
  /// `inView` counts the settings' locales from 0; what is out of their range is passed over.
  public init(
    _ key: Key, previewer: NotificationPreviewer, settings: PreviewSettings, after older: Derived,
    inView: [Int]
  ) {
    self.init(key, previewer, settings, after: older)
    // What was found in other strings is no older truth: before the first are read it would say that nothing is wrong.
    guard older.key.stringsRevision == key.stringsRevision,
      older.settings.locales == settings.locales,
      (older.ownDraftRows == nil) == (ownDraftRows == nil)
    else {
      makeAll()
      return
    }
    (rows, ownDraftRows) = (older.rows, older.ownDraftRows)
    (counts, rowCounts) = (older.counts, older.rowCounts)
    (findings, suppressed) = (older.findings, older.suppressed)
    olderSubject = older.subject ?? older.olderSubject
    let changed = platforms(changedSince: older)
    duePlatforms = Platform.allCases.filter {
      changed.contains($0) || !older.dueRows.isEmpty && older.duePlatforms.contains($0)
    }
    dueRows = changed.isEmpty ? older.dueRows : Array(rows.indices)
    if older.isOfSameApp(as: key, settings), older.dueRows.isEmpty {
      kept = KeptTexts.kept(from: older.effective, to: effective, on: changed)
    }
    // The source is shown beside each of the others.
    let inView = dueRows.filter { inView.contains($0) || sourceRow.isAmong($0) }
    makeRows(inView)
    dueRows.removeAll(where: inView.contains)
    changesTrouble =
      older.changesTrouble && !older.isComplete
      || changed.contains { platform in
        inView.contains { index in
          !(older.rows[index].isFine(on: platform) && rows[index].isFine(on: platform))
        }
      }
  }

  /// Whether the same devices with the same strings are looked at.
  private func isOfSameApp(as key: Key, _ settings: PreviewSettings) -> Bool {
    self.key.stringsRevision == key.stringsRevision && self.settings == settings
  }

  /// The platforms whose devices get something else than before.
  private func platforms(changedSince older: Derived) -> [Platform] {
    guard older.isOfSameApp(as: key, settings) else { return Platform.allCases }
    return Platform.allCases.filter {
      effective[$0] != older.effective[$0] || tried[$0] != older.tried[$0]
        // A line that is new on one platform is one that another lacks.
        || previewer.lackedLines(of: effective, on: $0)
          != older.previewer.lackedLines(of: older.effective, on: $0)
    }
  }

  private init(
    _ key: Key, _ previewer: NotificationPreviewer, _ settings: PreviewSettings,
    after older: Derived? = nil
  ) {
    self.key = key
    self.previewer = previewer
    self.settings = settings
    targets = key.document.targets
    effective =
      older.map { EffectiveMessage(key.document, after: $0.effective, of: $0.key.document) }
      ?? EffectiveMessage(key.document)
    payloadSize = effective.largestPayload
    tried = settings.sample.map { EffectiveMessage($0.tried(in: key.document)) } ?? effective
    let known = older.flatMap { $0.isOfSameApp(as: key, settings) ? ($0.source, $0.tried) : nil }
    let language = PreviewLocale(previewer.resolver.strings.sourceLanguage(on: .apple))
    if settings.looksAtDraft, let index = settings.locales.firstIndex(of: language) {
      sourceRow = .among(index)
    } else {
      sourceRow = .beside(Self.source(in: language, of: tried, previewer, settings, after: known))
    }
    ownDraftRows = settings.looksAtDraft ? nil : []
    rows = []
    dueRows = []
  }

  /// Whether all of it is of the ``key``.
  public var isComplete: Bool { dueRows.isEmpty && subject != nil }

  /// Whether a row is of the ``key``.
  public func isCurrent(_ index: Int) -> Bool { !dueRows.contains(index) }

  /// Makes a part of what is still of an older draft: some rows, and at last the findings.
  public mutating func takeStep() {
    guard !dueRows.isEmpty else {
      if subject == nil { judge() }
      return
    }
    makeRows(dueRows.prefix(Self.stepLength))
    dueRows.removeFirst(min(Self.stepLength, dueRows.count))
  }

  public mutating func complete() {
    while !isComplete { takeStep() }
  }

  private mutating func makeAll() {
    let draft = settings.locales.map { Self.row(of: effective, in: $0, previewer, settings) }
    rows = settings.looksAtDraft ? draft : draft.map { looked(at: $0) }
    if ownDraftRows != nil { ownDraftRows = draft }
    rowCounts = Counts(rows)
    judge()
  }

  /// Makes some of the rows that are due.
  private mutating func makeRows(_ indices: some Sequence<Int>) {
    for index in indices {
      let draft = Self.row(
        of: effective, in: settings.locales[index], previewer, settings, on: duePlatforms,
        keeping: kept, after: ownDraftRows?[index] ?? rows[index])
      let row = settings.looksAtDraft ? draft : looked(at: draft)
      rowCounts.replace(rows[index], by: row)
      rows[index] = row
      ownDraftRows?[index] = draft
    }
  }

  /// A row of the draft as it is looked at: a sample changes neither what lint says nor what is sent.
  private func looked(at draft: LocaleRow) -> LocaleRow {
    let row =
      settings.sample == nil ? draft : Self.row(of: tried, in: draft.locale, previewer, settings)
    return row.seen(in: settings.deviceState, on: settings.platformsInState)
  }

  private mutating func judge() {
    var subject = LintSubject(
      document: key.document, effective: effective, shown: shown,
      strings: previewer.resolver.strings, scope: settings.scope, webHost: settings.webHost,
      after: olderSubject)
    subject.typedEnd = key.typedEnd
    let judgement = settings.judgement(of: subject)
    (findings, suppressed) = (judgement.kept, judgement.suppressed)
    counts = rowCounts
    self.subject = subject
    olderSubject = nil
  }

  /// What is wrong with the message if it is sent then, in seconds since 1970.
  public func findings(whenSendingAt seconds: Int) -> [Finding] {
    guard var subject else { return findings }
    subject.moment = .sending(now: seconds)
    subject.typedEnd = nil
    return settings.judgement(of: subject).kept
  }

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

  public func count(_ platform: Platform) -> Count { counts[platform] }
}
