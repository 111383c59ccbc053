public import ArgumentParser

/// `pushwright config schema`: print the JSON Schema of a file that people write.
public struct ConfigSchemaCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the project file, your configuration or a theme.",
    discussion: """
      For editors whose TOML plugins complete and check keys with a schema: save it, and name it \
      in the editor's settings or in the file's first line, as in #:schema ./project.schema.json.
      """)

  @Argument(help: "The file: project, user or theme.")
  public var file: ConfigFileKind = .project

  public init() {}

  public func run() async throws { try await printReport() }

  func report() -> String { ConfigSchema.text(file) }
}
