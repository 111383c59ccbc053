import Resolver
import StringResources
import Testing

struct AppleVariationTests {
  /// `es-MX` has plurals only, `es` has both, `en` has texts only.
  private static let app = AppleStringTable(localizations: [
    .init(name: "en", strings: SampleApp.entries(["PLAIN": "plain"], file: "en/strings")),
    .init(
      name: "es",
      strings: SampleApp.entries(["PLAIN": "llano", "BOTH": "texto"], file: "es/strings"),
      stringsdict: SampleApp.entries(
        ["ES": "%#@es@", "BOTH": "%#@v@"], variation: .plural, file: "es/stringsdict")),
    .init(
      name: "es-MX",
      stringsdict: SampleApp.entries(["MX": "%#@mx@"], variation: .plural, file: "mx/stringsdict")),
  ])

  private func resolve(
    _ key: String, _ locale: String, arguments: [TextRequest.Argument]? = ["3"],
    in table: AppleStringTable = app
  ) -> Resolution {
    StringResolver(strings: AppLocalizations(apple: table)).resolve(
      TextRequest(key: key, arguments: arguments), on: Device(.apple, locales: [locale]))
  }

  @Test func `A plural shows the name of its variable`() {
    let table = AppleStringTable(localizations: [
      .init(
        name: "en",
        stringsdict: SampleApp.entries(
          ["A": "%#@value@", "B": "%@ has %1$#@n@ and %ld"], variation: .plural, file: "dict"))
    ])
    let resolution = resolve("A", "en", in: table)
    #expect(resolution.outcome == .garbled("@value@"))
    #expect(resolution.documented == nil)
    #expect(resolution.reason?.hasPrefix("a push doesn't resolve plurals (%#@…)") == true)
    #expect(resolution.source == TextSource(localization: "en.lproj", file: "dict", line: 1))

    let positional = resolve("B", "en", in: table)
    #expect(positional.outcome == .garbled("3 has $#@n@ and d"))
    #expect(positional.reason?.hasPrefix("a push doesn't resolve plurals (%1$#@…)") == true)

    let raw = resolve("A", "en", arguments: nil, in: table)
    #expect(raw.outcome == .garbled("%#@value@"))
    #expect(raw.reason?.hasPrefix("a push doesn't resolve plurals") == true)
  }

  @Test(arguments: [
    (AppleVariationKind.device, "varies by device"), (.width, "varies by width"),
  ])
  func `What a push makes of devices and widths is not known`(
    kind: AppleVariationKind, words: String
  ) {
    let table = AppleStringTable(localizations: [
      .init(
        name: "en", stringsdict: SampleApp.entries(["A": "x"], variation: kind, file: "dict"))
    ])
    let resolution = resolve("A", "en", in: table)
    #expect(resolution.outcome == .unknown)
    #expect(resolution.reason?.contains(words) == true)
    #expect(resolution.source?.file == "dict")
  }

  @Test func `A plural without a format text is not known`() {
    let entry = AppleStringTable.Localization.Entry(nil, variation: .plural, file: "d", line: 4)
    let table = AppleStringTable(localizations: [
      .init(name: "en", stringsdict: [Array("A".utf8): entry])
    ])
    #expect(resolve("A", "en", in: table).outcome == .unknown)
    #expect(resolve("A", "en", in: table).source?.line == 4)
  }

  @Test func `Of a key in both tables the plural counts`() {
    let resolution = resolve("BOTH", "es")
    #expect(resolution.outcome == .garbled("@v@"))
    #expect(resolution.source?.file == "es/stringsdict")
  }

  @Test func `Texts and plurals come from the first folder that has such a file`() {
    let plural = resolve("MX", "es-MX")
    #expect(plural.outcome == .garbled("@mx@"))
    #expect(plural.source?.localization == "es-MX.lproj")

    let text = resolve("PLAIN", "es-MX")
    #expect(text.outcome == .shows("llano"))
    #expect(text.source == TextSource(localization: "es.lproj", file: "es/strings", line: 1))

    let missing = resolve("ES", "es-MX")
    #expect(missing.outcome == .showsKey("ES"))
    #expect(
      missing.trail.contains(
        "es.lproj lacks “ES”, and so does es-MX.lproj among its plurals; devices check no other file"
      ))
  }

  @Test func `A plural table outside any folder leaves the texts in theirs`() {
    var table = Self.app
    table.unlocalized = .init(
      name: "",
      stringsdict: SampleApp.entries(["ALL": "%#@all@"], variation: .plural, file: "all/dict"))
    let plural = resolve("ALL", "es", in: table)
    #expect(plural.outcome == .garbled("@all@"))
    #expect(plural.source?.localization == "all/dict")
    #expect(resolve("PLAIN", "es", in: table).outcome == .shows("llano"))
    #expect(resolve("ES", "es", in: table).outcome == .showsKey("ES"))
  }

  @Test func `A language without any plurals takes those of the development region`() {
    var table = Self.app
    table.localizations.append(
      .init(name: "fr", strings: SampleApp.entries(["PLAIN": "simple"], file: "fr/strings")))
    table.developmentRegion = "es"
    let plural = resolve("ES", "fr", in: table)
    #expect(plural.source?.file == "es/stringsdict")
    #expect(plural.isFallback)
    #expect(!resolve("PLAIN", "fr", in: table).isFallback)
  }
}
