public import ArgumentParser
internal import Drafts
internal import LocalFiles
internal import MessageLint
internal import TextLayout

/// `pushwright convert`: make an FCM v1 request of what people have.
public struct ConvertCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a draft, curl command, legacy payload or source code into a request or code.",
    discussion: """
      Reads JSON with comments and stray marks, curl commands, payloads of the legacy HTTP API and \
      messages in source code of the Admin SDKs for Node.js, Python, Java, Go and C#, alone, among \
      other code or in a Markdown or HTML page, and prints strict JSON with FCM's snake_case names. \
      If the text has several messages, convert lists them, and --snippet takes one. \
      Each change or omission is listed on standard error, as FILE:LINE:COLUMN: sentence. Access \
      tokens are removed. On standard output control characters become \\u escapes; a file gets \
      the text byte for byte.

      --to node, python, java, go and csharp write a program that sends the message with the Admin \
      SDK, curl a command for a shell, and simctl a file for xcrun simctl push. A field that the \
      code can't express becomes a comment in it and a line on standard error.

      --to v2 rewrites android as android_v2, a preview under Google's Pre-GA terms, and --to v1 \
      rewrites it back. Fields without a counterpart are left out and named.

      The exit status is 1 if the result lacks a part of the input, or has one that the program \
      may change. -o then writes these parts into the notes beside the draft, NAME.pushwright.json, \
      so that lint, the composer and send report them until you fill them or leave them out.
      """)

  @Argument(help: "The text to convert; - reads standard input.", completion: .file())
  public var file: String

  @Option(help: ArgumentHelp("The format of the input."))
  public var from: ConvertSource = .auto

  @Option(
    help: ArgumentHelp(
      "Which message to take from a text with several, counted from 1.", valueName: "number"))
  public var snippet: Int?

  @Option(help: ArgumentHelp("The format to produce."))
  public var to: ConvertTarget = .json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
    completion: .file())
  public var output: String?

  @Flag(help: "Replace the output file if it exists; never the input.")
  public var force = false

  public init() {}

  public func run() async throws {
    let lackCount: Int
    do throws(CommandFailure) {
      lackCount = try write()
    } catch {
      throw error.narrated()
    }
    guard lackCount > 0 else { return }
    let parts = lackCount == 1 ? "1 part is" : "\(lackCount) parts are"
    Narration.say("\(parts) missing or not certain: see the warnings above")
    throw ExitCode(1)
  }

  /// Writes the result; returns how many parts it lacks.
  private func write() throws(CommandFailure) -> Int {
    let text = try TextFile.argument(file, as: .draft)
    let known = file == "-" ? DraftNotes() : DraftNotes.reading(beside: file).notes
    var conversion: Conversion
    do throws(CommandFailure) {
      conversion = try Conversion(
        text, file: file, from: from, snippet: snippet, to: to, knowing: known.lostParts,
        expiresIn: known.expiresIn)
    } catch {
      for line in Conversion.choices(in: text, from: from) { Narration.write(line.displayable) }
      throw error
    }
    if to.isDraft, !hasNotes { conversion.loseExpiry(file) }
    for note in conversion.notes { Narration.write(note.displayable) }
    if let output, output != "-" {
      try write(conversion, to: output)
    } else {
      try StandardOutput.write(conversion.printed)
    }
    return conversion.lackCount
  }

  /// Both files can be written before one of them is.
  private func write(_ conversion: Conversion, to output: String) throws(CommandFailure) {
    let own = ProjectFiles(nil, sparesDrafts: false)
    let file = NewFile(path: output, mayReplace: force, except: file, own: own)
    try file.check()
    guard to.isDraft, hasNotes else { return try file.write(conversion.text) }
    let notes = try ConvertedNotes(
      of: conversion.lostParts, expiresIn: conversion.expiresIn, beside: output, mayReplace: force)
    // A draft without the notes that it needs would pass for a whole one.
    let hasNotes = try notes.write()
    try file.write(conversion.text)
    if hasNotes { Narration.say(notes.summary) }
  }

  /// Whether the result may have notes beside it: a pipe hasn't.
  private var hasNotes: Bool {
    output.map { $0 != "-" && LocalFile.outputDescriptor($0) == nil } ?? false
  }
}
