internal import AppProject
public import ArgumentParser
internal import MessageLint

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

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let project = try Project.checked(project)
    try project.requireApp()
    let names = try KeptNames(of: project)
    let apps = await project.appProjects()
    guard apps.android != nil || apps.apple != nil else {
      throw CommandFailure(
        .configuration,
        "no Gradle build or Xcode project is around the app's strings: correct its directories in pushwright.toml"
      )
    }
    var lines: [String] = []
    if let app = apps.android { lines += try KeepFile(app, names).written(isForced: force) }
    if let app = apps.apple { lines += try KeptCatalog(app, names).settled(isWriting: write) }
    return lines.map { $0 + "\n" }.joined()
  }
}
