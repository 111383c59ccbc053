import Resolver
import Testing
import VectorSupport

struct AppleLocaleTests {
  @Test func `A bundle searches the localizations that iOS searches`() throws {
    let rows = try VectorFile("ios-locale-vectors.tsv").rows
    expectPassed(VectorKind.appleLocale.report(on: rows), count: 360)
  }

  @Test func `Apple's matcher chooses the same of any localizations`() throws {
    let rows = try VectorFile("ios-locale-fuzz.tsv").rows
    expectPassed(VectorKind.appleLocaleFuzz.report(on: rows), count: 2_264)
  }

  @Test func `A region with its usual script is as likely as without`() {
    let folders = ["da-Latn-DK", "da"].map {
      AppleStringTable.Localization(name: $0, strings: [:])
    }
    #expect(
      AppleStringTable(localizations: folders).searchList(for: ["da-Latn-FI"])
        == ["da-Latn-DK", "da", "en"])
  }

  @Test func `A text in a script that doesn't serve the language is a fallback`() {
    for (region, locale, isFallback) in [
      ("sr", "sr-Latn-RS", true), ("sr", "sr-RS", false), ("zh-Hans", "zh-TW", true),
      ("en-GB", "en-US", false), ("nb", "nn-NO", false),
    ] {
      let table = SampleApp.apple([region: ["KEY": "x"]], developmentRegion: region)
      let resolution = StringResolver(strings: AppLocalizations(apple: table)).resolve(
        TextRequest(key: "KEY"), on: Device(.apple, locales: [locale]))
      #expect(resolution.outcome == .shows("x"))
      #expect(resolution.isFallback == isFallback, "\(region) for \(locale)")
    }
  }
}
