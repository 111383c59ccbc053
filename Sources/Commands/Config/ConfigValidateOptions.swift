public import ArgumentParser
internal import FoundationEssentials
internal import TextLayout
internal import Workspace

/// What `config validate` is asked to do.
public struct ConfigValidateOptions: ParsableArguments, Sendable {
  @Argument(
    help: """
      The files. Default: the nearest pushwright.toml, here or above, your config.toml and your \
      themes, and PUSHWRIGHT_… variables.
      """, completion: .projectFile)
  public var files: [String] = []

  @Option(
    name: .customLong("as"),
    help: "What the files are: project, user or theme. Default: what their names say.")
  public var kind: ConfigFileKind?

  public init() {}

  /// Prints each problem as `FILE:LINE:COLUMN: error: …`; returns whether there is an error.
  ///
  /// - Throws: ``CommandFailure`` if a file can't be read, or its name doesn't say what it is.
  public func run(_ validation: ConfigValidation) throws(CommandFailure) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let named = try files.map { path throws(CommandFailure) in
      guard let kind = kind ?? ConfigValidation.kind(of: path) else {
        throw CommandFailure(
          .usage, "\(path) may be a project file, a configuration or a theme: say which with --as")
      }
      return (path, kind)
    }
    let all = named.isEmpty ? try validation.files(environment) : named
    let ofVariables = named.isEmpty ? validation.problems(ofVariables: environment) : []
    guard !all.isEmpty || !ofVariables.isEmpty else {
      Narration.say("found no project file, configuration or theme here")
      return false
    }
    var hasError = ofVariables.contains { $0.severity == .error }
    try StandardOutput.write(ofVariables.map { "\($0)".displayable + "\n" }.joined())
    for (path, kind) in all {
      let problems = try validation.problems(of: path, kind, environment)
      hasError = hasError || problems.contains { $0.severity == .error }
      try StandardOutput.write(problems.map { "\($0)".displayable + "\n" }.joined())
      if problems.isEmpty { Narration.say("\(path) has no problems") }
    }
    return hasError
  }
}
