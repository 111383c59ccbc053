import Foundation
import Testing

/// Programs of other languages, with their standard clients, under `emulator exec`.
@Suite(.serialized)
struct EmulatorClientTests {
  private static func has(_ tool: String) -> Bool {
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"]
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  private func run(_ words: String..., file: String) async throws -> Program.Output {
    let sandbox = try Sandbox()
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Clients")
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    try sandbox.write(text, to: file)
    let environment = sandbox.environment.merging(["GOFLAGS": "-buildvcs=false"]) { $1 }
    return try await Program.pushwright.run(
      ["emulator", "exec", "--"] + words + [file], in: sandbox.path("."), environment: environment)
  }

  @Test(.enabled(if: has("node"), "needs Node.js"))
  func `Node.js sends lists over HTTP/2, which knows of no proxy`() async throws {
    let output = try await run("node", file: "http2.cjs")
    #expect(output.standardOutput == "150 {\"results\":[{},{\"error\":\"NOT_FOUND\"}]}\n")
    #expect(output.standardError == "pushwright: the local FCM accepted 150 messages\n")
  }

  @Test(.enabled(if: has("node"), "needs Node.js"))
  func `Node.js's own fetch is a program's, and no page's`() async throws {
    let output = try await run("node", file: "fetch.mjs")
    #expect(output.standardOutput == "200 400 200 200 200 200 200 200\n", "\(output.standardError)")
  }

  @Test(.enabled(if: has("go"), "needs Go"))
  func `Go sends over HTTP/2`() async throws {
    let output = try await run("go", "run", file: "send.go")
    #expect(output.standardOutput == "200 HTTP/2.0\n404 HTTP/2.0\n", "\(output.standardError)")
  }

  @Test(.enabled(if: has("javac"), "needs a Java compiler"))
  func `Java sends over HTTP/2 and gets tokens over HTTP/1.1`() async throws {
    let output = try await run("java", file: "Send.java")
    #expect(
      output.standardOutput == "200 HTTP_2\n404 HTTP_2\n400\n", "\(output.standardError)")
  }
}
