internal import AppStrings
public import ArgumentParser

/// `pushwright strings pack`: write the app's string files into one file, for --pack.
public struct StringsPackCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Write the app's string files into one file, to be read with --pack.",
    discussion: """
      The file records the commit of the strings, and whether they differ from it.
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file())
  public var output: String

  @Flag(help: "Replace the file if it already exists.")
  public var force = false

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let file = NewFile(
      path: output, mayReplace: force, except: project.pack, own: ProjectFiles(project))
    try file.check()
    let project = try Project.checked(project)
    guard project.sources.pack != nil || !project.sources.directories.isEmpty else {
      throw CommandFailure(
        .configuration, "no strings to pack: name them with --android or --apple")
    }
    let pack: StringsPack
    do {
      pack = try await StringsPack.collecting(project.sources)
    } catch {
      throw CommandFailure(error)
    }
    try file.write(pack.bytes)
    let changes = pack.origin.isDirty ? ", with changes that aren't committed" : ""
    Narration.say(
      "\(pack.files.count) files are in \(output): \(pack.origin.description)\(changes)")
    return ""
  }
}
