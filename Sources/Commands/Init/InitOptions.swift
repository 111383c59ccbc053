public import ArgumentParser

/// What `init` is asked to do.
public struct InitOptions: ParsableArguments, Sendable {
  @Argument(
    help: "The directory of the project. Default: the working directory.", completion: .directory)
  public var directory: String = "."

  @Flag(help: "Ask nothing and use what was found, for scripts.")
  public var yes = false

  public init() {}

  /// What the composer's welcome asks for: the working directory, with questions.
  public static var here: InitOptions {
    var options = InitOptions()
    (options.directory, options.yes) = (".", false)
    return options
  }
}
