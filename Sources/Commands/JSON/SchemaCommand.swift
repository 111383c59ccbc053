public import ArgumentParser

/// `pushwright schema`: print the JSON Schema of the reports in JSON.
public struct SchemaCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of the JSON reports.",
    discussion: """
      JSON Schema, draft 2020-12. Every report names its schema and its version.
      """)

  @Argument(help: "The report. Default: all of them.")
  public var name: SchemaName?

  public init() {}

  public func run() async throws { try await printReport() }

  func report() -> String { SchemaDocument.text(name) }
}
