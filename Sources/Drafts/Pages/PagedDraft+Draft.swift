internal import CalendarTime
internal import DevicePreview
public import FCMClient
public import MessageLint
public import NotificationPage
public import PushMessages
public import Resolver

extension PagedDraft {
  /// A draft as a page shows it, from what composer and verbs have at hand.
  ///
  /// `rows` has a row for each locale of the page; `project` is that of the profile.
  public init(
    _ name: String, document: MessageDocument, effective: EffectiveMessage, rows: [LocaleRow],
    on platforms: [Platform], notes: DraftNotes, findings: [Finding], project: ProjectID?
  ) {
    let locales = rows.map(\.locale)
    let message = document.message
    self.init(
      name, payload: message.map { JSONValue($0).text() } ?? document.text, platforms: platforms,
      locales: rows.map { row in
        PagedLocale(
          row.locale.name, languages: row.locale.languages, textsHash: row.textsHash,
          shown: platforms.map { row[$0] },
          review: notes.reviews.mark(of: row.locale, among: locales).map { PageReview($0, of: row) }
        )
      })
    let targets = document.targets
    target =
      targets.count == 1 ? targets.first.map { ($0.fieldName, $0.shortText) } : nil
    if let project, let message {
      payloadHash =
        PayloadHash(
          project: project, message: message,
          computed: notes.expiresIn == nil ? [] : [PayloadHash.expiration]
        ).description
    }
    received = platforms.map { Received($0, lines: effective[$0].lines) }
    self.findings = findings.sorted { $0.severity > $1.severity }.map(PageFinding.init)
  }
}

extension PageReview {
  /// A mark as it counts for what is shown now.
  fileprivate init(_ mark: ReviewMark, of row: LocaleRow) {
    let state: State =
      switch LocaleReview(mark, of: row, isReading: false) {
      case .reviewed: .reviewed
      case .rejected: .rejected
      case .lapsed: .lapsed
      }
    self.init(
      state, time: Timestamp(secondsSince1970: mark.at).description, note: mark.note)
  }
}

extension PageFinding {
  /// More locales than these are counted, not named.
  private static let namedLocales = 4

  fileprivate init(_ finding: Finding) {
    let locales = finding.locales
    let isNamed = finding.localeCount != nil && 1...Self.namedLocales ~= locales.count
    let place =
      finding.source?.place ?? finding.position.map { "line \($0.line), column \($0.column)" }
    self.init(
      isError: finding.severity == .error, rule: finding.rule,
      sentence: isNamed ? finding.sentence(in: locales.localeNames) : finding.sentence,
      place: place, remedy: finding.remedy ?? finding.fix?.title, appRemedy: finding.appRemedy,
      locales: locales)
  }
}
