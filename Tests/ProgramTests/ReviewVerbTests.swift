import Foundation
import SchemaSupport
import Testing

/// `pushwright review`, and the gates that demand what it writes.
struct ReviewVerbTests {
  private static let project = """
    [preview]
    locales = ["en-US", "fr-CA"]

    [review]
    required = "all"

    [profiles.local]
    project = "demo-shop"
    endpoint = "http://127.0.0.1:9"
    kind = "local"
    token-variable = "FCM_TOKEN"
    """
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"Hi"}}}"#

  private func run(
    _ sandbox: borrowing Sandbox, _ arguments: String...
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.path("shop"),
      environment: sandbox.environment.merging(["FCM_TOKEN": "t"]) { $1 })
  }

  private func write(to sandbox: borrowing Sandbox) throws {
    try sandbox.write(Self.project, to: "shop/pushwright.toml")
    try sandbox.write(Self.draft, to: "shop/drafts/d.json")
  }

  private func reviewer(_ name: String, in sandbox: borrowing Sandbox) throws {
    try sandbox.write(
      "[reviewer]\nname = \"\(name)\"\nemail = \"\(name.lowercased())@x.org\"\n",
      to: "config/pushwright/config.toml")
  }

  @Test func `Without a reviewer nothing is marked, and the remedy is said`() async throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let output = try await run(sandbox, "review", "approve", "drafts/d.json", "--no-strings")
    #expect(output.status == 64)
    #expect(output.standardError.contains("git config user.email"))
    #expect(sandbox.names(in: "shop/drafts") == ["d.json"])
  }

  @Test func `git's settings name the reviewer`() async throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write("[user]\n\tname = Ada\n\temail = ada@x.org\n", to: "home/.gitconfig")
    let output = try await run(sandbox, "review", "approve", "drafts/d.json", "--no-strings")
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "en-US: reviewed\nfr-CA: reviewed\n")
    let text = try sandbox.text("shop/drafts/d.reviews/ada@x.org.jsonl")
    #expect(text.split(separator: "\n").count == 2 && text.contains(#""name":"Ada""#))
  }

  @Test func `A gate refuses what isn't reviewed, and passes what is`() async throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try reviewer("Ada", in: sandbox)
    // The project file requires it.
    let gate = ["lint", "drafts/d.json", "--no-strings"]
    func lint() async throws -> Program.Output {
      try await Program.pushwright.run(
        gate, in: sandbox.path("shop"), environment: sandbox.environment)
    }
    func send() async throws -> Program.Output {
      try await run(sandbox, "send", "drafts/d.json", "--no-strings", "--confirm", "local/news")
    }
    _ = try await run(sandbox, "config", "trust", "--yes")
    let before = try await lint()
    #expect(before.status == 1)
    #expect(before.standardOutput.contains("[missing-review]"))
    let authors = try await run(
      sandbox, "lint", "drafts/d.json", "--no-strings", "--require-reviewed", "none")
    #expect(authors.status == 0)
    let refused = try await send()
    #expect(refused.status == 77)
    #expect(refused.standardError.contains("no locale is reviewed"))
    #expect(
      try await run(sandbox, "review", "approve", "drafts/d.json", "--no-strings").status == 0)
    #expect(try await lint().status == 0)
    // Allowed now, and nothing listens there.
    let sent = try await send()
    #expect(sent.status == 69, "\(sent.standardError)")
    let shown = try await run(sandbox, "history", "show", "1")
    #expect(shown.standardOutput.contains("reviewed 2 of 2; by Ada <ada@x.org> (2 locales)"))
    try reviewer("Bo", in: sandbox)
    let rejected = try await run(
      sandbox, "review", "reject", "drafts/d.json", "--no-strings", "--locale", "fr-CA", "--note",
      "too long")
    #expect(rejected.status == 0)
    #expect(try await lint().status == 1)
    #expect(try await send().status == 77)
    try sandbox.write("oops\n", to: "shop/drafts/d.reviews/cy@x.org.jsonl")
    let broken = try await lint()
    #expect(broken.status == 78)
    #expect(broken.standardError.contains("d.reviews/cy@x.org.jsonl:1: error: "))
    let quiet = try await run(sandbox, "lint", "-q", "drafts/d.json", "--no-strings")
    #expect(quiet.status == 78)
    #expect(quiet.standardError.contains("d.reviews/cy@x.org.jsonl:1: error: "))
    #expect(try await send().status == 78)
  }

  @Test func `Answers of a page are found their draft and taken`() async throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let status = try await run(
      sandbox, "review", "status", "drafts/d.json", "--no-strings", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(status.standardOutput.utf8))
    let locales = (object as? [String: Any])?["locales"] as? [[String: Any]]
    let hash = try #require(locales?.first?["texts"] as? String)
    try sandbox.write(
      #"{"schema":"pushwright-answers","version":1,"payload":null,"draft":"d.json","reviewer":{"name":"Cy","email":"cy@x.org"},"answers":[{"locale":"fr-CA","state":"rejected","note":"no","texts":"\#(hash)"}]}"#,
      to: "shop/answers.json")
    // The page named no message, but a rejection always counts.
    let output = try await run(sandbox, "review", "import", "answers.json", "--no-strings")
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "fr-CA: rejected: no\n")
    #expect(try sandbox.text("shop/drafts/d.reviews/cy@x.org.jsonl").contains("fr-CA"))
  }

  @Test func `Warnings about the app's strings are counted before a report of a draft`()
    async throws
  {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write(
      #"<resources><string name="a">A</string><string name="b">%s %s</string></resources>"#,
      to: "shop/res/values/strings.xml")
    try reviewer("Ada", in: sandbox)
    let list = try await run(sandbox, "strings", "list", "--android", "res")
    #expect(list.standardError.contains("strings.xml:1"), "\(list.standardError)")
    for verb in [["review"], ["preview"], ["preview", "--format", "html"]] {
      let output = try await Program.pushwright.run(
        verb + ["drafts/d.json", "--android", "res"], in: sandbox.path("shop"),
        environment: sandbox.environment)
      #expect(output.status == 0, "\(output.standardError)")
      #expect(
        output.standardError.contains(
          "note: 1 warning about the app's strings; pushwright strings list names them"),
        "\(output.standardError)")
      #expect(!output.standardError.contains("strings.xml:1"))
    }
  }

  @Test func `review with a draft lists its reviews, and with a mistyped verb names the right one`()
    async throws
  {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let status = try await run(sandbox, "review", "drafts/d.json", "--no-strings")
    #expect(status.status == 0, "\(status.standardError)")
    #expect(status.standardOutput.hasPrefix("drafts/d.json: reviewed 0 of 2"))
    let mistyped = try await run(sandbox, "review", "aprove", "drafts/d.json")
    #expect(mistyped.status == 64)
    #expect(mistyped.standardError.contains("did you mean pushwright review approve?"))
    #expect(!mistyped.standardError.contains("starts a draft"))
  }

  /// What the page's script saves if a reader rejects the last locale and approves the others.
  private static func answers(on html: String, reason: String) throws -> String {
    let set = /<fieldset class="aw" hidden data-l="([^"&]+)" data-h="([0-9a-f]+)"[^>]*>/
    let sets = html.matches(of: set).map { (locale: $0.output.1, texts: $0.output.2) }
    let button =
      /<button type="button" data-s="d1" data-d="([^"&]+)" data-h="([^"&]*)" data-o="([a-z ]+)">/
    let draft = try #require(html.firstMatch(of: button)).output
    let last = try #require(sets.last)
    let approvals = sets.dropLast().flatMap { set in
      draft.3.split(separator: " ").map { device in
        #"{"device":"\#(device)","locale":"\#(set.locale)","state":"reviewed","note":"","texts":"\#(set.texts)"}"#
      }
    }
    let rejection =
      #"{"locale":"\#(last.locale)","state":"rejected","note":"\#(reason)","texts":"\#(last.texts)"}"#
    return
      #"{"schema":"pushwright-answers","version":1,"payload":"\#(draft.2)","draft":"\#(draft.1)","reviewer":{"name":"Cy","email":"cy@x.org"},"answers":[\#((approvals + [rejection]).joined(separator: ","))]}"#
  }

  @Test func `What a page holds comes back as marks, and is on the next page`() async throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let words = ["drafts/d.json", "--no-strings", "--profile", "local", "--format", "html"]
    func page(_ more: [String] = []) async throws -> String {
      let output = try await Program.pushwright.run(
        ["preview"] + words + more, in: sandbox.path("shop"),
        environment: sandbox.environment.merging(["FCM_TOKEN": "t"]) { $1 })
      #expect(output.status == 0, "\(output.standardError)")
      return output.standardOutput
    }
    let first = try await page()
    let answers = try Self.answers(on: first, reason: "too long")
    try sandbox.write(answers, to: "shop/answers.json")
    let schema = try await run(sandbox, "schema", "answers")
    #expect(try SchemaChecker(schema.standardOutput).faults(in: answers) == [])
    // The page's script writes the members that the schema has.
    for member in [
      "schema", "version", "payload", "draft", "reviewer", "name", "email", "answers", "locale",
      "device", "state", "note", "texts",
    ] {
      #expect(schema.standardOutput.contains("\"\(member)\":"), "\(member)")
      #expect(first.contains(" \(member): "), "\(member)")
    }
    let output = try await run(sandbox, "review", "import", "answers.json", "--no-strings")
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "en-US: reviewed\nfr-CA: rejected: too long\n")
    let marks = try sandbox.text("shop/drafts/d.reviews/cy@x.org.jsonl").split(separator: "\n")
    #expect(marks.count == 2 && marks.allSatisfy { $0.contains(#""email":"cy@x.org""#) })
    let next = try await page()
    #expect(next.contains("✓ reviewed</b> by Cy"))
    #expect(next.contains("✗ rejected</b> by Cy"))
    // A page of one device can't approve what the others show.
    try sandbox.write(
      try Self.answers(on: try await page(["--device", "android"]), reason: "no"),
      to: "shop/answers.json")
    let partial = try await run(sandbox, "review", "import", "answers.json", "--no-strings")
    #expect(partial.status == 1)
    #expect(partial.standardOutput.contains("en-US: the page didn't show "))
  }
}
