public import ArgumentParser

/// What `config trust` is asked to do.
public struct TrustOptions: ParsableArguments, Sendable {
  @Argument(
    help: "The project file, or its directory; otherwise pushwright.toml is looked for upward.")
  public var file: String?

  @Flag(help: "Allow it without asking, for scripts.")
  public var yes = false

  @Flag(help: "List the project files that you have allowed something.")
  public var list = false

  @Flag(help: "Take back everything that you have allowed the project file.")
  public var revoke = false

  public init() {}

  public func validate() throws {
    guard [yes, list, revoke].count(where: \.self) < 2 else {
      throw ValidationError("--yes, --list and --revoke exclude each other: name one of them.")
    }
    guard !list || file == nil else {
      throw ValidationError("--list lists all project files: leave the file out.")
    }
  }
}
