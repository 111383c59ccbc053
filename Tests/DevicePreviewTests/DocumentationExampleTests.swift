import DevicePreview
import Resolver
import Testing

struct DocumentationExampleTests {
  @Test func `In English the example crashes Android, though the page promises a text`() {
    let shown = Shop.shown(Shop.localizedMessage, .android)
    #expect(shown.verdict == .crashes)
    #expect(!shown.isShown)
    #expect(shown.card == nil)
    #expect(shown.absence == nil)
    #expect(shown.body.exceptionName == "IllegalFormatConversionException")
    #expect(shown.promise?.title == "Welcome, Alice!")
    #expect(shown.promise?.body == "You have 3 new message(s) from Bob.")
    #expect(shown.promise?.surface == .androidCollapsed)
  }

  @Test func `In English the example is garbled on Apple devices`() {
    let shown = Shop.shown(Shop.localizedMessage, .apple)
    #expect(shown.verdict == .garbled)
    #expect(shown.isShown)
    #expect(shown.card?.title == "Welcome, Alice!")
    #expect(shown.card?.body == "You have d new message(s) from 3.")
    #expect(shown.card?.surface == .iPhoneLockScreen)
    #expect(shown.promise?.body == "You have 3 new message(s) from Bob.")
  }

  @Test(
    arguments: [
      (
        Platform.android, "fr-FR", "Bienvenue, Alice !", "Vous avez 3 nouveau(x) message(s) de Bob."
      ),
      (.android, "de-DE", "Willkommen, Alice!", "3 neue Nachricht(en) von Bob."),
      (.apple, "fr-CA", "Bienvenue, Alice !", "Vous avez 3 nouveau(x) message(s) de Bob."),
      (.apple, "de-AT", "Willkommen, Alice!", "3 neue Nachricht(en) von Bob."),
    ])
  func `Where the specifiers fit, the device keeps the promise`(
    platform: Platform, locale: String, title: String, body: String
  ) {
    let shown = Shop.shown(Shop.localizedMessage, platform, locale)
    #expect(shown.verdict == .fine)
    #expect(shown.card?.title == title)
    #expect(shown.card?.body == body)
    #expect(shown.promise == nil)
    #expect(shown.texts.map(\.name) == ["title", "body"])
    #expect(shown.texts.map(\.resolution.outcome) == [.shows(title), .shows(body)])
  }

  @Test func `A browser has no keys and shows nothing of the example`() {
    let shown = Shop.shown(Shop.localizedMessage, .web)
    #expect(shown.verdict == .nothing)
    #expect(shown.absence == "the message has no title or body for the web")
    #expect(shown.card == nil)
    #expect(shown.promise == nil)
  }

  @Test(arguments: [Platform.android, .apple])
  func `Until the strings are read, nothing is claimed`(platform: Platform) {
    let shown = Shop.shown(
      Shop.localizedMessage, platform, "fr-FR", previewer: Shop.blindPreviewer)
    #expect(shown.title.outcome == .unknown)
    #expect(shown.body.outcome == .unknown)
    #expect(shown.verdict == .unknown)
    #expect(shown.verdict.severity == .unknown)
    #expect(shown.promise == nil)
    #expect(shown.absence == nil)
  }
}
