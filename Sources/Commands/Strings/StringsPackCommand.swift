internal import AppStrings
public import ArgumentParser
internal import FoundationEssentials

/// `pushwright strings pack`: write the app's string files into one file, for --pack.
public struct StringsPackCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Write the app's string files into one file, for --pack.",
    discussion: """
      The file says which commit they are of, and whether they differ from it.
      """)

  @Option(name: .shortAndLong, help: ArgumentHelp("Where to write it.", valueName: "file"))
  public var output: String

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let project = try Project.checked(project)
    guard project.sources.pack != nil || !project.sources.directories.isEmpty else {
      throw CommandFailure(
        .configuration, "nothing to pack: name the strings with --android or --apple")
    }
    let pack: StringsPack
    do {
      pack = try await StringsPack.collecting(project.sources)
    } catch {
      throw CommandFailure(error)
    }
    do {
      try Data(pack.bytes).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw CommandFailure(.noSuchFile, "\(output) cannot be written: is its directory there")
    }
    Narration.say("\(pack.files.count) files of \(pack.origin.description) are in \(output)")
    return ""
  }
}
