internal import CodeSnippets
internal import DevicePreview
internal import Drafts
internal import MessageLint
internal import PushMessages
internal import Resolver
internal import SendPolicy
internal import Workspace

/// Lints drafts, all of them for the same app, devices and moment.
struct DraftLinter: Sendable {
  let previewer: NotificationPreviewer
  private let devices: [Device]
  let settings: Drafts.PreviewSettings
  private let moment: LintSubject.Moment
  private let images: [String: ImageAnswer]
  private let mayLackStrings: Bool
  private let demand: ReviewDemand?
  /// The locales that reviewers are asked about, whichever ones this run looks at.
  private let reviewedLocales: [Drafts.PreviewLocale]
  /// The devices that reviewers are asked about, whichever ones this run looks at.
  private let markedPlatforms: Set<Platform>
  /// What the app's sources tell.
  private let apps: AppProjects
  /// The profile's project; `nil` if none is chosen, or its account tells.
  private let project: String?

  /// The project has the locales already; `reviewing` are those of `review`, if they are others.
  ///
  /// `released` are the strings of the releases in the field.
  init(
    project: Project, strings: AppLocalizations, released: [ReleasedStrings],
    moment: LintSubject.Moment,
    images: [String: ImageAnswer], mayLackStrings: Bool, demand: ReviewDemand? = nil,
    reviewing locales: [Drafts.PreviewLocale]? = nil, marking platforms: Set<Platform>? = nil,
    apps: AppProjects = AppProjects()
  ) {
    self.mayLackStrings = mayLackStrings
    self.demand = demand
    self.apps = apps
    self.project = project.profile.profile?.project
    devices = project.devices(on: project.devices.compactMap(DeviceName.init(rawValue:)))
      .map(\.device)
    settings = project.settings
    markedPlatforms = platforms ?? Set(project.settings.platforms)
    reviewedLocales = locales ?? project.settings.locales
    let reviewed = (demand == nil ? [] : reviewedLocales).flatMap { locale in
      Platform.allCases.map { project.settings.device($0, locale) }
    }
    let names = (devices + reviewed).compactMap(\.previewedLocale)
    previewer = NotificationPreviewer(
      strings: strings.shipped(by: apps).withPseudoLocales(wantedBy: names),
      appName: project.settings.appName,
      releases: released.map { $0.withPseudoLocales(wantedBy: names) },
      platforms: Set(project.settings.platforms),
      behavior: apps.behavior(listing: project.settings.channels))
    self.moment = moment
    self.images = images
  }

  func lint(_ draft: LintInput) -> LintedDraft {
    var linted = LintedDraft(
      draft.path, imported: draft.imported, judgement: LintJudgement([], applying: []),
      failure: draft.failure, remarks: draft.remarks)
    linted.ownSuppressions = draft.suppressions
    linted.faults = draft.faults
    if let failure = draft.failure {
      linted.remarks.append(failure.sentence)
      // Without a text nothing can be checked.
      guard !draft.document.text.isEmpty else {
        linted.judgement.kept = [Self.finding(of: failure)]
        return linted
      }
    }
    let shown: [ShownNotification]
    (shown, linted.judgement) = examine(
      draft, rejected: rejectedTexts(of: draft), missing: missingReviews(of: draft))
    linted.judgement.kept += findings(inExamplesOf: draft, besides: linted.judgement.kept)
    let lack = MissingStrings(of: shown, in: previewer.resolver.strings)
    if !mayLackStrings, let failure = lack?.failure(of: draft.path) {
      linted.failure = linted.failure ?? failure
      linted.remarks.append(failure.sentence)
    } else {
      linted.remarks += unknownTexts(shown, in: draft)
    }
    if demand != nil {
      let strays = draft.notes.strays(beside: draft.path, among: reviewedLocales)
      linted.remarks += strays
      linted.faults += strays
    }
    guard let failure = draft.notesFailure else { return linted }
    linted.failure = linted.failure ?? failure
    linted.remarks.append(failure.sentence)
    return linted
  }

  /// What is wrong with messages of the draft's list alone, such as one with a value that is too long.
  private func findings(
    inExamplesOf draft: LintInput, besides known: [Finding]
  ) -> [Finding] {
    var found: [Finding] = []
    for example in draft.examples {
      var filled = draft
      filled.filled = example
      for finding in examine(filled).judgement.kept
      where !(known + found).contains(where: { $0.rule == finding.rule && $0.path == finding.path })
      {
        found.append(finding)
      }
    }
    return found
  }

  /// Refuses a draft whose keys can't be looked up.
  ///
  /// - Throws: ``CommandFailure`` unless that is meant.
  func requireStrings(
    for shown: [ShownNotification], of draft: LintInput
  ) throws(CommandFailure) {
    guard !mayLackStrings else { return }
    let lack = MissingStrings(of: shown, in: previewer.resolver.strings)
    if let failure = lack?.failure(of: draft.path) { throw failure }
  }

  /// What the devices show of a draft, and what is wrong with it.
  ///
  /// The review of a send has the rejections in a line of its own.
  func examine(
    _ draft: LintInput, rejected: [RejectedTexts] = [], missing: [MissingReviews]? = nil
  ) -> (shown: [ShownNotification], judgement: LintJudgement) {
    let effective = EffectiveMessage(draft.document)
    let shown = devices.map { previewer.notification(for: effective, on: $0) }
    var subject = LintSubject(
      document: draft.document, problems: draft.problems, effective: effective, shown: shown,
      strings: previewer.resolver.strings, moment: moment,
      scope: settings.scope, webHost: settings.webHost, images: images)
    (subject.rejected, subject.missingReviews) = (rejected, missing)
    subject.lostParts = draft.lostParts.filter { !$0.isSettled(sendingTo: self.project) }
    subject.project = LintedProject(
      platforms: markedPlatforms, testDevices: settings.testDevices, apps: apps,
      channels: settings.channels, firebaseProject: self.project)
    if draft.filled == nil, draft.target == nil { subject.project.list = draft.list }
    return (
      shown,
      Linter.judgement(
        of: subject, applying: settings.suppressions + draft.suppressions,
        severities: settings.severities, draft: draft.path)
    )
  }

  /// What every preview locale shows on every platform, as the composer lists it.
  func rows(of draft: LintInput) -> [LocaleRow] { rows(of: draft, in: settings.locales) }

  private func rows(of draft: LintInput, in locales: [Drafts.PreviewLocale]) -> [LocaleRow] {
    let effective = EffectiveMessage(draft.document)
    return locales.map { locale in
      LocaleRow(locale, of: markedPlatforms) { platform in
        previewer.notification(for: effective, on: settings.device(platform, locale))
      }
    }
  }

  /// What reviewers have rejected and devices still show; only asked about just before a send.
  private func rejectedTexts(of draft: LintInput) -> [RejectedTexts] {
    guard case .sending = moment, !draft.notes.reviews.isEmpty else { return [] }
    return draft.notes.reviewedTranslations(of: rows(of: draft))?.rejected ?? []
  }

  /// What a gate demands of reviewers and doesn't have; `nil` if it demands nothing.
  private func missingReviews(of draft: LintInput) -> [MissingReviews]? {
    demand.map { demand in
      let rows = rows(of: draft, in: reviewedLocales)
      let reviews = LocaleReviews(rows, marks: draft.notes.reviews, isReading: false)
      return [reviews.translations(of: rows).missing(demand)].compactMap(\.self)
    }
  }

  private static func finding(of failure: CommandFailure) -> Finding {
    Finding(
      rule: "json-syntax", .error, "\(failure.sentence)",
      position: Finding.Position(line: 1, column: 1))
  }

  /// A gate that lets texts pass because it knows nothing of them has to say so.
  private func unknownTexts(_ shown: [ShownNotification], in draft: LintInput) -> [String] {
    Platform.allCases.compactMap { platform in
      let own = shown.filter { $0.device.platform == platform }
      let unknown = own.filter { $0.unknownText != nil }
      guard let first = unknown.first, let text = first.unknownText else { return nil }
      let reason = text.reason.map { ": \($0)" } ?? ""
      var locales = ""
      if unknown.count < own.count {
        let more = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
        locales = " in \(first.device.previewName ?? "one locale")\(more) of \(own.count) locales"
      }
      let what = "lint can't check the texts of \(platform.name)\(locales)"
      return "\(draft.path): warning: \(what)\(reason)"
    }
  }
}

extension ShownNotification {
  /// The first of the texts that it asks for and that cannot be told.
  fileprivate var unknownText: Resolution? {
    let asked = [asksForTitle ? title : nil, asksForBody ? body : nil]
    return asked.compactMap(\.self).first { $0.outcome == .unknown }
  }
}
