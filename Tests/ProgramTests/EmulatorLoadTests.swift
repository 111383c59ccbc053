import Foundation
import Testing

/// An emulator that runs for days beside a test rig.
///
/// For a gate of every change it takes too long: the long run says how many messages it gets.
@Suite(.serialized)
struct EmulatorLoadTests {
  private static let messages =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_EMULATED"].flatMap { Int($0) } ?? 0

  @Test(.enabled(if: messages > 0), .timeLimit(.minutes(30)))
  func `However many messages come, it takes no more memory`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(
      "--keep", "100", "--device", "name=pixel,platform=android,topic=news", in: sandbox)
    let text = String(repeating: "x", count: 2000)
    try sandbox.write(
      #"{"message":{"topic":"news","data":{"a":"\#(text)"},"notification":{"title":"x"}}}"#,
      to: "message.json")
    var measured: [Int] = []
    for _ in 0..<5 {
      try await send(Self.messages / 5, to: emulator, in: sandbox)
      measured.append(try emulator.memory)
    }
    let list = try await Program(executable: "curl").run(
      ["-sS", "--noproxy", "*", "\(emulator.endpoint)/emulator/v1/messages?limit=1"],
      in: sandbox.path("."), environment: sandbox.environment)
    #expect(
      list.standardOutput.hasPrefix(#"{"total":100,"messages":[{"number":\#(Self.messages),"#))
    // A message that stays takes more than its own text.
    let slope = Double(measured[4] - measured[1]) / Double(Self.messages * 3 / 5)
    #expect(slope < 200, "bytes a message; measured \(measured.map { $0 / 1024 }) KB")
    print("Anonymous memory: \(measured.map { $0 / 1024 }) KB, \(slope) bytes a message at last")
    #expect(try await emulator.end() == 0)
  }

  /// One curl over one connection.
  private func send(
    _ count: Int, to emulator: borrowing EmulatorProcess, in sandbox: borrowing Sandbox
  ) async throws {
    let output = try await Program(executable: "curl").run(
      [
        "-sS", "--noproxy", "*", "--fail", "-o", "/dev/null", "-d", "@message.json", "-H",
        "Authorization: Bearer x",
        "\(emulator.endpoint)/v1/projects/demo/messages:send?n=[1-\(count)]",
      ], in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 0, "\(output.standardError)")
  }
}
