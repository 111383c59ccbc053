public import ArgumentParser
internal import LocalFiles
internal import TextLayout

/// `pushwright convert`: make an FCM v1 request of what people have.
public struct ConvertCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a curl command, a legacy payload or source text into an FCM v1 request.",
    discussion: """
      Reads JSON with comments and stray marks, curl commands, payloads of the legacy HTTP API and \
      message objects of the Node.js Admin SDK, and prints strict JSON with FCM's snake_case names. \
      Each change or omission is listed on standard error, as FILE:LINE:COLUMN: sentence. Access \
      tokens are removed. On standard output control characters become \\u escapes; a file gets \
      the text byte for byte.
      """)

  @Argument(help: "The text to convert; - reads standard input.")
  public var file: String

  @Option(help: ArgumentHelp("The format of the input."))
  public var from: ConvertSource = .auto

  @Option(help: ArgumentHelp("The format to produce."))
  public var to: ConvertTarget = .json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  public var output: String?

  @Flag(help: "Replace the output file if it exists; never the input.")
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
