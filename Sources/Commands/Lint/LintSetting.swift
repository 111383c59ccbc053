internal import ComposerState
internal import DevicePreview
internal import MessageLint
internal import PushMessages
internal import Resolver

/// What all drafts of one `lint` are looked at with.
struct LintSetting {
  private let previewer: NotificationPreviewer
  private let devices: [Device]
  private let settings: ComposerState.PreviewSettings
  private let moment: LintSubject.Moment
  private let images: [String: ImageAnswer]

  /// Without `locales` the project's count, and without those every one of the strings.
  init(
    project: Project, strings: AppLocalizations, locales: [String], moment: LintSubject.Moment,
    images: [String: ImageAnswer]
  ) {
    let wanted = locales.isEmpty && !project.namesLocales ? strings.deviceLocales : locales
    let named = project.devices(
      locales: wanted, on: project.devices.compactMap(DeviceName.init(rawValue:)))
    devices = named.map(\.device)
    settings = project.settings
    previewer = NotificationPreviewer(
      strings: strings.withPseudoLocales(wantedBy: named.map(\.locale)),
      appName: project.settings.appName)
    self.moment = moment
    self.images = images
  }

  /// Lints a draft, and says which of its texts could not be checked.
  func lint(_ draft: OpenedDraft) -> LintedDraft {
    if let failure = draft.failure, draft.isMissing {
      let finding = Finding(
        rule: "json-syntax", .error, "\(failure.sentence)",
        position: Finding.Position(line: 1, column: 1))
      return LintedDraft(
        draft.path, document: draft.document, judgement: LintJudgement([finding], applying: []),
        failure: failure)
    }
    let message = Message.reading(draft.document).message
    let shown = devices.map { previewer.notification(for: message, on: $0) }
    sayWhatIsUnknown(shown, in: draft)
    let subject = LintSubject(
      document: draft.document, shown: shown, strings: previewer.resolver.strings, moment: moment,
      webHost: settings.webHost, images: images)
    let judgement = Linter.judgement(
      of: subject, applying: settings.suppressions + draft.suppressions)
    return LintedDraft(
      draft.path, document: draft.document, judgement: judgement, failure: draft.failure)
  }

  /// A gate that lets a text pass because it knows nothing of it has to say so.
  private func sayWhatIsUnknown(_ shown: [ShownNotification], in draft: OpenedDraft) {
    for platform in Platform.allCases {
      let unknown = shown.filter { $0.device.platform == platform }.flatMap { shown in
        [(shown.asksForTitle, shown.title), (shown.asksForBody, shown.body)].compactMap {
          $0 && $1.outcome == .unknown ? $1 : nil
        }
      }
      guard let first = unknown.first else { continue }
      let reason = first.reason.map { ": \($0)" } ?? ""
      Narration.say(
        "\(draft.path): warning: the texts of \(platform.rawValue) are not checked\(reason)")
    }
  }
}
