public import ArgumentParser

/// Where the app, its strings and the profiles are: the options that most verbs share.
public struct ProjectOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The project file or its directory. Default: the nearest pushwright.toml, here or above.",
      valueName: "path"), completion: .projectFile)
  public var project: String?

  @Option(
    help: ArgumentHelp("The profile to use: project, credentials, endpoint.", valueName: "name"),
    completion: .profiles)
  public var profile: String?

  @Option(
    help: ArgumentHelp(
      """
      The app, if the project file has several. Default: the first; lint needs the name.
      """,
      valueName: "name"), completion: .apps)
  public var app: String?

  @Option(
    help: ArgumentHelp(
      "An Android res directory; repeatable. Replaces the project's.",
      valueName: "res-dir"), completion: .directory)
  public var android: [String] = []

  @Option(
    help: ArgumentHelp(
      "A directory that holds *.lproj folders; repeatable. Replaces the project's.",
      valueName: "dir"), completion: .directory)
  public var apple: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read the strings from a git revision, such as v5.2.0, instead of the disk.",
      valueName: "revision"), completion: .revisions)
  public var at: String?

  @Option(
    help: ArgumentHelp(
      "Read the strings from a file that pushwright strings pack wrote.", valueName: "file"),
    completion: .file())
  public var pack: String?

  public init() {}
}
