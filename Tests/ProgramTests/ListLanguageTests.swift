import Foundation
import Testing

/// A list whose recipients get drafts in their languages.
@Suite(.serialized)
struct ListLanguageTests {
  private static func draft(_ text: String) -> String {
    #"{"message":{"data":{"text":"\#(text)"},"notification":{"title":"T","body":"B"}}}"#
  }

  private static let rows = [
    ("a", "en-US", "", "Hello"), ("b", "fr", "Mia", "Bonjour Mia"), ("c", "fr_CA", "Jo", "Allô"),
    ("d", "fr-BE", "Lea", "Bonjour Lea"), ("e", "", "", "Hello"), ("f", "pt", "", "Hello"),
  ]

  private static func prepare(
    _ sandbox: borrowing Sandbox, _ endpoint: String,
    more: String = "", profile: String = "require-dry-run = false"
  ) throws {
    let rows = rows.map { "\(ListSendTests.token($0.0)),\($0.1),\($0.2)\n" }.joined()
    try ListSendTests.prepare(
      sandbox, endpoint, draft: draft("Hello"), list: "token,lang,name\n" + rows + more,
      profile: profile)
    try sandbox.write(draft("Bonjour {{name}}"), to: "draft.fr.json")
    try sandbox.write(draft("Allô"), to: "draft.fr-CA.json")
    try sandbox.write(draft("unused {{other}}"), to: "draft.notes.txt")
  }

  private static let locale = ["--locale-column", "lang"]

  @Test func `Each recipient gets the draft of the language that the list names`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint, profile: "")
    let dryRun = try await ListSendTests.send(Self.locale + ["--dry-run"], in: sandbox)
    #expect(dryRun.status == 0, "\(dryRun.standardError)")
    let asked = Set(try emulator.accepted.compactMap { $0.message.data?["text"] })
    #expect(asked.isSuperset(of: ["Hello", "Allô", "Bonjour Mia", "Bonjour Lea"]), "\(asked)")
    let output = try await ListSendTests.send(Self.locale + ["--confirm", "prod/6"], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(
      output.standardError.contains(
        "draft.fr.json for 2, draft.fr-CA.json for 1, the draft itself for 3"),
      "\(output.standardError)")
    let texts = Dictionary(
      try emulator.delivered.map { ($0.message.token ?? "", $0.message.data?["text"] ?? "") }
    ) { first, _ in first }
    let expected = Self.rows.map { (ListSendTests.token($0.0), $0.3) }
    #expect(texts == Dictionary(uniqueKeysWithValues: expected))
    // The same draft for all is another message, and a draft that changes is, too.
    let number = try #require(output.standardOutput.firstMatch(of: /SENT list ([0-9]+)/)).1
    let plain = try await ListSendTests.send(
      ["--resume", "\(number)", "--confirm", "prod/6"], in: sandbox)
    #expect(plain.status == 65, "\(plain.standardError)")
    #expect(plain.standardError.contains("was another message, another file"))
    try sandbox.write(Self.draft("Salut {{name}}"), to: "draft.fr.json")
    let changed = try await ListSendTests.send(Self.locale + ["--confirm", "prod/6"], in: sandbox)
    #expect(changed.status == 77 && changed.standardError.contains("dry run"))
    #expect(try emulator.delivered.count == 6)
  }

  @Test(arguments: [
    ("\(ListSendTests.token("x")),not a tag,x\n", [], Int32(65), "its locale isn't a language tag"),
    (
      "\(ListSendTests.token("x")),fr,\n", [], 65,
      "no value for a placeholder, first: line 8, {{name}}"
    ),
    ("", ["--locale-column", "locale"], 65, "no column is called ‘locale’"),
    ("", ["draft.fr-CA.json"], 64, "no draft for a language is beside draft.fr-CA.json"),
  ])
  func `What can't be told stops everything`(
    more: String, arguments: [String], status: Int32, reason: String
  ) async throws {
    let sandbox = try Sandbox()
    try Self.prepare(sandbox, "http://127.0.0.1:1", more: more)
    let draft = arguments.first.flatMap { $0.hasSuffix(".json") ? $0 : nil }
    let column = arguments.count == 2 ? arguments : Self.locale
    let output = try await Program.pushwright.run(
      ["send", draft ?? "draft.json", "--to", "list.csv"] + column + ["--confirm", "prod/7"],
      in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardError.contains(reason), "\(output.standardError)")
  }

  @Test func `An error in the draft of one language refuses all of them, and is named`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint)
    try sandbox.write(
      #"{"message":{"notification":{"body":"B"},"android":{"ttl":"x"}}}"#, to: "draft.fr-CA.json")
    let output = try await ListSendTests.send(Self.locale + ["--confirm", "prod/6"], in: sandbox)
    #expect(output.status == 77, "\(output.standardError)")
    #expect(output.standardError.contains("draft.fr-CA.json: lint has 1 error"))
    #expect(try emulator.accepted.isEmpty)
  }

  @Test func `Reviews are demanded of each draft that someone gets`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(
      sandbox, emulator.endpoint, profile: "require-dry-run = false\nrequire-review = \"all\"")
    try sandbox.write(
      "[reviewer]\nname = \"Ada\"\nemail = \"ada@x.org\"\n", to: "config/pushwright/config.toml")
    func approve(_ draft: String) async throws {
      let output = try await Program.pushwright.run(
        ["review", "approve", draft],
        in: sandbox.path("."), environment: sandbox.environment)
      #expect(output.status == 0, "\(output.standardError)")
    }
    for draft in ["draft.json", "draft.fr.json"] { try await approve(draft) }
    let arguments = Self.locale + ["--confirm", "prod/6"]
    let refused = try await ListSendTests.send(arguments, in: sandbox)
    #expect(refused.status == 77, "\(refused.standardError)")
    #expect(
      refused.standardError.contains("1 of 3 locales (draft.fr-CA.json en-US) isn't reviewed"),
      "\(refused.standardError)")
    try await approve("draft.fr-CA.json")
    let sent = try await ListSendTests.send(arguments, in: sandbox)
    #expect(sent.status == 0, "\(sent.standardError)")
  }
}
