import Foundation
import Testing

/// The record of what project files may do, under attack.
@Suite(.serialized)
struct TrustStoreTests {
  private static let record = "state/pushwright/trusted-projects.json"

  private func trust(
    _ words: [String] = ["--yes"], in sandbox: borrowing Sandbox, at folder: String = "shop"
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["config", "trust"] + words, in: sandbox.path(folder), environment: sandbox.environment)
  }

  private func prepared(_ folders: [String] = ["shop"]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for folder in folders {
      try sandbox.write(
        "[profiles.a]\nproject = \"demo\"\ntoken-command = [\"false\"]\n",
        to: "\(folder)/pushwright.toml")
    }
    return sandbox
  }

  @Test func `The record is private, and a record that others can write allows nothing`()
    async throws
  {
    let sandbox = try prepared()
    #expect(try await trust(in: sandbox).status == 0)
    let path = sandbox.path(Self.record)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let allowed = try await trust([], in: sandbox)
    #expect(allowed.standardError.contains("already"))
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    let open = try await trust([], in: sandbox)
    #expect(open.status == 64 && !open.standardError.contains("already"))
  }

  @Test(arguments: ["", "garbage", "[]", #"{"projects": [{}]}"#])
  func `Garbage allows nothing, and is replaced when something is allowed`(text: String)
    async throws
  {
    let sandbox = try prepared()
    try sandbox.write(text, to: Self.record)
    let before = try await trust([], in: sandbox)
    #expect(before.status == 64)
    #expect(try await trust(in: sandbox).status == 0)
    #expect(try await trust([], in: sandbox).standardError.contains("already"))
  }

  @Test func `A link in its place is replaced, and its target stays as it is`() async throws {
    let sandbox = try prepared()
    try sandbox.write("precious", to: "victim")
    try FileManager.default.createDirectory(
      atPath: sandbox.path("state/pushwright"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path(Self.record), withDestinationPath: sandbox.path("victim"))
    #expect(try await trust(in: sandbox).status == 0)
    #expect(try sandbox.text("victim") == "precious")
    #expect(try await trust([], in: sandbox).standardError.contains("already"))
  }

  @Test func `Programs that write it at once lose nothing of each other`() async throws {
    let folders = (1...6).map { "shop\($0)" }
    let sandbox = try prepared(folders)
    let environment = sandbox.environment
    let paths = folders.map { sandbox.path($0) }
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for path in paths {
        group.addTask {
          try await Program.pushwright.run(
            ["config", "trust", "--yes"], in: path, environment: environment
          ).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let list = try await trust(["--list"], in: sandbox, at: "shop1")
    let lines = list.standardOutput.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(sandbox.names(in: "state/pushwright").allSatisfy { $0.hasPrefix("trusted-projects.") })
  }

  @Test func `Without a place to remember it nothing is allowed`() async throws {
    let sandbox = try prepared()
    var environment = sandbox.environment
    environment["XDG_STATE_HOME"] = nil
    environment["HOME"] = nil
    let output = try await Program.pushwright.run(
      ["config", "trust", "--yes"], in: sandbox.path("shop"), environment: environment)
    #expect(output.status == 78, "\(output.standardError)")
  }
}
