internal import AppStrings
public import ArgumentParser
internal import DevicePreview
internal import Drafts
internal import MessageLint
internal import NotificationPage
internal import PushMessages
internal import Resolver

/// `pushwright preview`: what devices show for drafts, as a report or a page.
public struct PreviewCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show what each device really shows for drafts, language by language.",
    discussion: """
      Reads the app's own strings, chooses the localization and formats the text as the device \
      does. If the project file names releases in the field, each text is shown as in the worst \
      of them. Exits 0 whatever it finds; problems with the files go to standard error.

      html is a page for those who sign a message off: one file without network access, with \
      every language and device, lint's findings, review marks and the payload. markdown is the \
      same for a pull request or ticket, the worst languages first, csv for spreadsheets, table \
      for the terminal, and svg a picture of one device's notification.
      """)

  @Argument(
    help: ArgumentHelp(
      "The drafts, bodies of FCM v1 requests; - reads standard input.", valueName: "draft"),
    completion: .drafts)
  public var drafts: [String]

  @OptionGroup public var locales: LocaleOptions

  @Option(help: ArgumentHelp("The device; repeatable. Default: the project's."))
  public var device: [DeviceName] = []

  @Option(help: "The output format.")
  public var format: PreviewFormat = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
    completion: .file())
  public var output: String?

  @Flag(help: "Replace the output file if it exists; never a draft.")
  public var force = false

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func validate() throws {
    guard drafts.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("- reads standard input once: name it only once.")
    }
    guard !force || output != nil else {
      throw ValidationError("--force works only with --output: leave it out.")
    }
  }

  public func run() async throws {
    guard usesColors else { return try await printReport() }
    do throws(CommandFailure) {
      try StandardOutput.draw(try await report())
    } catch {
      throw error.narrated()
    }
  }

  /// A report that goes into a file prints nothing.
  func report() async throws(CommandFailure) -> String {
    guard let output, output != "-" else { return try await text() }
    let own = ProjectFiles(project)
    try check(output, own)
    let text = try await text()
    try check(output, own)
    try newFile(output, except: nil, own).write(text)
    return ""
  }

  private func text() async throws(CommandFailure) -> String {
    guard format.isPage else { return try await reportText() }
    let run = PageRun(
      drafts: drafts, locales: locales, devices: device, strings: strings, project: project)
    let page = try await run.page()
    switch format {
    case .html: return page.html
    case .markdown: return page.markdown
    case .csv: return page.csv
    case .svg: return try run.picture(of: page)
    case .table, .text, .json: return page.table(isColored: usesColors)
    }
  }

  /// Only a terminal gets colors.
  private var usesColors: Bool {
    format == .table && (output == nil || output == "-") && StandardOutput.takesColors
  }

  /// Before the work whose result goes there, and again right before it is written.
  private func check(_ output: String, _ own: ProjectFiles) throws(CommandFailure) {
    for draft in drafts { try newFile(output, except: draft, own).check() }
  }

  private func newFile(_ path: String, except input: String?, _ own: ProjectFiles) -> NewFile {
    NewFile(
      path: path, mayReplace: force, except: input, own: own, sparesJSON: format != .json)
  }

  /// What devices show and nothing else, draft by draft.
  private func reportText() async throws(CommandFailure) -> String {
    let opened = try drafts.map { path throws(CommandFailure) in
      let opened = try OpenedDraft.reading(path)
      return (path: opened.path, message: EffectiveMessage(try opened.message()))
    }
    let named = try Project.checked(project)
    let strings = try await named.strings(countsWarnings: true)
    let released = try await named.releasedStrings()
    let project = try named.previewing(strings.localizations, released, locales)
    let names = device.isEmpty ? project.devices.compactMap(DeviceName.init(rawValue:)) : device
    let devices = project.devices(on: names)
    let wanted = devices.compactMap(\.device.previewedLocale)
    let apps = await named.appProjects()
    let previewer = NotificationPreviewer(
      strings: strings.localizations.shipped(by: apps).withPseudoLocales(wantedBy: wanted),
      appName: project.settings.appName,
      releases: released.map { $0.withPseudoLocales(wantedBy: wanted) },
      platforms: Set(project.settings.platforms),
      behavior: apps.behavior(listing: project.settings.channels))
    let isNamed = opened.count > 1
    let reports = try opened.map { path, message throws(CommandFailure) in
      let sources = PageSource.all(of: message, by: previewer, settings: project.settings)
      let entries = devices.map { locale, device in
        let shown = previewer.notification(for: message, on: device)
        return PreviewReport.Entry(
          locale: locale, shown: shown, draft: isNamed ? ReportPath.relative(path) : nil,
          likeness: sources.first { $0.platform == device.platform }?.likeness(of: shown))
      }
      if !self.strings.noStrings {
        let lack = MissingStrings(of: entries.map(\.shown), in: strings.localizations)
        if let failure = lack?.failure(of: path) { throw failure }
      }
      return entries
    }
    guard format == .text else { return PreviewReport.json(reports.flatMap(\.self)) }
    let texts = reports.map { PreviewReport.text($0, isNamed: isNamed) }
    let assumption = PreviewReport.assumption(of: reports.flatMap(\.self))
    return texts.joined(separator: "\n") + (assumption.map { "\nassumed: \($0)\n" } ?? "")
  }
}
