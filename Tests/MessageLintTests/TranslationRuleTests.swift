import MessageLint
import PushMessages
import Resolver
import Testing

struct TranslationRuleTests {
  @Test(
    arguments: [
      (
        [("values", "Hi %1$s"), ("values-fr", "Salut")], #"["Bob"]"#,
        ["placeholder-mismatch: body on Android: argument 1 (Bob) is lost in fr [fr-FR]"]
      ),
      (
        [("values", "%1$s of %2$s"), ("values-fr", "%2$s")], #"["a", "b"]"#,
        ["placeholder-mismatch: body on Android: argument 1 (a) is lost in fr [fr-FR]"]
      ),
      (
        [("values", "Hi"), ("values-fr", "Salut %1$s"), ("values-de", "Hallo")], #"["Bob"]"#,
        ["placeholder-mismatch: body on Android: argument 1 (Bob) is used only in fr [fr-FR]"]
      ),
      (
        [("values", "Hi"), ("values-fr", "Salut %1$s"), ("values-de", "Hallo %s")], #"["Bob"]"#,
        [
          "placeholder-mismatch: body on Android: argument 1 (Bob) is lost in the default text "
            + "[en-US]"
        ]
      ),
      // What another rule says of a text is not said twice.
      ([("values", "Hi %1$s"), ("values-fr", "%1$s %2$s")], #"["Bob"]"#, []),
      ([("values", "Hi %1$s"), ("values-fr", "Salut %1$d")], #"["Bob"]"#, []),
      // No device of the preview shows German.
      (
        [("values", "Hi %1$s"), ("values-de", "%1$d neue")], #"["3"]"#,
        ["placeholder-mismatch: body on Android: %1$d in de, %1$s elsewhere [de]"]
      ),
      (
        [("values", "Hi %1$s"), ("values-de", "%1$s %2$s")], #"["Bob"]"#,
        ["placeholder-mismatch: body on Android: argument 2 is used only in de [de]"]
      ),
      ([("values", "%1$s of %2$s"), ("values-fr", "%2$s de %s")], #"["a", "b"]"#, []),
      ([("values", "%s of %s"), ("values-fr", "%1$s de %2$s")], #"["a", "b"]"#, []),
      ([("values", "50%% off for %s"), ("values-fr", "%s : 50 %%")], #"["a"]"#, []),
      ([("values", "Hi"), ("values-fr", "Salut %1$s")], nil, []),
    ] as [([(String, String)], String?, [String])])
  func `An argument that a translation loses or gains is a warning`(
    texts: [(String, String)], arguments: String?, expected: [String]
  ) {
    let app = Translations(android: texts.map { ($0.0, $0.1) })
    #expect(app.summaries(arguments: arguments, rule: "placeholder-mismatch") == expected)
  }

  @Test func `On Apple a translation loses its argument alike`() {
    let app = Translations(apple: [("en", "Hi %@"), ("fr", "Salut"), ("de", "Hallo %1$@")])
    #expect(
      app.summaries(arguments: #"["Bob"]"#)
        == ["placeholder-mismatch: body on Apple: argument 1 (Bob) is lost in fr [fr-FR]"])
  }

  @Test(
    arguments: [
      (["Hi", "Salut"], #"["Bob"]"#, ["no text uses argument 1 (Bob)"], "remove the argument"),
      (
        ["Hi %s", "Salut %s"], #"["Bob", "x", ""]"#,
        ["no text uses argument 2 (x) and argument 3"], "remove the arguments"
      ),
      (["Hi %2$s", "Salut %2$s"], #"["a", "b"]"#, ["no text uses argument 1 (a)"], nil),
      // Without an argument the device would show both percent signs.
      (["50%% off", "50 %%"], #"[""]"#, [], nil),
      (
        ["50%% off", "50 %%"], #"["", "b"]"#, ["no text uses argument 2 (b)"], "remove the argument"
      ),
      (["Hi %s", "Salut"], #"["Bob"]"#, [], nil),
      (["Hi", "Salut"], "[]", [], nil),
    ] as [([String], String, [String], String?)])
  func `An argument that no language uses is a warning`(
    texts: [String], arguments: String, expected: [String], fix: String?
  ) {
    let app = Translations(android: [("values", texts[0]), ("values-fr", texts[1])])
    let findings = app.findings(app.message(arguments)).filter { $0.rule == "unused-arguments" }
    #expect(findings.map(\.statement) == expected.map { "body on Android: \($0)" })
    #expect(findings.first?.fix?.title == fix)
  }

  @Test func `Of texts that are not known nothing is said, and no argument is taken from them`()
    throws
  {
    var app = Translations(android: [("values", "Hi"), ("values-fr", "Salut")])
    let source = TextSource(localization: "values-de", file: "res/values-de/a.xml", line: 2)
    app.faults = [StringsFault(.android, source, "mismatched tag")]
    let findings = app.findings(app.message(#"["Bob"]"#))
    let finding = try #require(findings.first { $0.rule == "unused-arguments" })
    #expect(
      finding.statement == "body on Android: none of the known texts uses argument 1 (Bob)"
    )
    #expect(finding.fix == nil)
  }

  @Test func `The fix leaves the arguments that are used`() throws {
    let app = Translations(android: [("values", "Hi %s")])
    let message = app.message(#"["a", "b"]"#)
    let fix = try #require(app.findings(message).first?.fix)
    let fixed = try #require(fix.applied(to: MessageDocument(text: "{\"message\": \(message)}")))
    #expect(fixed.text == "{\"message\": \(app.message(#"["a"]"#))}")
  }

  @Test(
    arguments: [
      ([("values", "Hi"), ("values-fr", nil)], ["fr-FR", "en-US"], ["[fr-FR]"]),
      ([("values", "Hi"), ("values-fr", nil)], ["fr-FR", "fr-CA"], ["[fr-FR fr-CA]"]),
      ([("values", "Hi"), ("values-fr", "Salut")], ["fr-FR"], []),
      ([("values", "Hi"), ("values-fr", nil)], ["de-DE"], []),
      ([("values", "Hi"), ("values-zh-rTW", nil)], ["zh-CN"], []),
      ([("values", "Hi"), ("values-zh-rTW", nil)], ["zh-HK"], ["[zh-HK]"]),
      ([("values", "Hi"), ("values-en-rGB", nil)], ["en-GB", "en-XA"], []),
      ([("values", "Hi"), ("values-ar", nil)], ["ar-XB"], []),
      ([("values", "%1$s – 1"), ("values-fr", nil)], ["fr-FR"], []),
    ] as [([(String, String?)], [String], [String])])
  func `A language that the app knows and the key does not is a warning`(
    texts: [(String, String?)], previewed: [String], expected: [String]
  ) {
    let app = Translations(android: texts.map { ($0.0, $0.1) }, previewed: previewed)
    let statement =
      "untranslated: body on Android: body isn't translated; devices show another language"
    #expect(app.summaries(rule: "untranslated") == expected.map { "\(statement) \($0)" })
  }

  @Test(arguments: [
    ("values-b+sr+Latn", "sr-Latn-RS", "sr-Latn"), ("values-sr", "sr-RS", "sr"),
    ("values-zh-rTW", "zh-HK", "zh-Hant"), ("values-fr", "fr-CA", "fr"),
  ])
  func `The language to translate into has its script`(
    directory: String, locale: String, language: String
  ) throws {
    let app = Translations(
      android: [("values", "Hi there"), (directory, nil)], previewed: [locale])
    let finding = try #require(app.findings(app.message(nil)).first)
    #expect(finding.rule == "untranslated")
    #expect(finding.appRemedy == "translate it: \(language)")
  }

  @Test func `A text that is never translated lacks no translation`() {
    var app = Translations(android: [("values", "Hi there"), ("values-fr", nil)])
    #expect(app.summaries().count == 1)
    app.isTranslatable = false
    #expect(app.summaries().isEmpty)
  }

  @Test func `On Apple the literal text stands in for a translation`() throws {
    let app = Translations(apple: [("en", "Hi"), ("fr", nil)])
    let message = app.message(nil).replacing(#""loc-key""#, with: #""body": "Hi", "loc-key""#)
    let finding = try #require(app.findings(message).first)
    #expect(
      finding.sentence
        == "body on Apple, 1 of 2 locales: body isn't translated; devices show the literal text")
    #expect(finding.appRemedy == "translate it: fr")
    #expect(finding.path == "apns.payload.aps.alert.loc-key")
    #expect(finding.localeCount == 2)
  }

  @Test(
    arguments: [
      ([("values", "Send the mail"), ("values-fr", "Send the mail")], ["in fr [fr-FR]"]),
      ([("values", "Send mail"), ("values-de", "Send mail")], ["in de [de]"]),
      ([("values", "Send %1$s now"), ("values-fr", "Send %1$s now")], ["in fr [fr-FR]"]),
      ([("values", "Thunderbird"), ("values-fr", "Thunderbird")], []),
      ([("values", "Cookie Shield"), ("values-fr", "Cookie Shield")], []),
      ([("values", "%1$s: %2$s"), ("values-fr", "%1$s: %2$s")], []),
      ([("values", "Send mail"), ("values-en-rGB", "Send mail")], []),
      ([("values", "Send mail"), ("values-fr", "Envoyer")], []),
    ])
  func `A translation that repeats the source text is a warning`(
    texts: [(String, String)], expected: [String]
  ) {
    let app = Translations(android: texts.map { ($0.0, $0.1) })
    let statement = "same-as-source: body on Android: the untranslated source text is"
    #expect(
      app.summaries(arguments: #"["a", "b"]"#, rule: "same-as-source")
        == expected.map { "\(statement) \($0)" })
  }

  @Test func `A text that most languages leave alone is a name`() {
    let languages = ["values", "values-fr", "values-de", "values-it", "values-es"]
    let name = Translations(android: languages.map { ($0, "Shop on the go") })
    #expect(name.summaries().isEmpty)
    let text = Translations(
      android: zip(languages, ["Buy it", "Buy it", "Kauf es", "Compralo", "Cómpralo"]).map {
        ($0, $1)
      })
    #expect(text.summaries().count == 1)
  }

  @Test(
    arguments: [
      (["en-US"], []),
      (
        ["fr-FR"],
        [
          "extra-translation: body on Apple: body has no text in en, "
            + "the app's development region [fr-FR]"
        ]
      ),
    ])
  func `A key without a source text is told of once`(previewed: [String], expected: [String]) {
    let apple = Translations(apple: [("en", nil), ("fr", "Salut")], previewed: previewed)
    let lacking = Translations(
      apple: [("en", "Hi"), ("fr", "Salut")], previewed: previewed)
    #expect(lacking.summaries().isEmpty)
    let unknown = Translations(apple: [("fr", "Salut")], previewed: ["fr-FR"])
    #expect(unknown.summaries().isEmpty)
    // The table of English has other keys.
    #expect(apple.summaries() == expected)
  }

  @Test func `Android's build removes a key that has only translations`() {
    let app = Translations(android: [("values", nil), ("values-fr", "Salut")], previewed: [])
    #expect(
      app.summaries() == [
        "extra-translation: body on Android: the build removes body, because it has no text in values/ [fr]"
      ])
    let previewed = Translations(android: [("values", nil), ("values-fr", "Salut")])
    #expect(previewed.summaries().isEmpty)
  }

  @Test func `A key that names its type is looked up all the same`() {
    let app = Translations(android: [("values", "Hi %1$s"), ("values-fr", "Salut")])
    let message = app.message(#"["Bob"]"#).replacing(#""body","#, with: #""string/body","#)
    #expect(app.findings(message).map(\.rule) == ["placeholder-mismatch"])
  }

  @Test func `A literal text that hides the key hides its translations' slips`() {
    let app = Translations(android: [("values", "Hi %1$s"), ("values-fr", "Salut")])
    let message = app.message(#"["Bob"]"#).replacing(
      #""topic""#, with: #""notification": {"body": "Hi"}, "topic""#)
    #expect(app.findings(message).isEmpty)
  }

  @Test func `Base is the source text of an Apple app`() {
    let app = Translations(
      apple: [("Base", "Hi %@"), ("de", "Hallo"), ("fr", "Salut")], previewed: ["de-DE"])
    #expect(
      app.summaries(arguments: #"["Bob"]"#) == [
        "placeholder-mismatch: body on Apple: argument 1 (Bob) is lost in de and fr [de-DE fr]"
      ])
  }

  @Test func `A pseudo-locale repeats no finding of the text that it is made of`() {
    let app = Translations(
      android: [("values", "Hi  Bob")], apple: [("en", "Hi  Bob")],
      previewed: ["en-US", "en-XA", "ar-XB"])
    #expect(
      app.summaries() == [
        "double-space: body on Android: two spaces in a row in the default text [en-US]",
        "double-space: body on Apple: two spaces in a row in en [en-US]",
      ])
  }

  @Test func `A long argument is cut`() {
    let app = Translations(android: [("values", "Hi")])
    let argument = String(repeating: "x", count: 25)
    let cut = String(repeating: "x", count: 23) + "…"
    #expect(
      app.findings(app.message(#"["\#(argument)"]"#)).map(\.statement)
        == ["body on Android: no text uses argument 1 (\(cut))"])
  }

  @Test func `The example of the documentation has no slip of a translator`() {
    let app = Translations(
      android: [
        ("values", "You have %1$d new message(s) from %2$s."),
        ("values-fr", "Vous avez %1$d nouveau(x) message(s) de %2$s."),
        ("values-de", "%1$s neue Nachricht(en) von %2$s."),
      ],
      apple: [
        ("en", "You have %ld new message(s) from %@."),
        ("fr", "Vous avez %ld nouveau(x) message(s) de %@."),
        ("de", "%1$@ neue Nachricht(en) von %2$@."),
      ], previewed: ["en-US", "fr-CA", "de-DE", "es-MX", "ar-XB", "en-XA"])
    #expect(app.summaries(arguments: #"["3", "Bob"]"#).isEmpty)
  }

  @Test(arguments: [
    ("50 % billiger", false), ("50 % de remise", false), ("10% cheaper, 10 % cheaper", false),
    ("20\u{A0}% de remise", false), ("5 %s übrig", true), ("% d", true),
  ])
  func `A percentage with spaces is shown as it is meant, without arguments`(
    text: String, isFound: Bool
  ) {
    let app = Translations(
      android: [("values", text)], apple: [("en", text)], previewed: ["en-US"],
      hidesDevices: false)
    #expect(app.summaries(rule: "garbled-text").isEmpty != isFound)
  }
}
