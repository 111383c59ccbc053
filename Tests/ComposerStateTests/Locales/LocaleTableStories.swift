import Drafts
import Testing
import TextEditing

@testable import ComposerState

struct LocaleTableStories {
  /// French crashes on Android; en-US, fr-FR and de-DE are previewed.
  private static let message = #"""
    {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
      "body_loc_args": ["3"]}}}
    """#

  private func listed(_ composer: Composer) -> [String] {
    let derived = Studio.derived(of: composer)
    return composer.listedLocales(seeing: derived).map { composer.settings.locales[$0].name }
  }

  private func filtered(by text: String) -> Composer {
    var composer = Studio.composer(Self.message)
    composer.start(.command(.filterLocales))
    composer.type(text)
    return composer
  }

  @Test(
    arguments: [
      ("", ["en-US", "fr-FR", "de-DE"]), ("fr", ["fr-FR"]), ("FR-f", ["fr-FR"]),
      ("crash", ["fr-FR"]), ("cra fr", ["fr-FR"]), ("ok", ["en-US"]), ("foreign", ["de-DE"]),
      ("values-fr", ["fr-FR"]), ("nothing", ["en-US", "fr-FR", "de-DE"]), ("ash", []),
      ("fallback", ["de-DE"]), ("fr de", []), ("values", ["en-US", "de-DE"]),
      ("es", []), ("al", []), ("lu", []), ("lproj", []), ("values-", ["fr-FR"]),
      ("unrev", ["en-US", "fr-FR", "de-DE"]),
    ] as [(String, [String])])
  func `The filter finds names, localizations and outcomes`(text: String, names: [String]) {
    #expect(listed(filtered(by: text)) == names)
  }

  @Test func `Slash goes to the locales and types a filter, Enter keeps it, Esc there clears it`() {
    var composer = Studio.composer(Self.message)
    composer.send(.command(.filterLocales)) {
      $0.screen.show(.locales)
      $0.open(LocaleFilter())
    }
    composer.send(.edit(.insert("cr"))) { _ = $0.locales.filter(.edit(.insert("cr"))) }
    composer.send(.pasted("a\nsh")) { _ = $0.locales.filter(.pasted("a sh")) }
    composer.start(.edit(.deleteToStart))
    composer.type("crash")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.locales.choose(1)
      $0.notice = Notice(.info, "1 of 3 locales listed for ‘crash’; Esc in Locales lists all")
    }
    #expect(composer.localeIndex == 1)
    composer.send(.command(.back)) {
      $0.locales.clearFilter()
      $0.notice = nil
    }
  }

  @Test func `Esc while typing lists all locales again`() {
    var composer = filtered(by: "crash")
    composer.send(.command(.back)) {
      $0.openModal = nil
      $0.locales.clearFilter()
    }
  }

  @Test func `A filter that leaves none says so, and an empty one is none`() {
    var composer = filtered(by: "zz")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.notice = Notice(.warning, "0 of 3 locales listed for ‘zz’; Esc in Locales lists all")
    }
    composer.send(.command(.nextLocale))
    composer.send(.command(.last))
    composer = filtered(by: " ")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.locales.clearFilter()
    }
  }

  @Test func `Brackets and arrows walk what is listed, also from a locale that is not`() {
    var composer = filtered(by: "values")
    composer.locales.choose(1)
    composer.send(.command(.down)) { $0.locales.choose(2) }
    composer.start(.command(.edit))
    composer.send(.command(.nextLocale)) { $0.locales.choose(0) }
    composer.send(.command(.previousLocale)) { $0.locales.choose(2) }
    composer.send(.command(.up)) { $0.locales.choose(0) }
    composer.locales.choose(1)
    composer.send(.command(.previousLocale)) { $0.locales.choose(0) }
    composer.send(.command(.last)) { $0.locales.choose(2) }
    composer.send(.command(.first)) { $0.locales.choose(0) }
    composer.send(.pointed(.wheel(.locales, rows: 5))) { $0.locales.choose(2) }
  }

  @Test func `The order changes, and the chosen locale stays chosen`() {
    var composer = Studio.composer(Self.message)
    composer.send(
      .command(.orderLocales), effects: [.keepLocaleTable(KeptLocaleTable(order: .worstFirst))]
    ) {
      $0.locales.order(by: .worstFirst)
      $0.notice = Notice(.info, "Locales: worst first")
    }
    #expect(listed(composer) == ["fr-FR", "de-DE", "en-US"])
    composer.send(.command(.nextLocale)) { $0.locales.choose(1) }
    composer.start(.command(.showLocales), .command(.markReviewed), .dialog(.confirm))
    composer.send(
      .command(.orderLocales),
      effects: [.keepLocaleTable(KeptLocaleTable(order: .unreviewedFirst))]
    ) {
      $0.locales.order(by: .unreviewedFirst)
      $0.notice = Notice(.info, "Locales: unreviewed first")
    }
    composer.send(.command(.orderLocales), effects: [.keepLocaleTable(KeptLocaleTable())]) {
      $0.locales.order(by: .project)
      $0.notice = Notice(.info, "Locales: as in the project")
    }
  }

  @Test func `In a filtered list n goes to locales with problems, elsewhere to the problems`() {
    var composer = filtered(by: "-")
    composer.start(.command(.edit))
    // The web shows nothing anywhere, which is no locale's own problem.
    composer.send(.command(.nextProblem)) { $0.locales.choose(1) }
    // German users read English.
    composer.send(.command(.nextProblem)) { $0.locales.choose(2) }
    composer.send(.command(.nextProblem)) { $0.locales.choose(1) }
    composer.start(.command(.showText), .command(.nextProblem))
    #expect(composer.problems.shown == 0)
  }

  @Test(
    arguments: [
      #"{"topic": "news", "notification": {"title": "50 %", "body": "1 + 1"}}"#,
      #"{"topic": "news", "android": {"notification": {"title": "50 %", "body": "1 + 1"}}}"#,
    ])
  func `A filtered list in which no locale is worse than the others has no next one`(
    message: String
  ) {
    var composer = Studio.composer(message)
    composer.start(.command(.filterLocales), .edit(.insert("fr")), .command(.edit))
    composer.send(.command(.nextProblem)) {
      $0.notice = Notice(.warning, "Problem: no listed locale has a problem of its own")
    }
  }

  @Test func `Locales are kept beside the chosen one, and let go`() {
    var composer = Studio.composer(Self.message)
    composer.send(
      .command(.compareLocales),
      effects: [.keepLocaleTable(KeptLocaleTable(pinned: ["en-US"]))]
    ) {
      _ = $0.locales.togglePin("en-US")
      $0.notice = Notice(
        .info, "Comparing en-US: Preview keeps it beside the chosen locale if there's room")
    }
    composer.start(.command(.nextLocale), .command(.compareLocales))
    #expect(composer.localeTable.pinned == ["en-US", "fr-FR"])
    composer.start(.command(.previousLocale))
    composer.send(
      .command(.compareLocales),
      effects: [.keepLocaleTable(KeptLocaleTable(pinned: ["fr-FR"]))]
    ) {
      _ = $0.locales.togglePin("en-US")
      $0.notice = Notice(.info, "Stopped comparing en-US")
    }
  }
}
