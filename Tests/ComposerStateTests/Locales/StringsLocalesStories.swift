import Drafts
import Testing

@testable import ComposerState

/// A project that names no locales is previewed in those that its strings have texts for.
struct StringsLocalesStories {
  private func summary(_ locales: String..., revision: Int = 1) -> StringsSummary {
    StringsSummary(
      revision: revision, fileCount: 1, errors: [], locales: locales.map { PreviewLocale($0) })
  }

  private func composer() -> Composer {
    var composer = Studio.composer()
    composer.changeSettings { $0.locales = [PreviewLocale("en-US")] }
    return composer
  }

  @Test func `Once the strings are read their locales are those of the preview`() {
    var composer = composer()
    let found = summary("en", "fr", "zu")
    composer.send(.stringsRead(found)) {
      $0.locales.take(locales: found.locales)
      $0.preview.take(found)
    }
  }

  @Test func `A project that names its locales keeps them`() {
    var composer = Studio.composer()
    composer.start(.stringsRead(summary()))
    #expect(composer.settings.locales.map(\.name) == ["en-US", "fr-FR", "de-DE"])
  }

  @Test func `A new translation is a new locale, and the chosen one stays chosen`() {
    var composer = composer()
    composer.start(.stringsRead(summary("en", "fr", "zu")))
    composer.locales.choose(2)
    composer.start(.stringsRead(summary("en", "fr", "it", "zu", revision: 2)))
    #expect(composer.settings.locales.map(\.name) == ["en", "fr", "it", "zu"])
    #expect(composer.locale.name == "zu")
    composer.start(.stringsRead(summary("en", revision: 3)))
    #expect(composer.locale.name == "en")
  }

  @Test func `Devices that were added stay`() {
    var composer = composer()
    composer.start(.stringsRead(summary("en", "fr")))
    composer.add(PreviewLocale("ja"))
    composer.start(.stringsRead(summary("en", "fr", "it", revision: 2)))
    #expect(composer.settings.locales.map(\.name) == ["en", "fr", "it", "ja"])
    #expect(composer.isAdded(PreviewLocale("ja")))
    composer.start(.stringsRead(summary("en", "ja", revision: 3)))
    #expect(composer.settings.locales.map(\.name) == ["en", "ja"])
    #expect(!composer.isAdded(PreviewLocale("ja")), "the strings have it by now")
  }

  @Test func `The pins of an earlier session wait for the strings`() {
    var composer = composer()
    composer.start(
      .localeTableFound(KeptLocaleTable(order: .worstFirst, pinned: ["fr", "gone"])),
      .stringsRead(summary("en", "fr")))
    #expect(composer.localeTable.pinned == ["fr"])
    #expect(composer.localeTable.order == .worstFirst)
    _ = composer.locales.togglePin("fr")
    composer.start(.stringsRead(summary("en", "fr", revision: 2)))
    #expect(composer.localeTable.pinned == [], "what was taken away does not come back")
  }
}
