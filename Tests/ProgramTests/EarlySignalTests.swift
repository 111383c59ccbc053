import Foundation
import TestPacing
import Testing

/// A signal in the program's first moments, long before it has read a file.
@Suite(.serialized)
struct EarlySignalTests {
  /// Starts a verb, sends a signal as soon as its `main` has begun, and returns how it ended and what it wrote.
  private func end(
    _ verb: [String], by signal: Int32
  ) async throws -> (status: Int32, wasKilled: Bool, output: String) {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"message":{"topic":"news","data":{"a":"b"}}}"#, to: "draft.json")
    try SendProcess.useEndpoint("http://127.0.0.1:9", in: sandbox)
    let process = Process()
    process.executableURL = URL(filePath: SendProcess.Launch.standard[0])
    process.arguments =
      SendProcess.Launch.standard.dropFirst() + [Program.pushwright.executable] + verb
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    let output = URL(filePath: try sandbox.write("", to: "output"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    let (ends, ended) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    let number = process.processIdentifier
    // Then `main` has begun, and reads its arguments for a tenth of a second and more.
    _ = try await comesAbout(pause: .milliseconds(1)) {
      !process.isRunning || Self.hasBegun(number)
    }
    kill(number, signal)
    for await _ in ends {}
    return (
      process.terminationStatus, process.terminationReason == .uncaughtSignal,
      try String(contentsOf: output, encoding: .utf8)
    )
  }

  private static func hasBegun(_ process: Int32) -> Bool {
    // Before that it is the shell's tool, which may have been started so.
    let program = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(process)/exe")
    guard program?.hasSuffix("/pushwright") == true else { return false }
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let mask = line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
    return mask & (1 << UInt64(SIGPIPE - 1)) != 0
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `A send that is asked to leave before it has begun says NOT SENT, with 130`(
    signal: Int32
  ) async throws {
    let ending = try await end(
      ["send", "draft.json", "--confirm", "local/news"], by: signal)
    #expect(!ending.wasKilled)
    #expect(ending.status == 130)
    #expect(ending.output.split(separator: "\n").last == "NOT SENT")
  }

  @Test func `A verb that promises no last line ends by the signal itself`() async throws {
    let ending = try await end(["schema"], by: SIGTERM)
    #expect(ending.wasKilled)
    #expect(ending.status == SIGTERM)
  }
}
