import Foundation
import Testing

/// A project file that others could have written is not used where it was only found.
@Suite(.serialized)
struct StrangersFolderTests {
  private static let verbs = [
    ["lint", "draft.json"], ["preview", "draft.json"], ["strings", "list"], ["history", "list"],
    ["send", "draft.json", "--dry-run"],
  ]

  private func run(
    _ words: [String], in sandbox: borrowing Sandbox, variables: [String: String] = [:]
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      words, in: sandbox.path("shop/mine"),
      environment: sandbox.environment.merging(variables) { $1 })
  }

  private func prepared() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "[profiles.local]\nproject = \"demo\"\nkind = \"local\"\nendpoint = \"http://127.0.0.1:1\"\n",
      to: "shop/pushwright.toml")
    try sandbox.write(
      #"{"message":{"topic":"news","notification":{"title":"T"}}}"#, to: "shop/mine/draft.json")
    return sandbox
  }

  private func setMode(_ mode: Int, _ name: String, in sandbox: borrowing Sandbox) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: sandbox.path(name))
  }

  @Test(arguments: [
    ("shop/pushwright.toml", 0o646, "every user of this machine can change it"),
    ("shop", 0o777, "every user of this machine can replace it"),
  ])
  func `Every verb refuses a file that everyone can write, and names the command that allows it`(
    name: String, mode: Int, reason: String
  ) async throws {
    let sandbox = try prepared()
    try setMode(mode, name, in: sandbox)
    for words in Self.verbs {
      let output = try await run(words, in: sandbox)
      #expect(output.status == 77, "\(words): \(output.standardError)")
      #expect(output.standardError.contains(reason))
      let file = sandbox.path("shop/pushwright.toml")
      #expect(output.standardError.contains("pushwright config trust \(file)"))
    }
    let named = try await run(
      ["send", "draft.json", "--dry-run", "--project", ".."], in: sandbox)
    #expect(named.status == 69, "who names a file means it: \(named.standardError)")
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    let allowed = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(allowed.status == 69, "\(allowed.standardError)")
  }

  @Test func `A folder like /tmp is no reason against one's own file`() async throws {
    let sandbox = try prepared()
    try setMode(0o1777, "shop", in: sandbox)
    let output = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(output.status == 69, "\(output.standardError)")
  }

  @Test(
    .enabled(if: geteuid() == 0, "only root can give a file to somebody"),
    arguments: ["shop/pushwright.toml", "shop"])
  func `Another user's file or folder is refused, but for the one who called sudo`(
    name: String
  ) async throws {
    let sandbox = try prepared()
    try FileManager.default.setAttributes(
      [.ownerAccountID: 4711], ofItemAtPath: sandbox.path(name))
    let output = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(output.status == 77)
    #expect(output.standardError.contains("belongs to user 4711"), "\(output.standardError)")
    let behindSudo = try await run(
      ["send", "draft.json", "--dry-run"], in: sandbox, variables: ["SUDO_UID": "4711"])
    #expect(behindSudo.status == 69, "\(behindSudo.standardError)")
  }
}
