import Foundation
import Testing

/// Who reaches the emulator: this machine alone, unless `--listen` says otherwise.
struct EmulatorListenTests {
  /// Starts an emulator, runs a line with its port, and ends it; gives what the line and the emulator have written.
  private func run(
    _ options: String, _ line: String, in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    let script = """
      '\(Program.pushwright.executable)' emulator \(options) >log & pid=$!
      count=0; until [ -s log ] || [ $count = 400 ]; do sleep 0.05; count=$((count + 1)); done
      port=$(sed -n '1s/.*:\\([0-9]*\\)".*/\\1/p' log); sed 1q log
      \(line)
      kill $pid; wait $pid
      """
    return try await Program(executable: "sh").run(
      ["-c", script], in: sandbox.path("."), environment: sandbox.environment)
  }

  private static let warning =
    "pushwright: listens at 0.0.0.0 for other machines, too: each that reaches it can send, read and remove messages\n"

  /// 127.0.0.2 is this machine's, and another address than the usual one.
  private static let ask = """
    for address in 127.0.0.1 127.0.0.2; do
    curl -sS --noproxy '*' -o answer -w '%{http_code} ' http://$address:$port/emulator/v1/clock 2>/dev/null; done
    """

  @Test func `It listens at 127.0.0.1 and at no other address`() async throws {
    let sandbox = try Sandbox()
    let output = try await run("--port 0", Self.ask, in: sandbox)
    #expect(output.standardOutput.hasSuffix("\n200 000 "), "\(output.standardOutput)")
    #expect(output.standardError.hasPrefix("pushwright: a local FCM listens at http://127.0.0.1:"))
    #expect(output.status == 0)
  }

  @Test func `With --listen other machines reach it, and it says so`() async throws {
    let sandbox = try Sandbox()
    let others = """
      for address in $(hostname -I | tr ' ' '\\n' | grep -v :); do
      curl -sS --noproxy '*' -o answer -w '%{http_code} ' http://$address:$port/emulator/v1/clock; done
      """
    let output = try await run("--listen 0.0.0.0", Self.ask + "\n" + others, in: sandbox)
    let statuses = output.standardOutput.split(separator: "\n").last?.split(separator: " ") ?? []
    #expect(statuses.count >= 2)
    #expect(statuses.allSatisfy { $0 == "200" }, "\(output.standardOutput)")
    #expect(output.standardOutput.hasPrefix(#"{"endpoint":"http://127.0.0.1:"#))
    #expect(output.standardError.hasPrefix(Self.warning), "\(output.standardError)")
  }

  @Test func `Another address of this machine alone needs no warning`() async throws {
    let sandbox = try Sandbox()
    let output = try await run("--listen 127.0.0.2", Self.ask, in: sandbox)
    #expect(output.standardOutput.hasPrefix(#"{"endpoint":"http://127.0.0.2:"#))
    #expect(output.standardOutput.hasSuffix("\n000 200 "))
    #expect(!output.standardError.contains("other machines"))
  }

  @Test(arguments: [
    ("192.0.2.1", "this machine doesn't have the address 192.0.2.1"),
    ("no.such.host.invalid", "‘no.such.host.invalid’ isn't an address of this machine"),
    ("127.example.invalid", "‘127.example.invalid’ isn't an address of this machine"),
  ])
  func `An address that this machine doesn't have is named`(address: String, words: String)
    async throws
  {
    let sandbox = try Sandbox()
    let output = try await Program.pushwright.run(
      ["emulator", "--listen", address], in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 69)
    #expect(output.standardError.contains(words), "\(output.standardError)")
    #expect(output.standardOutput == "")
  }

  @Test func `A project that doesn't exist is not found`() async throws {
    let sandbox = try Sandbox()
    let line = """
      for project in shop other; do curl -sS --noproxy '*' -w ' %{http_code}\\n' \
      http://127.0.0.1:$port/v1/projects/$project/messages:send -H 'Authorization: Bearer x' \
      -d '{"message":{"topic":"news"}}'; done
      """
    let output = try await run("--project-id shop --project-id demo", line, in: sandbox)
    #expect(
      output.standardOutput.contains(#"{"name":"projects/shop/messages/0000000000000001"} 200"#))
    #expect(output.standardOutput.contains(" 404"))
    #expect(!output.standardOutput.contains("UNREGISTERED"))
    let wrong = try await Program.pushwright.run(
      ["emulator", "--project-id", "a/b"], in: sandbox.path("."), environment: sandbox.environment)
    #expect(wrong.status == 64)
  }
}
