import DevicePreview
import PushMessages
import Resolver
import Testing

struct LiteralLanguageTests {
  @Test(
    arguments: [
      ("Your order is on its way", "English"), ("Dein Paket ist heute da", "German"),
      ("Votre colis est arrivé", "French"), ("ご注文を発送しました", "Japanese"),
      ("주문이 발송되었습니다", "Korean"), ("Ваш заказ уже в пути", "Russian"),
      ("Ваше замовлення вже в дорозі", "Ukrainian"), ("ההזמנה בדרך", "Hebrew"),
      ("Sale", nil), ("Ω sale", nil), ("新着情報", nil), ("para", nil), ("", nil), ("🎉 50 %", nil),
    ] as [(String, String?)])
  func `The language of a literal is told by its script or its commonest words, or not at all`(
    text: String, name: String?
  ) {
    #expect(WrittenLanguage(of: text)?.name == name)
  }

  @Test(
    arguments: [
      (
        #""notification": {"title": "Your order"}"#, "fr-FR",
        ["in English, not translated", "in English"]
      ),
      (
        #""notification": {"title": "Sale"}"#, "fr-FR",
        ["one text for every language", "one text for all"]
      ),
      (#""notification": {"title": "Your order"}"#, "en-GB", []),
      // A text without a clue is in the language that the app is translated from.
      (#""notification": {"title": "Sale"}"#, "en-GB", []),
      (
        #""android": {"notification": {"title_loc_key": "welcome_title","#
          + #" "title_loc_args": ["Mia"], "body": "Your order"}}"#, "de-DE",
        ["body in English, not translated", "body in English"]
      ),
    ])
  func `A card whose text is a literal in another language is not as promised`(
    block: String, locale: String, words: [String]
  ) {
    let shown = Shop.shown("{\(block)}", .android, locale)
    #expect(shown.verdict == (words.isEmpty ? .fine : .oneLanguage))
    #expect((shown.freeze?.words ?? []) == words)
    #expect(shown.isShown && shown.card != nil)
  }

  @Test(arguments: [("Your order", ["in English"]), ("Sale", [])])
  func `A literal is in another language, like a key's fallback, where the app lacks the device's`(
    title: String, remarks: [String]
  ) {
    for platform in [Platform.android, .apple] {
      let shown = Shop.shown(#"{"notification": {"title": "\#(title)"}}"#, platform, "it-IT")
      #expect(shown.verdict == .foreign)
      #expect(shown.remarks == remarks)
    }
  }

  @Test(arguments: [
    ("訂單已寄出", "en-US", true), ("訂單已寄出", "de-DE", true), ("Поръчката", "fr-FR", true),
  ])
  func `A text without a Latin letter isn't taken for the app's English`(
    title: String, locale: String, isOther: Bool
  ) {
    let shown = Shop.shown(#"{"notification": {"title": "\#(title)"}}"#, .android, locale)
    #expect((shown.verdict == .oneLanguage) == isOther)
  }

  @Test(arguments: [("de-DE", []), ("en-US", ["in German, not translated", "in German"])])
  func `A title that gives no clue is in the language of its body`(locale: String, words: [String])
  {
    let shown = Shop.shown(
      #"{"notification": {"title": "Bestellung", "body": "Dein Paket ist heute da"}}"#, .android,
      locale)
    #expect((shown.freeze?.words ?? []) == words)
    #expect(shown.verdict == (words.isEmpty ? .fine : .oneLanguage))
  }

  @Test func `An app of one language has literals of another too, unless its language is a guess`()
  {
    let named = AppLocalizations(apple: AppleStringTable(localizations: [.init(name: "en")]))
    #expect(Self.verdict("ご注文を発送しました", named) == .oneLanguage)
    #expect(Self.verdict("Your order is on its way", named) == .fine)
    let base = AppLocalizations(apple: AppleStringTable(localizations: [.init(name: "Base")]))
    #expect(Self.verdict("ご注文を発送しました", base) == .fine)
    #expect(Self.verdict("ご注文を発送しました", AppLocalizations()) == .fine)
  }

  private static func verdict(_ title: String, _ strings: AppLocalizations) -> Verdict {
    let document = MessageDocument(
      text: #"{"message": {"notification": {"title": "\#(title)"}}}"#)
    return NotificationPreviewer(strings: strings, appName: "Shop")
      .notification(
        for: EffectiveMessage(document), on: Device(.apple, locales: ["en-US"])
      ).verdict
  }

  @Test func `A browser's literal is the only way, and still known to be one`() {
    let shown = Shop.shown(#"{"notification": {"title": "Your order"}}"#, .web, "fr-FR")
    #expect(shown.verdict == .fine)
    #expect(shown.freeze?.language?.code == "en")
  }

  @Test func `Without any text Android shows nothing that can be read, and an iPhone the key`() {
    let message = """
      {"android": {"notification": {"title_loc_key": "none", "body_loc_key": "no_such_key"}},
       "apns": {"payload": {"aps": {"alert": {"title-loc-key": "NONE", "loc-key": "NO_SUCH_KEY"}}}}}
      """
    let android = Shop.shown(message, .android)
    #expect(android.verdict == .blank && android.card == nil && !android.isShown)
    #expect(android.absence == "every text is left out, and Android posts an icon without words")
    let apple = Shop.shown(message, .apple)
    #expect(apple.verdict == .onlyKeys && apple.card?.body == "NO_SUCH_KEY")
  }

  @Test(arguments: [(34, 1024), (33, 5120), (35, 1024)])
  func `Android keeps the beginning of a text`(level: Int, limit: Int) {
    let text = String(repeating: "é", count: 6000)
    let resolver = StringResolver(strings: AppLocalizations())
    let device = Device(.android, locales: ["en"], androidAPILevel: level)
    let resolution = resolver.resolve(TextRequest(literal: text), on: device)
    #expect(resolution.outcome.text?.count == limit)
    #expect(resolution.documented == text)
    #expect(resolution.reason == "Android keeps the first \(limit) UTF-16 units of 6000")
    let apple = resolver.resolve(TextRequest(literal: text), on: Device(.apple, locales: ["en"]))
    #expect(apple.outcome == .shows(text))
  }
}
