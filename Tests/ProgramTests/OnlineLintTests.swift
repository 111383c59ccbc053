import Foundation
import Testing

/// `pushwright lint --online` on networks that have a proxy or an authority of their own.
struct OnlineLintTests {
  private static let draft = #"""
    {"message": {"topic": "a", "notification": {"title": "Hello", "body": "You",
    "image": "https://203.0.112.1/a.png"}}}
    """#

  private func errors(
    in sandbox: borrowing Sandbox, _ environment: [String: String]
  ) async throws -> String {
    let draft = try sandbox.write(Self.draft, to: "draft.json")
    let output = try await Program.pushwright.run(
      ["lint", "--online", "--no-strings", draft], in: sandbox.path("."),
      environment: sandbox.environment.merging(environment) { $1 })
    return output.standardOutput
  }

  @Test func `Servers of images are asked through the proxy`() async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    async let errors = errors(in: sandbox, ["https_proxy": "http://127.0.0.1:\(server.port)"])
    let connection = try await server.connection()
    try await connection.read(until: "CONNECT 203.0.112.1:443 ")
    connection.write("HTTP/1.1 407 Not Me\r\nContent-Length: 0\r\n\r\n")
    let said = try await errors
    #expect(
      said.contains("no answer: proxy http://127.0.0.1:\(server.port): it wants another"), "\(said)"
    )
  }

  @Test(arguments: ["127.0.0.1", "127.1", "localhost", "[::ffff:7f00:1]"])
  func `No server of this machine is asked, though a project's FCM is one`(
    host: String
  ) async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    let project = """
      [profiles.local]
      project = "demo"
      kind = "local"
      endpoint = "http://127.0.0.1:\(server.port)"
      """
    try sandbox.write(project, to: "pushwright.toml")
    let address = "https://\(host):\(server.port)/internal"
    let draft = try sandbox.write(
      Self.draft.replacing("https://203.0.112.1/a.png", with: address), to: "draft.json")
    for environment in [[:], ["https_proxy": "http://127.0.0.1:\(server.port)"]] {
      let output = try await Program.pushwright.run(
        ["lint", "--online", "--no-strings", draft], in: sandbox.path("."),
        environment: sandbox.environment.merging(environment) { $1 })
      #expect(
        output.standardOutput.contains("isn't a public address, and Pushwright asks only those"),
        "\(output)")
    }
    let isUntouched = server.isUntouched
    #expect(isUntouched)
  }

  @Test func `The certificates that are named are the ones that are trusted`() async throws {
    let sandbox = try Sandbox()
    let errors = try await errors(in: sandbox, ["SSL_CERT_FILE": "/none"])
    #expect(errors.contains("SSL_CERT_FILE names no file with certificates"))
  }
}
