import DevicePreview
import Resolver
import Testing

struct NotificationPreviewerTests {
  private let keyed = """
    {"notification": {"title": "Raw"},
     "android": {"notification": {"title_loc_key": "welcome_title", "title_loc_args": ["Alice"]}},
     "apns": {"payload": {"aps": {"alert": {
       "title-loc-key": "WELCOME_TITLE", "title-loc-args": ["Alice"], "body": "B"}}}}}
    """

  @Test func `A common title hides the key on Android, not on Apple`() {
    #expect(Shop.shown(keyed, .android, "fr-FR").card?.title == "Raw")
    #expect(Shop.shown(keyed, .apple, "fr-FR").card?.title == "Bienvenue, Alice !")
    #expect(Shop.shown(keyed, .web, "fr-FR").card?.title == "Raw")
  }

  @Test func `A platform's own text replaces the common one, an empty text does not`() {
    let message = """
      {"notification": {"title": "All", "body": "All body"},
       "android": {"notification": {"title": "Own", "body": ""}},
       "webpush": {"notification": {"body": "Web body"}}}
      """
    #expect(Shop.shown(message, .android).card?.title == "Own")
    #expect(Shop.shown(message, .android).card?.body == "All body")
    #expect(Shop.shown(message, .apple).card?.title == "All")
    #expect(Shop.shown(message, .web).card?.title == "All")
    #expect(Shop.shown(message, .web).card?.body == "Web body")
  }

  @Test func `A missing key leaves a gap on Android and shows its name on Apple`() {
    let message = """
      {"android": {"notification": {"title": "T", "body_loc_key": "no_such_key"}},
       "apns": {"payload": {"aps": {"alert": {"title": "T", "loc-key": "NO_SUCH_KEY"}}}}}
      """
    let android = Shop.shown(message, .android)
    #expect(android.verdict == .incomplete)
    #expect(android.card?.title == "T")
    #expect(android.card?.body == nil)
    let apple = Shop.shown(message, .apple)
    #expect(apple.verdict == .showsKey)
    #expect(apple.card?.body == "NO_SUCH_KEY")
  }

  @Test func `The web shows its literals only`() {
    let message = """
      {"webpush": {"notification": {"title": "Web", "icon": "https://e.com/i.png",
       "image": "https://e.com/a.png"}}}
      """
    let shown = Shop.shown(message, .web, "fr-FR")
    #expect(shown.verdict == .fine)
    #expect(shown.asksForTitle)
    #expect(!shown.asksForBody)
    #expect(shown.card?.surface == .web)
    #expect(shown.card?.title == "Web")
    #expect(shown.card?.icon == "https://e.com/i.png")
    #expect(shown.card?.image == "https://e.com/a.png")
    #expect(Shop.shown(message, .android).absence == "the message has no notification for Android")
    #expect(Shop.shown(message, .apple).absence == "the message has no alert for Apple")
  }

  @Test(arguments: Platform.allCases)
  func `A message of data only shows nothing anywhere`(platform: Platform) {
    let shown = Shop.shown(#"{"topic": "a", "data": {"k": "v"}}"#, platform)
    #expect(shown.verdict == .nothing)
    #expect(shown.absence != nil)
    #expect(!shown.isShown)
    #expect(shown.card == nil)
    #expect(shown.promise == nil)
  }

  @Test func `A notification of an icon alone is shown on Android, without words`() {
    let message = ##"{"android": {"notification": {"icon": "stock", "color": "#7e55c3"}}}"##
    let shown = Shop.shown(message, .android)
    #expect(shown.isShown)
    #expect(shown.verdict == .incomplete)
    #expect(shown.card?.title == nil)
    #expect(shown.card?.body == nil)
    #expect(shown.card?.icon == "stock")
    #expect(shown.card?.color == "#7e55c3")
    #expect(shown.remarks.first == "an icon without words")
  }

  @Test(arguments: [
    #"{"notification": {}, "data": {"a": "b"}, "apns": {"payload": {"aps": {"sound": "default"}}}}"#,
    #"{"notification": {}}"#, #"{"android": {"notification": {}}, "notification": {}}"#,
  ])
  func `Of an empty notification no platform shows anything`(message: String) {
    let shown = Platform.allCases.map { Shop.shown(message, $0) }
    #expect(shown.allSatisfy { !$0.isShown && $0.card == nil && $0.verdict == .nothing })
    #expect(
      shown.map(\.absence) == [
        "the notification is empty", "the alert has neither title nor body",
        "the message has no title or body for the web",
      ])
  }

  @Test func `An alert without words shows nothing on Apple`() {
    let shown = Shop.shown(#"{"apns": {"payload": {"aps": {"alert": {}}}}}"#, .apple)
    #expect(shown.absence == "the alert has neither title nor body")
    #expect(shown.verdict == .nothing)
  }

  @Test func `Without a title an iPhone puts the app's name there`() {
    let message = """
      {"notification": {"body": "B"}, "apns": {"payload": {"aps": {"alert": {"subtitle": "S"}}}}}
      """
    let apple = Shop.shown(message, .apple)
    #expect(apple.verdict == .fine)
    #expect(apple.card?.title == "Shop")
    #expect(apple.card?.subtitle == "S")
    #expect(apple.card?.body == "B")
    #expect(Shop.shown(message, .android).card?.title == nil)
  }

  @Test(
    arguments: [
      (#""subtitle": "S""#, Verdict.fine, "S"),
      (
        #""subtitle-loc-key": "WELCOME_TITLE", "subtitle-loc-args": ["Zoë"]"#, .fine,
        "Welcome, Zoë!"
      ),
      (#""subtitle-loc-key": "NO_SUCH_KEY""#, .showsKey, "NO_SUCH_KEY"),
      (
        #""subtitle-loc-key": "NEW_MESSAGE_BODY", "subtitle-loc-args": ["3", "Bob"]"#, .garbled,
        "You have d new message(s) from 3."
      ),
    ])
  func `A subtitle is shown and judged as title and body are`(
    subtitle: String, verdict: Verdict, text: String
  ) {
    let message = """
      {"apns": {"payload": {"aps": {"alert": {"title": "T", "body": "B", \(subtitle)}}}}}
      """
    let shown = Shop.shown(message, .apple)
    #expect(shown.verdict == verdict)
    #expect(shown.asksForSubtitle)
    #expect(shown.card?.subtitle == text)
    #expect(shown.texts.map(\.name) == ["title", "subtitle", "body"])
    #expect(shown.texts[1].resolution == shown.subtitle)
    #expect((shown.promise != nil) == (verdict != .fine))
    #expect(!Shop.shown(message, .android).asksForSubtitle)
  }

  @Test func `Where nobody asks for a subtitle there is none`() {
    let shown = Shop.shown(#"{"notification": {"title": "T"}}"#, .apple)
    #expect(!shown.asksForSubtitle)
    #expect(shown.subtitle.outcome == .omitted)
    #expect(shown.texts.map(\.name) == ["title", "body"])
  }

  @Test func `Apple devices load an image only when the app may change the notification`() {
    func image(_ aps: String) -> String? {
      let message = """
        {"notification": {"title": "T", "image": "https://e.com/a.png"},
         "apns": {"payload": {"aps": {\(aps)}}}}
        """
      return Shop.shown(message, .apple).card?.image
    }
    #expect(image(#""mutable-content": 1"#) == "https://e.com/a.png")
    #expect(image(#""mutable-content": 0"#) == nil)
    #expect(image(#""mutable-content": "1""#) == nil)
    #expect(image("") == nil)
  }

  @Test func `An own image goes before the common one`() {
    let message = """
      {"notification": {"title": "T", "image": "https://e.com/all.png"},
       "android": {"notification": {"image": "https://e.com/own.png"}}}
      """
    #expect(Shop.shown(message, .android).card?.image == "https://e.com/own.png")
    #expect(Shop.shown(message, .web).card?.image == "https://e.com/all.png")
  }

  @Test func `The worst of both texts is the verdict`() {
    let order: [Verdict] = [
      .fine, .oneLanguage, .unknown, .incomplete, .nothing, .showsKey, .garbled, .onlyKeys, .blank,
      .crashes,
    ]
    #expect(order == order.sorted())
    #expect(
      order.map(\.severity) == [
        .fine, .warning, .unknown, .warning, .warning, .error, .error, .error, .error, .error,
      ])
  }
}
