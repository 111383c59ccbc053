public import ArgumentParser

/// Where the app, its strings and the profiles are: the options that most verbs share.
public struct ProjectOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The project file or its directory. Default: the nearest pushwright.toml, here or above.",
      valueName: "path"))
  public var project: String?

  @Option(
    help: ArgumentHelp("The profile to use: project, credentials, endpoint.", valueName: "name"))
  public var profile: String?

  @Option(
    help: ArgumentHelp(
      """
      The app, if the project file has several. Default: the first; lint needs the name.
      """,
      valueName: "name"))
  public var app: String?

  @Option(
    help: ArgumentHelp(
      "An Android res directory; repeatable. Replaces the project's.",
      valueName: "res-dir"))
  public var android: [String] = []

  @Option(
    help: ArgumentHelp(
      "A directory that holds *.lproj folders; repeatable. Replaces the project's.",
      valueName: "dir"))
  public var apple: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read the strings from a git revision, such as v5.2.0, instead of the disk.",
      valueName: "revision"))
  public var at: String?

  @Option(
    help: ArgumentHelp(
      "Read the strings from a file that pushwright strings pack wrote.", valueName: "file"))
  public var pack: String?

  public init() {}
}
