internal import AppStrings
public import ArgumentParser
internal import DevicePreview
internal import Drafts
internal import PushMessages
internal import Resolver

/// `pushwright preview`: what devices show for a draft, as a report.
public struct PreviewCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show what each device really shows for a draft, language by language.",
    discussion: """
      Reads the app's own strings, chooses the localization and formats the text as the device \
      does. If the project file names releases in the field, each text is shown as in the worst \
      of them. Exits 0 whatever it finds; problems with the files go to standard error.
      """)

  @Argument(help: "The draft: the body of an FCM v1 request; - reads standard input.")
  public var draft: String

  @OptionGroup public var locales: LocaleOptions

  @Option(help: ArgumentHelp("The device; repeatable. Default: the project's."))
  public var device: [DeviceName] = []

  @Option(help: "The output format.")
  public var format: PreviewFormat = .text

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let opened = try OpenedDraft.reading(draft)
    let named = try Project.checked(project)
    let message = EffectiveMessage(try opened.message())
    let strings = try await named.strings()
    let project = try named.previewing(strings.localizations, locales)
    let names = device.isEmpty ? project.devices.compactMap(DeviceName.init(rawValue:)) : device
    let devices = project.devices(on: names)
    let wanted = devices.compactMap(\.device.previewedLocale)
    let previewer = NotificationPreviewer(
      strings: strings.localizations.withPseudoLocales(wantedBy: wanted),
      appName: project.settings.appName,
      releases: try await project.releasedStrings(wantedBy: wanted),
      platforms: Set(project.settings.platforms))
    let entries = devices.map { locale, device in
      PreviewReport.Entry(locale: locale, shown: previewer.notification(for: message, on: device))
    }
    if !self.strings.noStrings {
      let lack = MissingStrings(of: entries.map(\.shown), in: strings.localizations)
      if let failure = lack?.failure(of: draft) { throw failure }
    }
    switch format {
    case .json: return PreviewReport.json(entries)
    case .text:
      let assumed = PreviewReport.assumption(of: entries).map { "\nassumed: \($0)\n" } ?? ""
      return PreviewReport.text(entries) + assumed
    }
  }
}
