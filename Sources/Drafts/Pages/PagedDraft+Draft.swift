internal import CalendarTime
internal import DevicePreview
public import FCMClient
public import MessageLint
public import NotificationPage
public import PushMessages
public import Resolver
internal import Workspace

extension PagedDraft {
  /// A draft as a page shows it, from what composer and verbs have at hand.
  ///
  /// `rows` has a row for each locale of the page; `project` is that of the profile.
  public init(
    _ name: String, document: MessageDocument, effective: EffectiveMessage, rows: [LocaleRow],
    on platforms: [Platform], notes: DraftNotes, findings: [Finding], project: ProjectID?
  ) {
    let reviews = LocaleReviews(rows, marks: notes.reviews, isReading: false)
    let message = document.message
    let doubts = DoubtedLocales(findings)
    self.init(
      name, payload: message.map { JSONValue($0).text() } ?? document.text, platforms: platforms,
      locales: zip(rows, reviews.verdicts).map { row, verdict in
        var locale = PagedLocale(
          row.locale.name, languages: row.locale.languages, textsHash: row.textsHash,
          shown: platforms.map { row[$0] },
          review: PageReview(verdict))
        let broken = LocaleTroubles(of: row, on: platforms).broken
        if !broken.isEmpty { locale.trouble = broken.joined(separator: ", ") }
        locale.unshown = Platform.allCases.filter {
          row.platforms.contains($0) && !platforms.contains($0) && row[$0].isAddressed
        }
        let doubted = platforms.filter { doubts.contains(row.locale.name, on: $0) }
        locale.doubted = Set(doubted)
        locale.doubts =
          doubted.isEmpty
          ? []
          : findings.filter {
            $0.locales.contains(row.locale.name) && !Linter.demandedRules.contains($0.rule)
          }.map(\.headline)
        return locale
      })
    let targets = document.targets
    target =
      targets.count == 1 ? targets.first.map { ($0.fieldName, $0.shortText) } : nil
    let hash = { (project: ProjectID?) in
      message.map {
        PayloadHash(
          project: project, message: $0,
          computed: notes.expiresIn == nil ? [] : [PayloadHash.expiration]
        ).description
      }
    }
    payloadHash = project.flatMap { hash($0) }
    messageHash = hash(nil)
    received = platforms.map { Received($0, lines: effective[$0].lines) }
    self.findings = findings.sorted { $0.severity > $1.severity }.map(PageFinding.init)
  }
}

extension PageReview {
  /// What the marks come to for what is shown now; `nil` if there is none.
  fileprivate init?(_ verdict: LocaleVerdict) {
    var note = verdict.deciding.last?.note ?? ""
    let state: State
    switch verdict.state {
    case .reviewed: state = .reviewed
    case .rejected(let reason): (state, note) = (.rejected, reason)
    case .lapsed: state = .lapsed
    case nil: return nil
    }
    let names = verdict.deciding.compactMap { $0.reviewer?.fullName }
    self.init(
      state, reviewer: names.isEmpty ? nil : names.joined(separator: ", "),
      time: verdict.deciding.last.map { Timestamp(secondsSince1970: $0.at).description },
      note: note)
    let shortNames = verdict.deciding.compactMap { $0.reviewer?.displayName }
    if !shortNames.isEmpty { shortName = shortNames.joined(separator: ", ") }
    rejections = verdict.rejections.map {
      Rejection(email: $0.name.reviewer, time: $0.time)
    }
    overrides = verdict.overridden.map { override in
      func name(_ mark: ReviewMark) -> String { mark.reviewer?.displayName ?? "a reviewer" }
      let note = override.rejection.note
      return "\(name(override.mark)) overrode \(name(override.rejection))"
        + (note.isEmpty ? "" : ": \(note)")
    }
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
