import Drafts
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

struct AddedLocaleStories {
  /// Two devices beside en-US, fr-FR and de-DE; the last one is chosen.
  private func composer() -> Composer {
    var composer = Studio.composer()
    for text in ["gsw-CH, de-CH", "pt-AO"] {
      composer.start(.command(.chooseLocale))
      composer.type(text)
      composer.start(.command(.edit))
    }
    return composer
  }

  private func names(_ composer: Composer) -> [String] { composer.settings.locales.map(\.name) }

  @Test func `Del in the list of locales removes a device that was added, and stays in the list`() {
    var composer = composer()
    composer.start(.command(.chooseLocale))
    composer.type("gsw")
    composer.send(.edit(.deleteForward)) {
      $0.locales.remove(at: 3)
      $0.locales.choose(3)
      $0.open(LocaleList(index: 3))
      $0.notice = Notice(
        .info,
        "gsw-CH, de-CH is no longer previewed; type it in the list of locales to bring it back")
    }
    #expect(composer.locale.name == "pt-AO")
    composer.start(.edit(.deleteForward))
    #expect(names(composer) == ["en-US", "fr-FR", "de-DE"] && composer.locale.name == "de-DE")
    // The project's own stay.
    composer.start(.edit(.deleteForward))
    #expect(names(composer) == ["en-US", "fr-FR", "de-DE"])
  }

  @Test func `In the middle of what is typed Del deletes a letter`() {
    var composer = composer()
    composer.start(.command(.chooseLocale))
    composer.type("pt")
    composer.start(.edit(.moveToStart), .edit(.deleteForward))
    #expect(composer.settings.locales.count == 5)
    guard let list = composer.modal(LocaleList.self)?.search else { return #expect(Bool(false)) }
    #expect(list.query.text == "t")
  }

  @Test func `In pane 6 the key that empties a field removes the chosen device, and no other`() {
    var composer = composer()
    composer.start(.command(.showLocales), .command(.compareLocales), .command(.clear))
    #expect(names(composer) == ["en-US", "fr-FR", "de-DE", "gsw-CH, de-CH"])
    #expect(composer.localeTable.pinned.isEmpty && composer.localeIndex == 3)
    composer.start(.command(.first))
    composer.send(.command(.clear)) {
      $0.notice = Notice(
        .warning,
        "Clear: en-US is the project's; you can remove only devices that you added")
    }
  }

  @Test func `Removing is no step of undo, and undo works as before; typed again it comes back`() {
    var composer = Studio.composer()
    composer.focus(.target, in: .target)
    composer.start(.command(.edit))
    composer.type("x")
    composer.start(.command(.back), .command(.chooseLocale))
    composer.type("pt-AO")
    composer.start(.command(.edit), .command(.showLocales))
    let steps = composer.past.count
    composer.start(.command(.clear))
    #expect(
      composer.past.count == steps && !composer.settings.locales.contains(PreviewLocale("pt-AO")))
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "topic") == "news")
    composer.start(.command(.redo), .command(.chooseLocale))
    composer.type("pt-AO")
    composer.start(.command(.edit))
    #expect(composer.locale.name == "pt-AO")
  }
}
