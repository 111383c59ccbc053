import ArgumentParser
import Foundation
import Testing

@testable import Commands

/// What the verbs of `history` answer to their options.
struct HistoryVerbTests {
  @Test func `The verbs read, settle and refuse`() async throws {
    let folder = TemporaryJournal()
    _ = try HistorySample.journal(in: folder)
    let place = ["--journal", folder.path]
    let list = try HistoryListCommand.parse(["--state", "unknown", "--kind", "send"] + place)
    #expect(try await list.report().hasPrefix("3  "))

    let settle = try HistorySettleCommand.parse(
      ["3", "--not-delivered", "--note", "asked"] + place)
    #expect(try await settle.report() == "settled send 3: not delivered\n")
    let again = await #expect(throws: CommandFailure.self) { try await settle.report() }
    #expect(again?.status == .notPermitted)
    #expect(try await list.report() == "")

    let show = try HistoryShowCommand.parse(["3"] + place)
    #expect(try await show.report().contains("\n  settled  not delivered by "))
    let missing = await #expect(throws: CommandFailure.self) {
      try await HistoryShowCommand.parse(["2"] + place).report()
    }
    #expect(
      missing
        == CommandFailure(
          .noSuchFile, "the history has no send 2: run pushwright history list to see them"))
    let word = await #expect(throws: CommandFailure.self) {
      try await HistoryShowCommand.parse(["x"] + place).report()
    }
    #expect(word?.status == .usage)
  }

  @Test(arguments: [
    ["3", "--note", "x"], ["3", "--delivered", "--not-delivered", "--note", "x"],
    ["3", "--delivered"],
  ])
  func `A settlement says what became of the send, and how that is known`(arguments: [String]) {
    #expect(throws: (any Error).self) { try HistorySettleCommand.parse(arguments) }
  }

  @Test(arguments: ["xyz", "", "ff", String(repeating: "g", count: 64)])
  func `A mistyped hash is a wrong call, and no sign of tampering`(text: String) async throws {
    let folder = TemporaryJournal()
    _ = try HistorySample.journal(in: folder)
    let verify = try HistoryVerifyCommand.parse(["--including", text, "--journal", folder.path])
    let failure = await #expect(throws: ExitCode.self) { try await verify.run() }
    #expect(failure == ExitCode(64))
  }

  @Test func `A journal that was named and is not there is no empty one`() async throws {
    let folder = TemporaryJournal()
    let list = try HistoryListCommand.parse(["--journal", folder.path])
    let failure = await #expect(throws: CommandFailure.self) { try await list.report() }
    #expect(failure?.status == .noSuchFile)
    let settle = try HistorySettleCommand.parse(
      ["3", "--delivered", "--note", "x", "--journal", folder.path])
    await #expect(throws: CommandFailure.self) { try await settle.report() }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `A profile's journal is found through the project file`() throws {
    let folder = TemporaryJournal()
    try FileManager.default.createDirectory(
      atPath: folder.directory, withIntermediateDirectories: true)
    let file = folder.directory + "/pushwright.toml"
    try Data("[profiles.a]\nproject = \"demo\"\njournal = \"shared/sends.sqlite\"\n".utf8)
      .write(to: URL(filePath: file))
    let options = try HistoryOptions.parse(["--project", file, "--profile", "a"])
    #expect(try options.path() == folder.directory + "/shared/sends.sqlite")
    #expect(try HistoryOptions.parse(["--journal", "x"]).path() == "x")
  }
}
