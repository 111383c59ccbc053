internal import AppProject
public import ArgumentParser
internal import LocalFiles
internal import MessageLint
internal import Workspace

/// `pushwright keep`: protect what the project's drafts name from the builds of its app.
public struct KeepCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Protect the keys, icons and sounds of your drafts from the app's builds.",
    discussion: """
      An Android release removes what no code names, and Xcode removes the keys of a string catalog that it finds in no code. \
      This verb reads the project's drafts, writes res/raw/pushwright_keep.xml into the Android app, and prints the keys of \
      the Apple app's catalog that have to be managed manually. With --write it sets them, and changes nothing else of \
      the catalog. Commit both files with the app.
      """)

  @Flag(help: "Set the catalog's keys to be managed manually, instead of printing them.")
  public var write = false

  @Flag(help: "Replace pushwright_keep.xml, although Pushwright didn't write it.")
  public var force = false

  @Flag(
    help: ArgumentHelp(
      "Also change apps outside of the repository or project that pushwright.toml is in.",
      discussion:
        "Without it, keep changes nothing there: a project file may come from someone else."))
  public var outside = false

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let project = try Project.checked(project)
    try project.requireApp()
    let names = try KeptNames(of: project)
    let apps = await project.appProjects()
    if let file = apps.unread.values.joined().min(by: { $0.path < $1.path }) {
      throw CommandFailure(
        .unreadableInput, "\(file.path) \(file.reason), so what the app's builds remove isn't known"
      )
    }
    guard apps.android != nil || apps.apple != nil else {
      throw CommandFailure(
        .configuration,
        "no Gradle build or Xcode project is around the app's strings: correct its directories in pushwright.toml"
      )
    }
    let (file, catalog) = (
      apps.android.map { KeepFile($0, names) }, apps.apple.map { KeptCatalog($0, names) }
    )
    // Before anything is written.
    for path in (file?.changes ?? []) + (write ? catalog?.changes ?? [] : []) {
      try requireOwn(path, project)
    }
    var lines: [String] = []
    if let file { lines += try file.written(isForced: force) }
    if let catalog { lines += try catalog.settled(isWriting: write) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whoever wrote the project file doesn't choose which of the user's other apps is changed.
  private func requireOwn(_ path: String, _ project: Project) throws(CommandFailure) {
    guard !outside, let file = project.file?.path, StrayLink.isOutside(path, ofGroundAround: file)
    else { return }
    throw CommandFailure(
      .notPermitted,
      "\(path) is outside of the repository or project of \(ReportPath.relative(file)): run pushwright keep there, "
        + "or with --outside if you want that app to be changed")
  }
}
