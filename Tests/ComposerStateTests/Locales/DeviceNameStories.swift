import DevicePreview
import Drafts
import MessageLint
import TestSupport
import Testing

@testable import ComposerState

/// Devices whose lists begin with the same language.
struct DeviceNameStories {
  private static let message = #"""
    {"topic": "news", "android": {"notification": {"body_loc_key": "body", "body_loc_args": ["3"]}}}
    """#

  /// French crashes, which only the device that reads it after Romansh shows.
  private let app: TranslatedApp

  init() async {
    app = await TranslatedApp([
      "res/values/strings.xml": TranslatedApp.android(["body": "%1$s new"]),
      "res/values-fr/strings.xml": TranslatedApp.android(["body": "%1$d nouveau"]),
      "res/values-de/strings.xml": TranslatedApp.android(["body": "%1$s neu"]),
    ])
  }

  private func composer(_ devices: [[String]]) -> Composer {
    var composer = TranslatedApp.composer(Self.message, for: devices)
    composer.show(.locales)
    return composer
  }

  @Test(
    arguments: [
      ([["en-US"], ["gsw-CH", "de-CH"]], ["en-US", "gsw-CH"]),
      ([["en-US"], ["rm-CH", "fr"], ["rm-CH", "de"]], ["en-US", "rm-CH, fr", "rm-CH, de"]),
      ([["rm-CH"], ["rm-CH", "fr"]], ["rm-CH", "rm-CH, fr"]),
      ([["rm-CH"], ["rm-ch", "fr"]], ["rm-CH", "rm-ch, fr"]),
    ] as [([[String]], [String])])
  func `A device is called by its whole list where its first language is another one's too`(
    devices: [[String]], names: [String]
  ) {
    #expect(composer(devices).settings.locales.map(\.name) == names)
  }

  @Test func `A device that is added gives the project's a name of its own, and keeps it compared`()
  {
    var composer = composer([["en-US"], ["rm-CH", "fr"]])
    composer.locales.choose(1)
    app.send(.command(.compareLocales), .command(.chooseLocale), to: &composer)
    app.send(.edit(.insert("rm-CH, de")), .command(.edit), to: &composer)
    #expect(composer.settings.locales.map(\.name) == ["en-US", "rm-CH, fr", "rm-CH, de"])
    #expect(composer.localeTable.pinned == ["rm-CH, fr"])
    #expect(composer.isAdded(composer.locale))
  }

  @Test func `Each of two devices that begin alike has its own mark`() {
    var composer = composer([["en-US"], ["rm-CH", "fr"], ["rm-CH", "de"]])
    composer.locales.choose(1)
    // French crashes.
    app.send(
      .command(.markReviewed), .dialog(.confirm), .command(.markReviewed), to: &composer)
    let states = composer.reviews(seeing: app.derived(composer)).states
    #expect(states == [nil, .reviewed, .reviewed])
    #expect(composer.notes.reviews.map(\.locale) == ["rm-CH, fr", "rm-CH, de"])
    let (notes, problems) = DraftNotes.reading(
      composer.notes.keptText(of: DemoApp.reviewer) ?? "", path: "n.json", isKept: true)
    #expect(notes.reviews == composer.notes.reviews && problems.isEmpty)
  }

  @Test func `A mark of the first language alone, as older notes have it, still counts`() {
    var composer = composer([["en-US"], ["gsw-CH", "de-CH"]])
    let derived = app.derived(composer)
    composer.draft.note {
      $0.reviews = [
        ReviewMark(locale: "gsw-CH", texts: derived.rows[1].textsHash, state: .reviewed, at: 0)
      ]
    }
    #expect(composer.reviews(seeing: derived).states == [nil, .reviewed])
    composer.locales.choose(1)
    #expect(composer.review(at: 1, seeing: derived) == .reviewed)
    app.send(.command(.markReviewed), to: &composer)
    #expect(composer.notes.reviews.isEmpty)
  }

  @Test
  func `An old mark is not another device's that begins alike, and none is lost by a new one`() {
    var composer = composer([["rm-CH", "fr"], ["rm-CH", "de"]])
    let derived = app.derived(composer)
    composer.draft.note {
      $0.reviews = [
        ReviewMark(locale: "rm-CH", texts: derived.rows[1].textsHash, state: .reviewed, at: 0)
      ]
    }
    #expect(composer.reviews(seeing: derived).states == [.lapsed(.reviewed), .reviewed])
    app.send(.command(.markReviewed), .dialog(.confirm), to: &composer)
    #expect(composer.reviews(seeing: derived).states == [.reviewed, .reviewed])
    var other = self.composer([["rm-CH"], ["rm-CH", "de"]])
    other.draft.note {
      $0.reviews = [ReviewMark(locale: "rm-CH", texts: "", state: .rejected, at: 0)]
    }
    #expect(other.reviews(seeing: app.derived(other)).states == [.lapsed(.rejected), nil])
  }

  @Test func `A problem names and counts such a device, and leads to it`() throws {
    var composer = composer([["en-US"], ["rm-CH"], ["rm-CH", "fr"]])
    let derived = app.derived(composer)
    let crash = try #require(derived.findings.first { $0.rule == "crash" })
    #expect(crash.locales == ["rm-CH, fr"] && crash.localeCount == 3)
    #expect(crash.locales.localeNames == "(rm-CH, fr)")
    composer.reveal(crash)
    #expect(composer.localeIndex == 2)
  }

  @Test func `Kept comparisons of earlier versions are found by their names`() {
    var composer = composer([["en-US"], ["gsw-CH", "de-CH"]])
    composer.take(KeptLocaleTable(pinned: ["gsw-CH", "gone", "gsw-CH, de-CH"]))
    #expect(composer.localeTable.pinned == ["gsw-CH, de-CH"])
  }
}
