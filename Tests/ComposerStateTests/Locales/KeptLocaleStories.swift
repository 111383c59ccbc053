import Testing
import TextEditing

@testable import ComposerState

struct KeptLocaleStories {
  @Test func `Order and pins are kept as soon as they change`() {
    var composer = Studio.composer()
    #expect(
      composer.effects(of: .command(.orderLocales))
        == [.keepLocaleTable(KeptLocaleTable(order: .worstFirst))])
    #expect(
      composer.effects(of: .command(.compareLocales))
        == [.keepLocaleTable(KeptLocaleTable(order: .worstFirst, pinned: ["en-US"]))])
    #expect(
      composer.effects(of: .command(.compareLocales))
        == [.keepLocaleTable(KeptLocaleTable(order: .worstFirst))])
  }

  @Test func `A filter is not kept, nor a device that goes with the session`() {
    var composer = Studio.composer()
    composer.start(.command(.filterLocales))
    #expect(composer.effects(of: .edit(.insert("fr"))).isEmpty)
    composer.start(.command(.back), .command(.chooseLocale))
    composer.type("pt-AO")
    composer.start(.command(.edit))
    #expect(composer.effects(of: .command(.compareLocales)).isEmpty)
    #expect(composer.localeTable.pinned == ["pt-AO"])
  }

  @Test func `What an earlier session left comes back, without locales that are gone`() {
    var composer = Studio.composer()
    let table = KeptLocaleTable(order: .worstFirst, pinned: ["fr-FR", "gone", "fr-FR", "de-DE"])
    composer.send(.localeTableFound(table)) {
      $0.locales.take(KeptLocaleTable(order: .worstFirst, pinned: ["fr-FR", "de-DE"]))
      $0.locales.keep(table)
    }
    composer.send(
      .command(.compareLocales),
      effects: [
        .keepLocaleTable(
          KeptLocaleTable(order: .worstFirst, pinned: ["fr-FR", "de-DE", "en-US"]))
      ]
    ) {
      _ = $0.locales.togglePin("en-US")
      $0.notice = Notice(
        .info,
        "Comparing en-US: Preview keeps it beside the chosen locale if there's room")
    }
  }
}
