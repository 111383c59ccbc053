import Foundation
import Testing

/// `pushwright preview` as it writes pages and files.
struct PageTests {
  private static let apps = ["--android", "res", "--apple", "ios"]

  private func preview(
    _ sandbox: borrowing Sandbox, _ arguments: String...
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["preview"] + arguments + Self.apps, in: sandbox.path("."),
      environment: sandbox.environment)
  }

  @Test func `A page says what each device shows, and what was promised`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await preview(sandbox, "example.json", "--format", "html")
    #expect(output.status == 0)
    #expect(output.standardError == "")
    let html = output.standardOutput
    #expect(html.hasPrefix("<!DOCTYPE html>\n"))
    #expect(html.contains("Nothing is shown"))
    #expect(html.contains("What the FCM page promises"))
    #expect(html.contains("res/values/strings.xml"))
    #expect(html.utf8.count < 300_000)
  }

  @Test(arguments: ["html", "markdown", "csv", "table", "json", "text"])
  func `A file is written once, and replaced only with --force`(format: String) async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    // A page has the message in it, and is no draft.
    let arguments = ["example.json", "--format", format, "-o", "page"]
    func run(_ more: [String] = []) async throws -> Program.Output {
      try await Program.pushwright.run(
        ["preview"] + arguments + more + Self.apps, in: sandbox.path("."),
        environment: sandbox.environment)
    }
    let first = try await run()
    #expect(first.status == 0)
    #expect(first.standardOutput == "")
    let written = try String(contentsOfFile: sandbox.path("page"), encoding: .utf8)
    #expect(!written.isEmpty && !written.contains("\u{1B}"))
    let again = try await run()
    #expect(again.status == 64)
    #expect(again.standardError.contains("page already exists"))
    #expect(try await run(["--force"]).status == 0)
  }

  @Test func `A draft is never replaced, and nothing is written if one can't be read`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write("nonsense", to: "broken.json")
    let onItself = try await preview(
      sandbox, "broken.json", "example.json", "-o", "example.json", "--force", "--format", "html")
    #expect(onItself.status == 64)
    let broken = try await preview(
      sandbox, "example.json", "broken.json", "-o", "page.html", "--format", "html")
    #expect(broken.status == 65)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("page.html")))
  }

  @Test(arguments: [
    "other.json", "sale.txt", "pushwright.toml", "res/values/strings.xml",
    "example.reviews/mia@example.com.jsonl",
    "ios/en.lproj/Localizable.strings", "example.pushwright.json",
  ])
  func `A report replaces no draft, notes, marks, strings or project file`(path: String)
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    if !["strings", "xml"].contains(where: path.hasSuffix) {
      // A draft is one under every name.
      let isDraft = path.hasSuffix("txt")
      try sandbox.write(
        path.hasSuffix("toml") ? "" : isDraft ? Sample.draft : "{}", to: path)
    }
    let before = try sandbox.text(path)
    let output = try await Program.pushwright.run(
      ["preview", "example.json", "--format", "html", "-o", path, "--force"] + Self.apps,
      in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status != 0)
    #expect(try sandbox.text(path) == before)
  }

  @Test func `A locale that reads another language isn't shown as meant`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "<resources><string name=\"a\">Hello</string></resources>", to: "res/values/strings.xml")
    try sandbox.write(
      "<resources><string name=\"a\">Hallo</string></resources>", to: "res/values-de/strings.xml")
    try sandbox.write(
      #"{"message": {"topic": "a", "android": {"notification": {"title_loc_key": "a", "body": "B"}}}}"#,
      to: "d.json")
    let table = try await Program.pushwright.run(
      [
        "preview", "d.json", "--format", "table", "--device", "android", "--locale", "de",
        "--locale", "fr", "--android", "res",
      ], in: sandbox.path("."), environment: sandbox.environment)
    #expect(table.standardOutput.contains("⚠ in another language"), "\(table.standardOutput)")
    #expect(table.standardOutput.contains("1 × in another language, 1 × shown"))
  }

  @Test func `Several drafts have an index on a page, and names in text and JSON`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Sample.draft, to: "second.json")
    let html = try await preview(sandbox, "example.json", "second.json", "--format", "html")
    #expect(html.standardOutput.contains("<caption>Drafts on this page</caption>"))
    let text = try await preview(sandbox, "example.json", "second.json")
    #expect(text.standardOutput.hasPrefix("example.json\n\n"))
    #expect(text.standardOutput.contains("\nsecond.json\n\n"))
    let json = try await preview(sandbox, "example.json", "second.json", "--format", "json")
    #expect(json.standardOutput.contains("\"draft\": \"second.json\""))
  }

  @Test func `Drafts of one file name are told apart, and a title that is cut off is whole below`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let title = "The summer sale has started, and everything is cheaper"
    let draft = #"{"message": {"topic": "a", "notification": {"title": "\#(title)", "body": "B"}}}"#
    try sandbox.write(draft, to: "x/sale.json")
    try sandbox.write(draft, to: "y/sale.json")
    let html = try await preview(sandbox, "x/sale.json", "y/sale.json", "--format", "html")
      .standardOutput
    #expect(html.contains("<h2>x/sale.json</h2>"))
    #expect(html.contains("<h2>y/sale.json</h2>"))
    #expect(html.contains("<h6>Whole title</h6>"))
    // One answer for a locale of each draft, although their texts are the same.
    let names = html.matches(of: /name="(a[0-9a-f]{16})" value="reviewed"/).map(\.output.1)
    #expect(!names.isEmpty && Set(names).count == names.count)
  }

  @Test func `A picture is of one device of one locale`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let one = try await preview(
      sandbox, "example.json", "--format", "svg", "--locale", "fr-CA", "--device", "apple")
    #expect(one.status == 0)
    #expect(one.standardOutput.hasPrefix("<svg "))
    let many = try await preview(sandbox, "example.json", "--format", "svg")
    #expect(many.status == 64)
    #expect(many.standardError.contains("name one draft, one --locale and one --device"))
  }
}
