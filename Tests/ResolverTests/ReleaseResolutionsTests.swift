import Resolver
import StringResources
import Testing

struct ReleaseResolutionsTests {
  private func release(_ name: String, _ texts: [String: String]) -> ReleasedStrings {
    var table = AndroidStringTable()
    table.add(
      texts.map { .init(name: $0.key, kind: .string, value: .text($0.value), line: 1) },
      configuration: AndroidConfiguration(), directory: "values", path: "values/strings.xml")
    return ReleasedStrings(name: name, strings: AppLocalizations(android: table))
  }

  private func resolutions(_ releases: [ReleasedStrings]) -> ReleaseResolutions {
    ReleaseResolutions(
      TextRequest(key: "promo", arguments: ["Mia"]), on: Device(.android, locales: ["en-US"]),
      releases: releases)
  }

  @Test func `The worst release is named, with the reason`() {
    let found = resolutions([
      release("5.2", ["promo": "Hi %s"]), release("5.1", [:]), release("5.0", [:]),
    ])
    #expect(found.entries.map(\.resolution.outcome) == [.shows("Hi Mia"), .omitted, .omitted])
    #expect(found.worstEntries.map(\.name) == ["5.1", "5.0"])
    #expect(
      found.worst == "in 5.1, 5.0: “promo” isn't among the app's strings, so no text is set")
  }

  @Test func `A place within a release says so`() {
    let source = resolutions([release("5.1", ["promo": "Hi"])]).entries.first?.resolution.source
    #expect(source?.release == "5.1")
    #expect(source?.place == "5.1: values/strings.xml:1")
    #expect(source?.shortPlace == "5.1: values/strings.xml:1")
  }

  @Test func `A crash is worse than a missing text`() {
    let found = resolutions([release("5.1", [:]), release("5.0", ["promo": "%d"])])
    #expect(found.worstEntries.map(\.name) == ["5.0"])
  }

  @Test func `Where every release shows a text there is nothing to tell`() {
    #expect(resolutions([release("5.1", ["promo": "Hi"])]).worst == nil)
    #expect(resolutions([]).worst == nil)
  }
}
