import Foundation
import Testing

/// A draft whose notes name its list.
@Suite(.serialized)
struct OwnListTests {
  private static let draft =
    #"{"message":{"notification":{"title":"Hello {{name}}","body":"B"}}}"#
  private static let list = "token,name\n\(ListSendTests.token("a")),Mia\n"

  private static func prepare(
    _ sandbox: borrowing Sandbox, _ endpoint: String = "http://127.0.0.1:1",
    draft: String = draft, list: String? = list
  ) throws {
    try ListSendTests.prepare(sandbox, endpoint, draft: draft, list: "unused")
    try sandbox.write(#"{"list": "lists/vip.csv"}"#, to: "draft.pushwright.json")
    if let list { try sandbox.write(list, to: "lists/vip.csv") }
  }

  private static func run(
    _ arguments: [String], in sandbox: borrowing Sandbox, from folder: String = "."
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.path(folder), environment: sandbox.environment)
  }

  @Test func `Send takes the draft's list, relative to the project, wherever it is called`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint)
    let output = try await Self.run(
      ["send", "../draft.json", "--confirm", "prod/1"], in: sandbox, from: "lists")
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "SENT list 1: 1 sent\n")
    #expect(output.standardError.contains("list vip.csv"))
    #expect(try emulator.delivered.map(\.message.token) == [ListSendTests.token("a")])
  }

  @Test func `The command line has the last word`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint)
    let output = try await Self.run(
      ["send", "draft.json", "--dry-run", "--topic", "news"], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(!output.standardError.contains("vip.csv"))
  }

  /// What can't be sent, and why.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var draft = OwnListTests.draft
    var list: String? = OwnListTests.list
    var arguments: [String] = []
    var status: Int32
    var reason: String
    var testDescription: String { reason }
  }

  private static let refusals = [
    Refusal(
      draft: #"{"message":{"topic":"news","notification":{"title":"T"}}}"#, status: 65,
      reason:
        "draft.json goes to the list lists/vip.csv and sets topic: remove one of them, or name the recipients with --to"
    ),
    Refusal(list: nil, status: 66, reason: "no such file: lists/vip.csv"),
    Refusal(list: "token\n", status: 65, reason: "name"),
    Refusal(
      arguments: ["--wait", "5"], status: 64,
      reason: "A list waits by itself if FCM asks for it: leave --wait out."),
  ]

  @Test(arguments: refusals)
  func `Nothing is sent that isn't meant`(refusal: Refusal) async throws {
    let sandbox = try Sandbox()
    try Self.prepare(sandbox, draft: refusal.draft, list: refusal.list)
    let output = try await Self.run(
      ["send", "draft.json", "--confirm", "prod/1"] + refusal.arguments, in: sandbox)
    #expect(output.status == refusal.status, "\(output.standardError)")
    #expect(output.standardOutput == "NOT SENT\n")
    #expect(output.standardError.contains(refusal.reason), "\(output.standardError)")
  }

  @Test func `Standard input is no list that notes can name`() async throws {
    let sandbox = try Sandbox()
    try Self.prepare(sandbox)
    for name in ["-", "/dev/stdin"] {
      try sandbox.write(#"{"list": "\#(name)"}"#, to: "draft.pushwright.json")
      let output = try await Self.run(
        ["send", "draft.json", "--confirm", "prod/1"], in: sandbox)
      #expect(output.status == 65 && output.standardError.contains("name a file"), "\(name)")
    }
  }

  /// What lint says of a draft with a list.
  struct Linted: Sendable, CustomTestStringConvertible {
    var name: String
    var draft = OwnListTests.draft
    var list: String?
    var status: Int32
    var words: [String]
    var testDescription: String { name }
  }

  private static let linted = [
    Linted(name: "a list that fits", list: list, status: 0, words: []),
    Linted(
      name: "a list that isn't here", list: nil, status: 0,
      words: ["draft.json: lists/vip.csv isn't here, so lint can't check what it fills in"]),
    Linted(
      name: "a list without the column", list: "token,first\n\(ListSendTests.token("a")),Mia\n",
      status: 1, words: ["the draft goes to a list", "lists/vip.csv", "name"]),
    Linted(
      name: "a list with a fault", list: list + "nonsense,Jo\n", status: 1,
      words: ["1 line of lists/vip.csv can't be used; a dry run names them"]),
    Linted(
      name: "a value that is too long",
      list: "token,name\n\(ListSendTests.token("a")),\(String(repeating: "x", count: 4090))\n",
      status: 1, words: ["payload-size"]),
    Linted(
      name: "a target beside the list",
      draft: #"{"message":{"topic":"news","notification":{"title":"T","body":"B"}}}"#, list: list,
      status: 1, words: ["a message goes to one target, but the draft sets topic and list"]),
  ]

  @Test(arguments: linted)
  func `Lint looks at the messages of the list`(linted: Linted) async throws {
    let sandbox = try Sandbox()
    try Self.prepare(sandbox, draft: linted.draft, list: linted.list)
    let output = try await Self.run(["lint", "draft.json"], in: sandbox)
    let said = output.standardOutput + output.standardError
    #expect(output.status == linted.status, "\(said)")
    for words in linted.words { #expect(said.contains(words), "\(said)") }
    #expect(!said.contains("unfilled-placeholder"), "\(said)")
  }

  /// A list that a stranger's notes name.
  struct Elsewhere: Sendable, CustomTestStringConvertible {
    var list: String
    var link: String?
    var status: Int32
    var words: String
    var testDescription: String { list }
  }

  private static let elsewhere = [
    Elsewhere(
      list: "../outside/netrc", status: 0,
      words: "the list ../outside/netrc is outside of the draft's repository or project"),
    Elsewhere(list: "lists/vip.csv", link: "../../outside/netrc", status: 1, words: "leads out of"),
    Elsewhere(list: "lists/vip.csv", link: "nowhere.csv", status: 1, words: "lists/vip.csv"),
    Elsewhere(list: "draft.json/x.csv", status: 0, words: "draft.json/x.csv isn't here"),
    Elsewhere(
      list: "gone.csv", status: 0,
      words: "draft.json: gone.csv isn't here, so lint can't check what it fills in"),
  ]

  @Test(arguments: elsewhere, [[], ["-q"], ["--format", "github"]])
  func `Lint prints nothing of files outside, and names the list that it hasn't read`(
    elsewhere: Elsewhere, options: [String]
  ) async throws {
    let sandbox = try Sandbox()
    try Self.prepare(sandbox, list: nil)
    for name in ["pushwright.toml", "draft.json"] {
      try sandbox.write(try sandbox.text(name), to: "app/\(name)")
    }
    try sandbox.write("machine api\tpassword hunter2\n", to: "outside/netrc")
    try sandbox.write(#"{"list": "\#(elsewhere.list)"}"#, to: "app/draft.pushwright.json")
    if let link = elsewhere.link {
      try sandbox.write("", to: "app/lists/other")
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path("app/\(elsewhere.list)"), withDestinationPath: link)
    }
    let output = try await Self.run(["lint", "draft.json"] + options, in: sandbox, from: "app")
    let said = output.standardOutput + output.standardError
    #expect(output.status == elsewhere.status, "\(said)")
    #expect(said.contains(elsewhere.words), "\(said)")
    #expect(!said.contains("hunter2") && !said.contains("machine"), "\(said)")
  }
}
