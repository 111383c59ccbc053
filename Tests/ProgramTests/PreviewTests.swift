import Foundation
import Testing

/// `pushwright preview` as scripts and people call it.
struct PreviewTests {
  private static let apps = ["--android", "res", "--apple", "ios"]

  private func preview(
    _ sandbox: borrowing Sandbox, _ arguments: [String], in directory: String = ".",
    input: String = ""
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["preview"] + arguments, in: sandbox.path(directory), environment: sandbox.environment,
      input: input)
  }

  private func entries(_ output: Program.Output) throws -> [PreviewEntry] {
    try JSONDecoder().decode(
      PreviewEntry.Report.self, from: Data(output.standardOutput.utf8)
    ).notifications
  }

  @Test(arguments: ["en", "fr-CA", "de"])
  func `The documentation's example, word by word, as JSON`(locale: String) async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await preview(
      sandbox, ["example.json", "--locale", locale, "--format", "json"] + Self.apps)
    #expect(output.status == 0)
    #expect(output.standardError == "")
    #expect(output.standardOutput == (try Golden.text("preview-\(locale).json")))
    #expect(try entries(output).map(\.platform) == ["android", "apple", "web"])
  }

  @Test func `The same for people, one line for each text and its place`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await preview(sandbox, ["example.json", "--locale", "fr-CA"] + Self.apps)
    #expect(output.status == 0)
    #expect(output.standardError == "")
    #expect(output.standardOutput == (try Golden.text("preview-fr-CA.txt")))
  }

  @Test func `Locales and devices can be named several times, in the order they are wanted`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await preview(
      sandbox,
      [
        "example.json", "--locale", "de", "--device", "web", "--locale", "fr-CA", "--device",
        "android", "--format", "json",
      ] + Self.apps)
    let places = try entries(output).map { "\($0.locale) \($0.platform)" }
    #expect(places == ["de web", "de android", "fr-CA web", "fr-CA android"])
  }

  @Test func `Where nobody names a locale, those of the strings are shown`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await preview(
      sandbox, ["example.json", "--device", "android", "--format", "json"] + Self.apps)
    #expect(try entries(output).map(\.locale) == ["en", "fr"])
  }

  @Test func `Several resource directories count as one app`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(
      "<resources><string name=\"welcome_title\">Hallo, %1$s!</string></resources>",
      to: "more/values-de/strings.xml")
    try sandbox.write(
      "\"WELCOME_TITLE\" = \"Hallo, %@!\";\n", to: "pods/de.lproj/Localizable.strings")
    let output = try await preview(
      sandbox,
      [
        "example.json", "--locale", "de", "--android", "more", "--apple", "pods", "--format",
        "json",
      ] + Self.apps)
    let entries = try entries(output)
    #expect(entries.map(\.title.text) == ["Hallo, Alice!", "Hallo, Alice!", nil])
    #expect(entries.first?.title.source?.file == "more/values-de/strings.xml")
    #expect(entries.first?.body.documented == "You have 3 new message(s) from Bob.")
  }

  @Test func `Neither a project nor an app is needed for a literal text`() async throws {
    let sandbox = try Sandbox()
    let draft = #"{"message": {"topic": "a", "notification": {"title": "Hello", "body": "You"}}}"#
    let output = try await preview(sandbox, ["-", "--format", "json"], input: draft)
    #expect(output.status == 0)
    let entries = try entries(output)
    #expect(entries.map(\.title.text) == ["Hello", "Hello", "Hello"])
    #expect(entries.map(\.body.text) == ["You", "You", "You"])
    #expect(entries.map(\.shown) == [true, true, true])
  }

  @Test func `A project file above the working directory gives app, locales and devices`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Sample.project, to: "pushwright.toml")
    try sandbox.write(Sample.draft, to: "deep/down/here.json")
    let output = try await preview(sandbox, ["here.json", "--format", "json"], in: "deep/down")
    #expect(output.status == 0)
    let entries = try entries(output)
    #expect(entries.map { "\($0.locale) \($0.platform)" } == ["fr-CA apple", "de apple"])
    #expect(entries.map(\.title.text) == ["Bienvenue, Alice!", "Welcome, Alice!"])
  }

  @Test(arguments: ["project", "project/", "project/pushwright.toml"])
  func `A project can be named by its directory or its file`(path: String) async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    for folder in ["res", "ios"] {
      try FileManager.default.createDirectory(
        atPath: sandbox.path("project"), withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: sandbox.path(folder), toPath: sandbox.path("project/\(folder)"))
    }
    try sandbox.write(Sample.project, to: "project/pushwright.toml")
    let output = try await preview(
      sandbox, ["example.json", "--project", path, "--format", "json"])
    #expect(try entries(output).map(\.title.text) == ["Bienvenue, Alice!", "Welcome, Alice!"])
  }

  @Test func `A text that a release in the field lacks is missing there`() async throws {
    let sandbox = try Sandbox()
    try await Sample.writeWithRelease(to: sandbox)
    let arguments = ["new.json", "--locale", "en"]
    let output = try await preview(sandbox, arguments + ["--format", "json"])
    #expect(output.status == 0)
    let entries = try entries(output)
    #expect(entries.map(\.body.releases) == [["5.1"], [], []])
    #expect(entries.map(\.title.releases) == [[], [], []])
    #expect(entries.first?.body.outcome == "omitted")
    let text = try await preview(sandbox, arguments + ["--device", "android"])
    #expect(text.standardOutput.contains("in 5.1: “promo” isn't among the app's strings"))
  }

  @Test func `A release that cannot be read is named`() async throws {
    let sandbox = try Sandbox()
    try await Sample.writeWithRelease(to: sandbox)
    try sandbox.write("", to: "5.1.pack")
    let output = try await preview(sandbox, ["example.json"])
    #expect(output.status == 65)
    #expect(output.standardError.hasPrefix("pushwright: release 5.1: "))
    #expect(output.standardOutput == "")
  }

  @Test func `What is not known is not called shown`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await preview(
      sandbox,
      [
        "example.json", "--device", "android", "--locale", "en", "--format", "json", "--no-strings",
      ])
    let entry = try #require(try entries(output).first)
    #expect(entry.title.outcome == "unknown")
    #expect(!entry.shown)
  }
}
