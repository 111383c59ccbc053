import Testing

/// A signal in the program's first moments, long before it has read a file.
struct EarlySignalTests {
  /// Runs a verb to which a signal came before its first instruction.
  ///
  /// A blocked signal waits, also for the next program in the same process: so it comes as soon as the program lets it.
  private func end(_ verb: [String], by signal: String) async throws -> Program.Output {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"message":{"topic":"news","data":{"a":"b"}}}"#, to: "draft.json")
    // No server runs.
    try SendProcess.useEndpoint("http://127.0.0.1:9", in: sandbox)
    let shell = [
      "/bin/sh", "-c", #"kill -"$0" $$; exec "$@""#, signal, Program.pushwright.executable,
    ]
    return try await Program(executable: "/usr/bin/env").run(
      ["--default-signal", "--block-signal=\(signal)"] + shell + verb, in: sandbox.path(""),
      environment: sandbox.environment)
  }

  @Test(arguments: ["TERM", "INT", "HUP", "XCPU", "ALRM", "PROF"])
  func `A send that is asked to leave before it has begun says NOT SENT, with 130`(
    signal: String
  ) async throws {
    let output = try await end(["send", "draft.json", "--confirm", "local/news"], by: signal)
    #expect(output.status == 130)
    #expect(output.standardOutput.split(separator: "\n").last == "NOT SENT")
  }

  @Test(arguments: ["USR1", "USR2", "IO", "XFSZ", "RTMIN", "RTMAX"])
  func `A signal that means nothing to a send changes nothing, however early it comes`(
    signal: String
  ) async throws {
    let output = try await end(["send", "draft.json", "--confirm", "local/news"], by: signal)
    let last = output.standardOutput.split(separator: "\n").last
    #expect(last?.hasPrefix("NOT SENT") == true && output.status != 130, "\(output)")
  }

  @Test func `A verb that promises no last line ends by the signal itself`() async throws {
    let output = try await end(["schema"], by: "TERM")
    // The number of the signal, as of a process that it ended.
    #expect(output.status == 15)
    #expect(output.standardOutput.isEmpty)
  }
}
