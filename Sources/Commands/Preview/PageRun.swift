internal import AppStrings
internal import DevicePreview
internal import Drafts
internal import FCMClient
internal import FoundationEssentials
internal import MessageLint
internal import NotificationPage
internal import Resolver
internal import SendPolicy
internal import Workspace

/// Collects what a page shows: drafts with their notes, findings and previews, and the state of the app.
///
/// A page is signed, so nothing is left out of it quietly: what can't be read ends the verb.
struct PageRun {
  var drafts: [String]
  var locales: LocaleOptions
  var devices: [DeviceName]
  var strings: StringsOptions
  var project: ProjectOptions
  func page() async throws(CommandFailure) -> SignOffPage {
    let inputs = try drafts.map { path throws(CommandFailure) in try input(path) }
    let named = try Project.checked(project)
    let read = try await named.strings(countsWarnings: true)
    let released = try await named.releasedStrings()
    var project = try named.previewing(read.localizations, released, locales)
    let reviewed = (
      platforms: Set(project.settings.platforms),
      locales: Set(named.previewing(read.localizations, released).settings.locales.map(\.id))
    )
    if !devices.isEmpty {
      project.devices = devices.map(\.rawValue)
      project.settings.platforms = Platform.allCases.filter { platform in
        devices.contains { $0.platform == platform }
      }
    }
    let apps = await project.appProjects()
    let linter = DraftLinter(
      project: project, strings: read.localizations, released: released, moment: .composing,
      images: [:],
      mayLackStrings: strings.noStrings, marking: reviewed.platforms,
      apps: apps)
    let projectID = SendCase.project(of: project.profile, nil)
    let paged = try inputs.map { input throws(CommandFailure) in
      try linter.paged(input, project: projectID, reviewing: reviewed.locales)
    }
    var page = SignOffPage(await head(of: project, read), drafts: paged)
    project.addIcons(of: apps, to: &page)
    return page
  }

  /// One device of one locale, because a picture has room for one.
  func picture(of page: SignOffPage) throws(CommandFailure) -> String {
    guard page.drafts.count == 1, let locales = page.drafts.first?.locales, locales.count == 1,
      let locale = locales.first, locale.shown.count == 1, let shown = locale.shown.first
    else {
      throw CommandFailure(
        .usage, "svg is one card: name one draft, one --locale and one --device")
    }
    return CardPicture(
      shown, in: locale.name, isDoubted: locale.doubted.contains(shown.device.platform)
    ).svg
  }

  /// Reads a draft and its notes, and says on standard error what is wrong with them.
  private func input(_ path: String) throws(CommandFailure) -> LintInput {
    let input = LintInput(path)
    Narration.say(each: input.remarks)
    if let failure = input.failure ?? input.notesFailure { throw failure }
    for problem in input.problems { Narration.say(problem, file: path) }
    return input
  }

  private func head(of project: Project, _ strings: AppStrings) async -> PageHead {
    var head = PageHead(
      appName: project.settings.appName, version: ProgramVersion.current,
      now: Int(Date().timeIntervalSince1970))
    let directories = StandardDirectories(environment: ProcessInfo.processInfo.environment)
    let user = UserConfiguration.onDisk(directories).configuration
    head.maker = Reviewer.found(beside: drafts.first { $0 != "-" }, user: user)?.displayName
    head.profile = project.profile.profile?.name
    head.releases = project.releases.map(\.name)
    if let origin = await origin(of: project, strings) {
      head.revision = origin.description
      head.isModified = origin.isDirty
    }
    if project.settings.platforms.contains(.android) {
      head.assumption = AndroidDeviceState.assumption(
        apiLevel: project.settings.androidAPILevel)
    }
    return head
  }

  /// What a revision or a pack says of itself, otherwise what git says of the files.
  private func origin(of project: Project, _ strings: AppStrings) async -> StringsOrigin? {
    if let own = strings.origin { return own }
    return await StringsOrigin.finding(for: project.sources)
  }
}
