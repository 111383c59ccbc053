import Foundation
import Testing

/// `pushwright strings` as scripts call it.
struct StringsTests {
  private static let apps = ["--android", "res", "--apple", "ios"]

  private func strings(
    _ sandbox: borrowing Sandbox, _ arguments: [String]
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["strings"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  private func sample() throws -> Sandbox {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    return sandbox
  }

  @Test func `A search that finds nothing exits 1`() async throws {
    let sandbox = try sample()
    let found = try await strings(sandbox, ["search", "bienvenue"] + Self.apps)
    #expect(found.status == 0)
    #expect(found.standardOutput.contains("res/values-fr/strings.xml:2: welcome_title: "))
    for format in ["text", "json"] {
      let none = try await strings(sandbox, ["search", "zebra", "--format", format] + Self.apps)
      #expect(none.status == 1)
      #expect(none.standardError == "pushwright: no key or text contains ‘zebra’\n")
    }
  }

  @Test func `A search finds the texts of plurals`() async throws {
    let sandbox = try sample()
    try sandbox.write(
      "<resources><plurals name=\"files\"><item quantity=\"one\">One file</item>"
        + "<item quantity=\"other\">Files</item></plurals></resources>",
      to: "res/values/plurals.xml")
    try sandbox.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>FILES</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>One file here</string>
      <key>other</key><string>%ld files here</string></dict></dict></dict></plist>
      """, to: "ios/en.lproj/Localizable.stringsdict")
    let output = try await strings(sandbox, ["search", "one file"] + Self.apps)
    #expect(
      output.standardOutput == """
        ios/en.lproj/Localizable.stringsdict:7: FILES (one): One file here
        res/values/plurals.xml:1: files (one): One file

        """)
  }

  @Test func `A pack replaces a file only with --force`() async throws {
    let sandbox = try sample()
    try sandbox.write("precious", to: "app.pack")
    let pack = ["pack", "-o", "app.pack"] + Self.apps
    let refused = try await strings(sandbox, pack)
    #expect(refused.status == 64)
    #expect(
      refused.standardError
        == "pushwright: app.pack already exists: name another file, or replace it with --force\n")
    #expect(try sandbox.text("app.pack") == "precious")
    #expect(try await strings(sandbox, pack + ["--force"]).status == 0)
    #expect(try sandbox.text("app.pack").hasPrefix("pushwright-strings 1\n"))
    let same = try await strings(
      sandbox, ["pack", "--pack", "app.pack", "-o", "app.pack", "--force"])
    #expect(same.status == 64)
    #expect(same.standardError.contains("app.pack is the input, which is never replaced"))
  }

  @Test(arguments: [["list"], ["search", "welcome"], ["search", "zebra"], ["dump"]])
  func `A report that lacks texts because of a broken file says so and exits 65`(
    verb: [String]
  ) async throws {
    let sandbox = try sample()
    try sandbox.write("<resources><string name=\"a\">un</strng>", to: "res/values-fr/strings.xml")
    let output = try await strings(sandbox, verb + ["--android", "res"])
    #expect(output.status == 65)
    #expect(output.standardOutput.isEmpty == (verb.last == "zebra"))
    #expect(output.standardError.contains("res/values-fr/strings.xml:1:"))
    #expect(
      output.standardError.hasSuffix(
        "pushwright: the report lacks texts of the app: fix the errors above, then try again\n"))
  }

  @Test func `Strings in a named pipe are named as what they are`() async throws {
    let sandbox = try sample()
    try FileManager.default.removeItem(atPath: sandbox.path("res/values-fr/strings.xml"))
    _ = unsafe mkfifo(sandbox.path("res/values-fr/strings.xml"), 0o600)
    let output = try await strings(sandbox, ["list", "--android", "res"])
    #expect(
      output.standardError.contains(
        "res/values-fr/strings.xml: error: it is a named pipe, not a regular file\n"))
  }

  @Test func `A dump has the answers of either platform`() async throws {
    let sandbox = try sample()
    let android = try await strings(sandbox, ["dump", "--locale", "fr-CA"] + Self.apps)
    #expect(android.standardOutput.contains("fr-CA\twelcome_title\tvalues-fr\tBienvenue, %1$s!\n"))
    #expect(android.standardError.contains("--device apple"))
    let apple = try await strings(
      sandbox, ["dump", "--device", "apple", "--locale", "it, fr"] + Self.apps)
    #expect(apple.standardError == "")
    #expect(apple.standardOutput.contains("it, fr\tWELCOME_TITLE\tfr.lproj\tBienvenue, %@!\n"))
    let alone = try await strings(sandbox, ["dump", "--apple", "ios"])
    #expect(alone.standardOutput.contains("\tWELCOME_TITLE\ten.lproj\tWelcome, %@!\n"))
    let none = try await strings(sandbox, ["dump", "--device", "apple", "--android", "res"])
    #expect(none.status == 78)
  }

  @Test func `A report names files relative to where it is made`() async throws {
    let sandbox = try sample()
    try sandbox.write(Sample.project, to: "pushwright.toml")
    let found = try await strings(sandbox, ["search", "bienvenue"])
    #expect(found.standardOutput.contains("res/values-fr/strings.xml:2: "))
    #expect(!found.standardOutput.contains(sandbox.path(".")))
    let resolved = try await strings(
      sandbox, ["resolve", "welcome_title", "--device", "android", "--locale", "fr"])
    #expect(resolved.standardOutput.contains("(res/values-fr/strings.xml:2)"))
  }
}
