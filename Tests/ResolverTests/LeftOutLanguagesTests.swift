import Resolver
import StringResources
import Testing

/// Languages that the sources have and the app's build leaves out.
struct LeftOutLanguagesTests {
  private static let table: AndroidStringTable = {
    var table = AndroidStringTable()
    let texts = [
      ("values", "Hello"), ("values-fr", "Salut"), ("values-fr-rCA", "Allô"),
      ("values-de", "Hallo"),
    ]
    for (directory, text) in texts {
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      table.add(
        [.init(name: "hi", kind: .string, value: .text(text), line: 2)],
        configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    return table
  }()

  private func resolution(_ locale: String, leavingOut directories: Set<String>) -> Resolution {
    let table = Self.table.leavingOut({ directories.contains($0) }, by: "app/build.gradle.kts:9")
    return StringResolver(strings: AppLocalizations(android: table)).resolve(
      TextRequest(literal: nil, key: "hi", arguments: nil), on: Device(.android, locales: [locale]))
  }

  @Test(
    arguments: [
      ("fr-CA", "Salut", "values-fr", "values-fr-rCA"), ("fr-FR", "Salut", "values-fr", nil),
      ("de-DE", "Hello", "values", "values-de"), ("es-ES", "Hello", "values", nil),
    ])
  func `A device shows the text that is in the app, and the trail has the one that isn't`(
    locale: String, text: String, shown: String, leftOut: String?
  ) {
    let found = resolution(locale, leavingOut: ["values-fr-rCA", "values-de"])
    #expect(found.outcome == .shows(text) && found.source?.localization == shown)
    #expect(found.leftOut?.localization == leftOut)
    let step = leftOut.map { "the build leaves out \($0), which has it (app/build.gradle.kts:9)" }
    #expect(found.trail.last { $0.hasPrefix("the build leaves out") } == step)
    #expect(found.isFallback == (locale != "fr-CA" && locale != "fr-FR"))
  }

  @Test func `A build that leaves out nothing has the same table`() {
    let found = resolution("fr-CA", leavingOut: [])
    #expect(found.outcome == .shows("Allô") && found.leftOut == nil)
  }

  @Test func `A language that isn't in the app is none of its languages`() {
    let table = Self.table.leavingOut({ $0 == "values-de" }, by: "a:1")
    let languages = table.configurations.compactMap(\.locale.language)
    #expect(languages == ["fr", "fr"])
    #expect(table.values(for: "hi").count == 3)
  }
}
