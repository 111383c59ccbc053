public import ArgumentParser

/// What `config trust` is asked to do.
public struct TrustOptions: ParsableArguments, Sendable {
  @Argument(
    help: "The project file or its directory. Default: the nearest pushwright.toml, here or above.",
    completion: .projectFile)
  public var file: String?

  @Flag(help: "Allow everything without asking, for scripts.")
  public var yes = false

  @Flag(help: "List the project files that have permissions.")
  public var list = false

  @Flag(help: "Revoke all permissions of the project file.")
  public var revoke = false

  public init() {}

  public func validate() throws {
    guard [yes, list, revoke].count(where: \.self) < 2 else {
      throw ValidationError("--yes, --list and --revoke exclude each other: use only one.")
    }
    guard !list || file == nil else {
      throw ValidationError("--list lists all project files: leave the file name out.")
    }
  }
}
