import Foundation
import FuzzSupport
import Testing

/// A signal at any moment of a `send`: what it says is what happened.
@Suite(.serialized)
struct InterruptedSendTests {
  /// 5 in the suite; the long run asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"].flatMap { Int($0) } ?? 5

  @Test(.timeLimit(.minutes(10)))
  func `A send that has left is waited for and says SENT with 0, whenever Ctrl-C or SIGTERM comes`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try sandbox.write(
      """
      [profiles.local]
      project = "demo"
      endpoint = "\(emulator.endpoint)"
      kind = "local"
      require-dry-run = false
      """, to: "pushwright.toml")
    let start = ContinuousClock.now
    #expect(try await send(after: nil, SIGINT, in: sandbox).text.hasPrefix("SENT"))
    let whole = ContinuousClock.now - start
    var random = SplitMix(state: 15)
    var sent = 1
    for number in 0..<Self.count {
      let delay = whole * Double.random(in: 0.5...1.05, using: &random)
      let signal = number.isMultiple(of: 2) ? SIGINT : SIGTERM
      let (status, text) = try await send(after: delay, signal, in: sandbox)
      let delivered = try emulator.delivered.count
      if delivered > sent {
        #expect(status == 0 && text.hasPrefix("SENT "), "\(status) \(text)")
      } else {
        #expect(status != 0 && !text.contains("SENT projects"), "\(status) \(text)")
      }
      sent = delivered
    }
  }

  /// Sends, with a signal after a while; returns the status, 128 and the number for a signal, and the output.
  private func send(
    after delay: Duration?, _ signal: Int32, in sandbox: borrowing Sandbox
  ) async throws -> (status: Int32, text: String) {
    try sandbox.write(
      #"{"message":{"topic":"behave-slow-0","data":{"a":"\#(UUID())"}}}"#, to: "draft.json")
    let process = Process()
    process.executableURL = URL(filePath: Program.pushwright.executable)
    process.arguments = [
      "send", "draft.json", "--confirm", "local/behave-slow-0", "--reason", "this is a test",
    ]
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let (ends, ended) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    try output.fileHandleForWriting.close()
    if let delay {
      try await Task.sleep(for: delay)
      kill(process.processIdentifier, signal)
    }
    for await _ in ends {}
    let text = try output.fileHandleForReading.readToEnd().map {
      String(decoding: $0, as: UTF8.self)
    }
    let status = process.terminationStatus
    return (process.terminationReason == .exit ? status : 128 + status, text ?? "")
  }
}
