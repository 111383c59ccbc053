public import ArgumentParser
internal import LocalFiles
internal import TextLayout

/// `pushwright convert`: make an FCM v1 request of what people have.
public struct ConvertCommand: AsyncParsableCommand, ReportingVerb {
  /// What `convert` writes.
  public enum Target: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// An FCM v1 request in strict JSON, a file that curl could send unchanged.
    case json
  }

  public static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a curl command, a legacy payload or source text into an FCM v1 request.",
    discussion: """
      Reads JSON with comments and stray marks, curl commands, payloads of the legacy HTTP API and \
      message objects of the Node.js Admin SDK, and prints strict JSON with FCM's snake_case names. \
      What was changed or left out goes to standard error, as FILE:LINE:COLUMN: sentence. Access \
      tokens are left out. Standard output gets control characters as \\u escapes, a file the text \
      byte for byte.
      """)

  @Argument(help: "The text to convert; - reads standard input.")
  public var file: String

  @Option(help: ArgumentHelp("What the text is."))
  public var from: ConvertSource = .auto

  @Option(help: ArgumentHelp("What to make of it."))
  public var to: Target = .json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write it there instead of standard output.", valueName: "file"))
  public var output: String?

  @Flag(help: "Replace the output file if it is there; never the input.")
  public var force = false

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let conversion = try Conversion(try TextFile.argument(file, as: .draft), file: file, from: from)
    for note in conversion.notes { Narration.write(note.displayable) }
    guard let output, output != "-" else { return conversion.printed }
    try NewFile(path: output, mayReplace: force, except: file).write(conversion.json)
    return ""
  }
}
