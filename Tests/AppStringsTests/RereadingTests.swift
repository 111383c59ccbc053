import AppStrings
import FileWatching
import Foundation
import Resolver
import Testing

struct RereadingTests {
  private func text(_ key: String, _ strings: AppStrings, _ locale: String = "en-US") -> String? {
    StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: key), on: Device(.android, locales: [locale])
    ).outcome.text
  }

  private func xml(_ text: String) -> String {
    TemporaryApp.xml("<string name=\"a\">\(text)</string>")
  }

  @Test func `Only what has changed is read again`() async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": xml("one"), "res/values-fr/a.xml": xml("un"),
    ])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    for (file, content) in ["res/values/a.xml": "two", "res/values-fr/a.xml": "deux"] {
      try Data(xml(content).utf8).write(to: URL(filePath: app.path(file)))
    }
    let again = await strings.rereading([app.path("res/values/a.xml")])
    #expect(text("a", again) == "two")
    #expect(text("a", again, "fr-FR") == "un")
    #expect(again.fileCount == 2)
    let all = await again.rereading([app.path("res")])
    #expect(text("a", all, "fr-FR") == "deux")
    #expect(text("a", strings) == "one")
  }

  @Test func `A text that an overriding file loses is the overridden one again`() async throws {
    let app = try TemporaryApp([
      "main/values/a.xml": xml("main"), "flavor/values/a.xml": xml("flavor"),
      "flavor/values/b.xml": TemporaryApp.xml("<string name=\"b\">b</string>"),
    ])
    let strings = await AppStrings.reading(
      AppSources(android: [app.path("main"), app.path("flavor")]))
    #expect(text("a", strings) == "flavor")
    try FileManager.default.removeItem(atPath: app.path("flavor/values/a.xml"))
    let again = await strings.rereading([app.path("flavor/values/a.xml")])
    #expect(text("a", again) == "main")
    #expect(again.fileCount == 2)
    #expect(again.problems.isEmpty)
  }

  @Test func `Files beside the app's leave everything as it is`() async throws {
    let app = try TemporaryApp(["res/values/a.xml": xml("one")])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    try Data(xml("two").utf8).write(to: URL(filePath: app.path("res/values/a.xml")))
    let again = await strings.rereading([app.path("other"), app.path("res-old/values/a.xml")])
    #expect(text("a", again) == "one")
  }

  @Test(arguments: [
    ("/app/res/values/a.xml", true), ("/app/res/values-fr/b.xml", true),
    ("/app/res/values/a.xml.orig", false), ("/app/res/values-f/b.xml", false),
  ])
  func `A file is read again when it or a directory above it changed`(
    file: String, isChanged: Bool
  ) {
    let changes = ChangedPaths(["/app/res/values/a.xml", "/app/res/values-fr/"])
    #expect(changes.contain(file) == isChanged)
  }

  @Test func `What the build refuses is known beside the texts until the file is whole again`()
    async throws
  {
    let app = try TemporaryApp([
      "res/values/a.xml": xml("one"), "res/values-fr/a.xml": "<resources>\n<string\n",
    ])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    let fault = try #require(strings.localizations.faults.first)
    #expect(fault.platform == .android && fault.source.localization == "values-fr")
    #expect(fault.source.file == app.path("res/values-fr/a.xml") && fault.source.line > 1)
    let pseudo = strings.localizations.withPseudoLocales(wantedBy: ["en-XA"])
    #expect(pseudo.faults == strings.localizations.faults)
    try Data(xml("un").utf8).write(to: URL(filePath: app.path("res/values-fr/a.xml")))
    let again = await strings.rereading([app.path("res/values-fr/a.xml")])
    #expect(again.localizations.faults.isEmpty)
  }
}
