import Foundation
import TestPacing
import Testing

/// `pushwright send --to` as a process of its own, which signals can reach at any moment.
final class ListProcess {
  private let process = Process()
  private let output: URL
  private let errors: String
  private let ends: AsyncStream<Void>

  /// Starts to send the sandbox's `draft.json` to its `list.csv`.
  init(_ arguments: [String], name: String = "1", in sandbox: borrowing Sandbox) throws {
    process.executableURL = URL(filePath: SendProcess.Launch.standard[0])
    process.arguments =
      SendProcess.Launch.standard.dropFirst() + [
        Program.pushwright.executable, "send", "draft.json", "--to", "list.csv",
      ] + arguments
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    output = URL(filePath: try sandbox.write("", to: "output-\(name)"))
    errors = try sandbox.write("", to: "errors-\(name)")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    let (ends, ended) = AsyncStream<Void>.makeStream()
    self.ends = ends
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
  }

  var said: String {
    get throws { try String(contentsOfFile: errors, encoding: .utf8) }
  }

  /// Waits until it has told people these words.
  func says(_ words: String, _ place: SourceLocation = #_sourceLocation) async throws {
    let isSaid = try await comesAbout { try self.said.contains(words) }
    let text = try said
    #expect(isSaid, "‘\(words)’ isn't said: \(text)", sourceLocation: place)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for the end; what it has printed, and its status.
  func end() async throws -> (status: Int32, output: String) {
    for await _ in ends {}
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
