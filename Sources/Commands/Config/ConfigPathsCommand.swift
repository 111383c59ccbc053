public import ArgumentParser
internal import FoundationEssentials
internal import LocalFiles
internal import TextLayout
internal import Workspace

/// `pushwright config paths`: print the files and directories that count here.
public struct ConfigPathsCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "paths",
    abstract: "Print the files and directories that Pushwright uses, and which of them exist.",
    discussion: """
      A line for each: name, path and exists or missing, separated by tabs.
      """)

  @OptionGroup public var options: ProfileOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() throws(CommandFailure) -> String {
    let environment = ProcessInfo.processInfo.environment
    let project = try options.readProject()
    let path = project.path.map(RealPath.of) ?? "\(RealPath.workingDirectory)/\(ProjectFile.name)"
    let places = ConfigPlace.all(
      project: path, journal: project.journalPath, StandardDirectories(environment: environment))
    return places.map { place in
      let isThere = place.isThere ? "exists" : "missing"
      let columns = [
        place.name, place.path ?? "-", place.path == nil ? "no place: set HOME" : isThere,
      ]
      return columns.map(\.displayable).joined(separator: "\t") + "\n"
    }.joined()
  }
}
