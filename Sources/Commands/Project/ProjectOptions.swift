public import ArgumentParser

/// Where the app, its strings and the profiles are: the options that most verbs share.
public struct ProjectOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The project file, or its directory; otherwise pushwright.toml is looked for upward.",
      valueName: "path"))
  public var project: String?

  @Option(
    help: ArgumentHelp("The profile to use: project, credentials, endpoint.", valueName: "name"))
  public var profile: String?

  @Option(
    help: ArgumentHelp(
      """
      The app of the project file, where it has several; otherwise the first, and for lint none.
      """,
      valueName: "name"))
  public var app: String?

  @Option(
    help: ArgumentHelp(
      "An Android res directory; several times for several. Replaces the project's.",
      valueName: "res-dir"))
  public var android: [String] = []

  @Option(
    help: ArgumentHelp(
      "A directory that holds *.lproj folders; several times for several. Replaces the project's.",
      valueName: "dir"))
  public var apple: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read the strings of a git revision, such as v5.2.0, instead of the disk's.",
      valueName: "revision"))
  public var at: String?

  @Option(
    help: ArgumentHelp(
      "Read the strings of a pack that pushwright strings pack wrote.", valueName: "file"))
  public var pack: String?

  public init() {}
}
