import Resolver
import StringResources
import Testing

/// The texts of a key that refers to another one.
struct ReferredTextsTests {
  private func texts(_ files: [(directory: String, strings: String)]) -> [String] {
    var table = AndroidStringTable()
    for (directory, strings) in files {
      table.add(
        AndroidValuesFile.reading(Array("<resources>\(strings)</resources>".utf8)).resources,
        configuration: AndroidConfiguration(directoryName: directory) ?? AndroidConfiguration(),
        directory: directory, path: "res/\(directory)/s.xml")
    }
    return AppLocalizations(android: table).texts(for: "body", on: .android)
      .map { "\($0.locale) \($0.source.localization): \($0.text)" }.sorted()
  }

  private static let reference = #"<string name="body">@string/other</string>"#

  @Test func `A reference stands for the other string's text in every language`() {
    #expect(
      texts([
        ("values", Self.reference + #"<string name="other">Hi %1$s</string>"#),
        ("values-fr", #"<string name="other">Salut</string>"#),
      ]) == ["en values: Hi %1$s", "fr values-fr: Salut"])
  }

  @Test func `A language's own text hides what is behind the reference`() {
    #expect(
      texts([
        ("values", Self.reference + #"<string name="other">Hi %1$s</string>"#),
        ("values-fr", #"<string name="other">Salut</string><string name="body">Bonjour</string>"#),
      ]) == ["en values: Hi %1$s", "fr values-fr: Bonjour"])
  }

  @Test func `A language that refers to a text without a translation has the default one`() {
    #expect(
      texts([
        ("values", "<string name=\"body\">Hi %1$s</string>\n<string name=\"other\">Plain</string>"),
        ("values-fr", Self.reference), ("values-de", #"<string name="other">Klar</string>"#),
      ]) == ["en values: Hi %1$s", "fr values: Plain"])
  }

  @Test func `References in a circle have no text`() {
    let circle = #"<string name="other">@string/body</string>"#
    #expect(texts([("values", Self.reference + circle)]).isEmpty)
  }

  /// From `body` over `k1`, `k2`… to a text.
  private func chain(of references: Int) -> String {
    let names = (1..<references).map { #"<string name="k\#($0)">@string/k\#($0 + 1)</string>"# }
    return #"<string name="body">@string/k1</string>"# + names.joined()
      + #"<string name="k\#(references)">Hi</string>"#
  }

  @Test(arguments: [(1, ["en values: Hi"]), (19, ["en values: Hi"]), (20, []), (50_000, [])])
  func `References are followed as far as a device follows them`(
    references: Int, expected: [String]
  ) {
    #expect(texts([("values", chain(of: references))]) == expected)
  }
}
