import Foundation
import Testing

/// A repository, or another program of this machine, that turns the journal against its user.
struct JournalAttackTests {
  private static let notes = "a\n\n\nlast line, without a line feed"

  /// A project whose journal lies in it, as a repository can bring it.
  private func sandbox(_ emulator: borrowing EmulatorProcess) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.notes, to: "home/notes.txt")
    try sandbox.write(
      #"{"message":{"topic":"news","notification":{"title":"T","body":"B"}}}"#, to: "draft.json")
    try sandbox.write(
      """
      [profiles.local]
      project = "demo-shop"
      endpoint = "\(emulator.endpoint)"
      kind = "local"
      journal = "j.sqlite"
      require-dry-run = false
      """, to: "pushwright.toml")
    return sandbox
  }

  private static let send = ["send", "draft.json", "--profile", "local", "--confirm", "local/news"]

  private func run(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  @Test(arguments: [".pending", "-wal", "-shm", "-journal"])
  func `A link beside the journal changes no file, and nothing is sent`(ending: String) async throws
  {
    let home = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: home)
    let sandbox = try sandbox(emulator)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("j.sqlite") + ending, withDestinationPath: "home/notes.txt")
    for _ in 1...2 {
      let output = try await run(Self.send, in: sandbox)
      #expect(output.status == 77)
      #expect(output.standardOutput == "NOT SENT\n")
      #expect(
        output.standardError.contains("j.sqlite\(ending) can't be used: it is a symbolic link"),
        "\(output.standardError)")
      #expect(output.standardError.contains("delete it"))
    }
    #expect(try sandbox.text("home/notes.txt") == Self.notes)
    #expect(try emulator.delivered.isEmpty)
  }

  @Test func `A rollback file that names another file deletes nothing, and nothing is sent`()
    async throws
  {
    let home = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: home)
    let sandbox = try sandbox(emulator)
    let mark = Data([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7])
    try (mark + Data(count: 600) + mark).write(
      to: URL(filePath: sandbox.path("j.sqlite-journal")))
    let output = try await run(Self.send, in: sandbox)
    #expect(output.status == 77 && output.standardOutput == "NOT SENT\n")
    #expect(output.standardError.contains("it names another file, which SQLite would delete"))
    #expect(try emulator.delivered.isEmpty)
  }

  @Test func `Another program's lock ends a send with 75 before anything leaves`() async throws {
    let home = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: home)
    let sandbox = try sandbox(emulator)
    let first = try await run(Self.send, in: sandbox)
    #expect(first.status == 0, "\(first.standardError)")
    let locked = try await Program(executable: "flock").run(
      ["j.sqlite.pending", Program.pushwright.executable] + Self.send + ["--again"],
      in: sandbox.path("."), environment: sandbox.environment)
    #expect(locked.status == 75, "\(locked.standardError)")
    #expect(locked.standardOutput == "NOT SENT\n")
    #expect(locked.standardError.contains("another program has locked the history's file"))
    let directory = try await Program(executable: "flock").run(
      [".", Program.pushwright.executable] + Self.send + ["--again"],
      in: sandbox.path("."), environment: sandbox.environment)
    #expect(directory.status == 0, "\(directory.standardError)")
    #expect(try emulator.delivered.count == 2)
  }

  @Test func `A NUL in the journal's path is a mistake of the configuration`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "[profiles.a]\nproject = \"p\"\njournal = \"a\\u0000b\"\n", to: "pushwright.toml")
    let output = try await run(["history", "list", "--profile", "a"], in: sandbox)
    #expect(output.status == 78)
    #expect(output.standardError.contains("NUL"), "\(output.standardError)")
  }
}
