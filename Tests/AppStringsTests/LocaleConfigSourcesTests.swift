import AppStrings
import Foundation
import Resolver
import StringResources
import Testing

struct LocaleConfigSourcesTests {
  private static let xmlns = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  /// A file of an app that declares these languages, the first as the default one.
  private static func config(_ tags: String...) -> String {
    let locales = tags.map { "  <locale android:name=\"\($0)\"/>\n" }.joined()
    let first = tags.first ?? "en"
    return "<locale-config \(xmlns) android:defaultLocale=\"\(first)\">\n\(locales)</locale-config>"
  }

  private static func manifest(_ attribute: String = "") -> String {
    "<manifest \(xmlns)>\n  <application \(attribute)/>\n</manifest>"
  }

  private static let strings = [
    "main/res/values/a.xml": TemporaryApp.xml("<string name=\"a\">one</string>"),
    "main/res/values-fr/a.xml": TemporaryApp.xml("<string name=\"a\">un</string>"),
  ]

  private func app(_ files: [String: String]) throws -> TemporaryApp {
    try TemporaryApp(Self.strings.merging(files) { $1 })
  }

  private func read(_ app: TemporaryApp, _ directories: String...) async -> AppStrings {
    await AppStrings.reading(AppSources(android: directories.map { app.path($0) }))
  }

  private func locales(_ strings: AppStrings) -> [String]? {
    strings.localizations.android?.localeConfig?.supportedLocales
  }

  @Test func `An app's own languages decide on Android 15`() async throws {
    let app = try app(["main/res/xml/locales_config.xml": Self.config("en", "de")])
    let strings = await read(app, "main/res")
    #expect(
      strings.localizations.android?.localeConfig
        == AndroidLocaleConfig(supportedLocales: ["en", "de"], defaultLocale: "en"))
    #expect(strings.problems.isEmpty)
    let shown = [34, 35].map { level in
      StringResolver(strings: strings.localizations).resolve(
        TextRequest(key: "a"),
        on: Device(.android, locales: ["fr-FR", "de-DE"], androidAPILevel: level)
      ).outcome
    }
    // The declaration lacks French, so German is taken, and falls back to the default text.
    #expect(shown == [.shows("un"), .shows("one")])
  }

  @Test func `Without a declaration there is none`() async throws {
    let strings = await read(try app(["main/AndroidManifest.xml": Self.manifest()]), "main/res")
    #expect(strings.localizations.android?.localeConfig == nil)
    #expect(strings.problems.isEmpty)
  }

  @Test func `The manifest beside the directory says which file it is`() async throws {
    let app = try app([
      "main/AndroidManifest.xml": Self.manifest("android:localeConfig=\"@xml/ours\""),
      "main/res/xml/ours.xml": Self.config("ja"),
      "main/res/xml/locales_config.xml": Self.config("de"),
    ])
    #expect(locales(await read(app, "main/res")) == ["ja"])
    #expect(locales(await read(app, "main/res/")) == ["ja"])
  }

  @Test func `Of several directories the overriding one's file and manifest win`() async throws {
    let app = try app([
      "main/AndroidManifest.xml": Self.manifest("android:localeConfig=\"@xml/ours\""),
      "main/res/xml/ours.xml": Self.config("ja"),
      "free/res/values/a.xml": TemporaryApp.xml(),
      "free/res/xml/ours.xml": Self.config("fr", "it"),
      "paid/AndroidManifest.xml": Self.manifest("android:localeConfig=\"@xml/paid\""),
      "paid/res/values/a.xml": TemporaryApp.xml(),
      "paid/res/xml/paid.xml": Self.config("sv"),
    ])
    #expect(locales(await read(app, "main/res", "free/res")) == ["fr", "it"])
    #expect(locales(await read(app, "free/res", "main/res")) == ["ja"])
    #expect(locales(await read(app, "main/res", "free/res", "paid/res")) == ["sv"])
  }

  @Test func `A file that no manifest names is ignored, as devices do`() async throws {
    let app = try app([
      "main/AndroidManifest.xml": Self.manifest(),
      "main/res/xml/locales_config.xml": Self.config("de"),
    ])
    let strings = await read(app, "main/res")
    #expect(locales(strings) == nil)
    #expect(
      strings.problems.map(\.description) == [
        app.path("main/res/xml/locales_config.xml")
          + ": warning: devices ignore it: write android:localeConfig=\"@xml/locales_config\" in "
          + app.path("main/AndroidManifest.xml")
      ])
  }

  @Test func `The file that the build makes needs no manifest`() async throws {
    let app = try app([
      "main/AndroidManifest.xml": Self.manifest(),
      "main/res/xml/_generated_res_locale_config.xml": Self.config("de"),
    ])
    let strings = await read(app, "main/res")
    #expect(locales(strings) == ["de"])
    #expect(strings.problems.isEmpty)
  }

  @Test func `A file that is named and not there is a problem of the manifest`() async throws {
    let app = try app([
      "main/AndroidManifest.xml": Self.manifest("android:localeConfig=\"@xml/ours\"")
    ])
    let strings = await read(app, "main/res")
    #expect(locales(strings) == nil)
    #expect(
      strings.problems.map(\.description) == [
        app.path("main/AndroidManifest.xml")
          + ":2:3: warning: xml/ours.xml isn't in any res directory: add the directory that has it"
      ])
  }

  @Test func `A broken file leaves its problem with its place, and declares nothing`() async throws
  {
    let app = try app(["main/res/xml/locales_config.xml": Self.config("de") + "<"])
    let strings = await read(app, "main/res")
    #expect(locales(strings) == nil)
    #expect(
      strings.problems.map(\.path) == [app.path("main/res/xml/locales_config.xml")])
    #expect(strings.problems.map(\.problem.line) == [3])
  }

  @Test func `A change of the file or of the manifest is read again`() async throws {
    let app = try app(["main/res/xml/locales_config.xml": Self.config("de")])
    let strings = await read(app, "main/res")
    let file = app.path("main/res/xml/locales_config.xml")
    try Data(Self.config("it").utf8).write(to: URL(filePath: file))
    let again = await strings.rereading([file])
    #expect(locales(again) == ["it"])
    let manifest = app.path("main/AndroidManifest.xml")
    try Data(Self.manifest().utf8).write(to: URL(filePath: manifest))
    #expect(locales(await again.rereading([app.path("main/other.xml")])) == ["it"])
    #expect(locales(await again.rereading([manifest])) == nil)
  }

  @Test func `A pack holds the declaration, and nothing else of the manifest`() async throws {
    let app = try app([
      "main/AndroidManifest.xml": Self.manifest("android:localeConfig=\"@xml/ours\" secret=\"x\""),
      "main/res/xml/ours.xml": Self.config("ja"),
      "main/res/xml/network.xml": "<x/>",
    ])
    let pack = try await StringsPack.collecting(AppSources(android: [app.path("main/res")]))
    #expect(pack.files.count == 4)
    let manifest = try #require(pack.files[app.path("main/AndroidManifest.xml")])
    #expect(!String(decoding: manifest, as: UTF8.self).contains("secret"))
    try Data(pack.bytes).write(to: URL(filePath: app.path("app.pack")))
    try FileManager.default.removeItem(atPath: app.path("main"))
    let strings = await AppStrings.reading(AppSources(pack: app.path("app.pack")))
    #expect(locales(strings) == ["ja"])
    #expect(strings.problems.isEmpty)
  }
}
