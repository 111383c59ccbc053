import AppStrings
import Dispatch
import Foundation
import Resolver
import StringResources
import Testing

struct StringsPackTests {
  private static let pack = StringsPack(
    origin: StringsOrigin(
      description: "v1@1234567", revision: "1234567", isDirty: true,
      date: "2026-11-21T02:00:00+00:00"),
    sources: AppSources(
      android: ["a\\b\nc/res"], package: "com.example.shop", apple: ["ios"],
      developmentRegion: "de", build: .aapt2),
    files: [
      "a\\b\nc/res/values/a.xml": Array(
        "<resources><string name=\"a\">one</string></resources>".utf8),
      "ios/en.lproj/Localizable.strings": [0xFF, 0xFE, 0x0A],
      "ios/de.lproj/Localizable.strings": [],
    ])

  @Test func `A pack that is read is the pack that was written`() throws {
    #expect(try StringsPack(Self.pack.bytes) == Self.pack)
  }

  @Test func `The strings of a pack are those of the disk`() async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": TemporaryApp.xml("<string name=\"a\">one</string>"),
      "res/values-fr/a.xml": TemporaryApp.xml("<string name=\"a\">un</string>"),
      "res/layout/main.xml": "<x/>",
      "ios/App/en.lproj/Localizable.strings": "\"a\" = \"One\";",
    ])
    let sources = AppSources(android: [app.path("res")], apple: [app.path("ios")])
    let pack = try await StringsPack.collecting(sources)
    #expect(pack.files.count == 3)
    try Data(pack.bytes).write(to: URL(filePath: app.path("app.pack")))
    for directory in ["res", "ios"] {
      try FileManager.default.removeItem(atPath: app.path(directory))
    }
    let strings = await AppStrings.reading(AppSources(pack: app.path("app.pack")))
    #expect(strings.problems.isEmpty)
    #expect(strings.sources.android == sources.android)
    let resolver = StringResolver(strings: strings.localizations)
    let french = resolver.resolve(
      TextRequest(key: "a"), on: Device(.android, locales: ["fr-FR"]))
    #expect(french.outcome == .shows("un"))
    #expect(french.source?.file == app.path("res/values-fr/a.xml"))
    let apple = resolver.resolve(TextRequest(key: "a"), on: Device(.apple, locales: ["en"]))
    #expect(apple.outcome == .shows("One"))
  }

  @Test func `A pack is read with the build that it was packed for`() async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": TemporaryApp.xml("<string name=\"a\">x\u{3000}y</string>")
    ])
    for (build, text) in [(AndroidBuild.gradle, "x y"), (.aapt2, "x\u{3000}y")] {
      let pack = try await StringsPack.collecting(
        AppSources(android: [app.path("res")], build: build))
      try Data(pack.bytes).write(to: URL(filePath: app.path("app.pack")))
      let strings = await AppStrings.reading(AppSources(pack: app.path("app.pack")))
      let resolution = StringResolver(strings: strings.localizations).resolve(
        TextRequest(key: "a"), on: Device(.android, locales: ["en-US"]))
      #expect(resolution.outcome == .shows(text))
    }
  }

  @Test func `A pack that is cut off anywhere is refused`() {
    let bytes = Self.pack.bytes
    for count in bytes.indices {
      #expect(throws: StringsPack.ReadingError.self) { try StringsPack(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [
    "", "\n", "{}", "pushwright-strings 2\nend 0\n", "pushwright-strings 1\nend 1\n",
    "pushwright-strings 1\nend 0\nmore", "pushwright-strings 1\nfile -1 a\n\nend 1\n",
    "pushwright-strings 1\nfile 9223372036854775807 a\n\nend 1\n",
    "pushwright-strings 1\nfile 99999999999999999999 a\n\nend 1\n",
    "pushwright-strings 1\nfile 0 a\n\nfile 0 a\n\nend 2\n",
    "pushwright-strings 1\nwhat x\nend 0\n",
    "pushwright-strings 1\nfile 1\nx\nend 1\n",
  ])
  func `What is no whole pack is refused`(text: String) {
    #expect(throws: StringsPack.ReadingError.self) { try StringsPack(Array(text.utf8)) }
  }

  /// A megabyte that would take gigabytes.
  @Test(arguments: [
    (0..<120).map { "file 0 \($0)\(String(repeating: "/a", count: 4000))\n\n" }.joined(),
    String(repeating: "android a\n", count: 2000),
  ])
  func `A pack of more files and directories than any app is refused while it is read`(
    lines: String
  ) {
    let text = "pushwright-strings 1\n\(lines)end 120\n"
    let error = #expect(throws: StringsPack.ReadingError.self) { try StringsPack(Array(text.utf8)) }
    #expect(error?.description == "it has too many files and directories for one app")
  }

  @Test @MainActor func `A screen that asks for a pack that is not there is told on its own actor`()
    async
  {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    var isAtHome: Bool?
    do throws(SourceFailure) {
      _ = try await AppStrings.opening(AppSources(pack: "/nowhere/app.pack"))
    } catch {
      isAtHome = DispatchQueue.getSpecific(key: key) == true
    }
    #expect(isAtHome == true)
  }

  @Test func `A pack that is not there is a problem, and nothing is known`() async {
    let strings = await AppStrings.reading(AppSources(pack: "/nowhere/app.pack"))
    #expect(strings.localizations.android == nil)
    #expect(strings.problems.map(\.path) == ["/nowhere/app.pack"])
  }
}
