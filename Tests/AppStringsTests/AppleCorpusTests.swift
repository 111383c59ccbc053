import AppStrings
import Foundation
import Resolver
import Testing

/// Apps that use localized pushes, where the machine has their strings.
@Suite(.enabled(if: Corpus.isPresent, "the string files of real apps are not here"))
struct AppleCorpusTests {
  private func read(_ app: String) async -> AppStrings {
    let path = Corpus.folder.appending(path: "apple/\(app)").path
    return await AppStrings.reading(AppSources(apple: [path]))
  }

  @Test func `The follower pushes of Nos read well in the languages that have them`() async throws {
    let strings = await read("nos")
    #expect(strings.problems.isEmpty, "\(strings.problems)")
    let table = try #require(strings.localizations.apple)
    #expect(table.localizations.count > 10)
    for key in ["namedNewFollower", "xNewFollowers"] {
      let languages = table.localizations.filter { $0.strings?[Array(key.utf8)] != nil }.map(\.name)
      #expect(languages.count > 1, "\(key): \(languages)")
      for language in languages {
        let resolution = strings.resolve(key, language, arguments: ["7"])
        #expect(resolution.outcome.name == "shows", "\(key) in \(language): \(resolution)")
        #expect(resolution.outcome.text?.contains("7") == true)
        #expect(resolution.source?.localization == "\(language).lproj")
      }
      for other in table.localizations.map(\.name) where !languages.contains(other) {
        #expect(strings.resolve(key, other, arguments: ["7"]).outcome == .showsKey(key))
      }
    }
  }

  @Test func `Every push of Ruddarr reads well`() async throws {
    let strings = await read("ruddarr")
    #expect(strings.problems.isEmpty, "\(strings.problems)")
    let table = try #require(strings.localizations.apple)
    var count = 0
    for localization in table.localizations {
      for key in localization.strings?.keys.map({ String(decoding: $0, as: UTF8.self) }) ?? []
      where key.hasPrefix("NOTIFICATION_") {
        count += 1
        let resolution = strings.resolve(
          key, localization.name, arguments: ["one", "two", "three", "four", "five"])
        #expect(resolution.outcome.name == "shows", "\(key): \(resolution)")
        #expect(resolution.source?.file.hasSuffix("Localizable.xcstrings") == true)
      }
    }
    #expect(count > 10)
  }

  @Test func `Home Assistant has texts in all its languages`() async throws {
    let strings = await read("home-assistant-ios/Sources/App/Resources")
    let table = try #require(strings.localizations.apple)
    #expect(table.localizations.count > 30)
    #expect(table.localizations.allSatisfy { $0.strings != nil || $0.name == "Base" })
  }
}
