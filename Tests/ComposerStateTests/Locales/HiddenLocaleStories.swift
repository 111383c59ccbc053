import Drafts
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

/// What a filter has out of sight is not touched.
struct HiddenLocaleStories {
  /// French crashes on Android; en-US, fr-FR and de-DE are previewed.
  private func filtered(by text: String) -> Composer {
    var composer = Studio.composer(
      #"""
      {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
        "body_loc_args": ["3"]}}}
      """#)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    composer.start(.command(.filterLocales))
    composer.type(text)
    return composer
  }

  @Test func `Autosave a filter chooses the first locale that it lists, and marks go there`() {
    var composer = filtered(by: "fr")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.locales.choose(1)
      $0.notice = Notice(.info, "1 of 3 locales listed for ‘fr’; Esc in Locales lists all")
    }
    composer.start(.command(.markReviewed), .dialog(.confirm))
    #expect(composer.notes.reviews.map(\.locale) == ["fr-FR"])
    composer.start(.command(.rejectTexts))
    guard let rejection = composer.modal(Rejection.self) else {
      Issue.record("\(String(describing: composer.openModal))")
      return
    }
    #expect(rejection.locale.name == "fr-FR" && rejection.editor.text == "")
  }

  @Test func `A filter that lists the chosen locale leaves it chosen`() {
    var composer = filtered(by: "values")
    composer.start(.command(.down), .command(.edit))
    #expect(composer.localeIndex == 2)
  }

  @Test(
    arguments: [
      (.markReviewed, "Reviewed"), (.rejectTexts, "Reject"), (.compareLocales, "Compare"),
    ] as [(Command, String)])
  func `Where the filter lists none, nothing is done to a locale`(
    command: Command, name: String
  ) {
    var composer = filtered(by: "zz")
    composer.start(.command(.edit))
    let before = composer
    composer.start(.command(command))
    #expect(composer.notes == before.notes && composer.openModal == nil)
    #expect(composer.localeTable == before.localeTable)
    #expect(composer.notice?.text.hasSuffix(": no locale matches ‘zz’; Esc lists all") == true)
  }

  @Test func `Del removes no device that the filter hides`() {
    var composer = Studio.composer()
    composer.start(.command(.chooseLocale))
    composer.type("it")
    composer.start(.command(.edit), .command(.filterLocales))
    composer.type("fr")
    composer.start(.command(.edit))
    // The list has changed under the filter.
    composer.locales.choose(3)
    composer.start(.command(.clear))
    #expect(composer.settings.locales.count == 4)
    #expect(
      composer.notice?.text.hasSuffix(
        "it doesn't match ‘fr’; choose a listed locale, or list all with Esc") == true)
  }

  @Test func `A change that takes the chosen locale out of the list leaves its marks alone`() {
    var composer = filtered(by: "crash")
    composer.start(.command(.edit))
    #expect(composer.localeIndex == 1)
    composer.start(.command(.showText))
    composer.change {
      try $0.write("welcome_title", to: .field("android.notification.body_loc_key"))
    }
    composer.start(.command(.showLocales), .command(.markReviewed))
    #expect(composer.notes.reviews.isEmpty)
    // In the preview the locale itself is in view.
    composer.start(.command(.showPreview), .command(.markReviewed))
    #expect(composer.notes.reviews.map(\.locale) == ["fr-FR"])
  }

  @Test func `A mark that takes a locale out of the list leads to one that is still in it`() {
    var composer = filtered(by: "unreviewed")
    composer.start(.command(.edit), .command(.last), .command(.markReviewed))
    #expect(composer.localeIndex == 1)
    composer.start(.command(.rejectTexts), .pasted("no"), .dialog(.confirm))
    #expect(composer.localeIndex == 0)
    #expect(composer.notes.reviews.map(\.locale) == ["de-DE", "fr-FR"])
  }
}
