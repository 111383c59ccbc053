public import ArgumentParser

/// Which profile a verb works with that needs nothing of the app.
public struct ProfileOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The project file or its directory. Default: the nearest pushwright.toml, here or above.",
      valueName: "path"), completion: .projectFile)
  public var project: String?

  @Option(
    help: ArgumentHelp("The profile to use: project, credentials, endpoint.", valueName: "name"),
    completion: .profiles)
  public var profile: String?

  public init() {}

  /// The project with its profile.
  func checkedProject() throws(CommandFailure) -> Project {
    try Project.checked(try projectOptions())
  }

  /// The project as far as it can be read, for verbs that report on it.
  func readProject() throws(CommandFailure) -> Project {
    try Project(try projectOptions(), namesFromHere: true)
  }

  private func projectOptions() throws(CommandFailure) -> ProjectOptions {
    let arguments = project.map { ["--project=\($0)"] } ?? []
    do {
      return try ProjectOptions.parse(arguments + (profile.map { ["--profile=\($0)"] } ?? []))
    } catch {
      throw CommandFailure(.usage, "--project and --profile cannot be used: \(error)")
    }
  }
}
