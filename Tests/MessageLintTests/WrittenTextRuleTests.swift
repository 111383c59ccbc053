import MessageLint
import PushMessages
import Resolver
import Testing

struct WrittenTextRuleTests {
  @Test(
    arguments: [
      (" Hi", ["edge-space: whitespace at the start"]),
      ("Hi\n", ["edge-space: whitespace at the end"]),
      ("\u{A0}Hi\u{3000}", ["edge-space: whitespace at both ends"]),
      ("Hi  Bob", ["double-space: two spaces in a row"]),
      ("One.\n\nTwo.", []),
      ("Bienvenue, Bob !", []),
      ("漢字", []),
      ("<b>Hi</b>", ["raw-markup: devices show <b> literally"]),
      ("Hi</ b>", ["raw-markup: devices show </ b> literally"]),
      (#"<a href="x">Hi"#, [#"raw-markup: devices show <a href="x"> literally"#]),
      ("Tom &amp; Co", ["raw-markup: devices show &amp; literally"]),
      ("it&#8217;s", ["raw-markup: devices show &#8217; literally"]),
      (#"a\nb"#, [#"raw-markup: devices show \n literally"#]),
      (#"more\u2026"#, [#"raw-markup: devices show \u2026 literally"#]),
      ("Itu2019s cafu00E9", ["raw-markup: devices show u2019 literally"]),
      ("menu 2019, u2 live, cu1234", []),
      ("Now **50 off**", ["raw-markup: devices show **50 off** literally"]),
      ("Read [this](https://shop.example)", ["raw-markup: devices show ]( literally"]),
      ("One./nTwo", ["raw-markup: devices show /n literally"]),
      ("2 ** 3 ** 4, ***, and/no", []),
      ("y/N, https://a.example/New", []),
      ("CafÃ© dâ€™Arte", ["lost-character: ‘Ã©’ is shown for é"]),
      ("ÐŸÑ€", ["lost-character: ‘ÐŸ’ is shown for П"]),
      ("NÃO, À côté : « Ça », « fermé\u{A0}» Ð", []),
      ("<Unknown Sender>", []),
      ("<U destinatariu>", []),
      ("I <3 you; AT&T; a < b > c", []),
      (#"C:\Shop"#, []),
      ("soft\u{AD}hyphen", ["invisible-character: an invisible character (U+00AD soft hyphen)"]),
      (
        "zero\u{200B}width",
        ["invisible-character: an invisible character (U+200B zero width space)"]
      ),
      ("bell\u{7}", ["invisible-character: an invisible character (U+0007)"]),
      ("ภาษา\u{200B}ไทย", []),
      ("👩\u{200D}🚀 می\u{200C}خواهم ❤\u{FE0F}", []),
      ("one\ttwo\r\nthree", []),
      ("« Bonjour » … “Hi” – 5 €", []),
      ("half \u{FFFD}", ["lost-character: � is shown for a lost character"]),
      ("\u{202B}abc", ["bidi-controls: a text direction that isn't closed by U+202C"]),
      (
        "\u{2068}abc\ndef\u{2069}", ["bidi-controls: a text direction that isn't closed by U+2069"]
      ),
      ("abc\u{202C}", ["bidi-controls: U+202C that closes nothing"]),
      ("\u{2066}a\u{202B}b\u{2069}\u{202C}", ["bidi-controls: U+2069 that closes nothing"]),
      ("\u{200F}\u{2067}abc\u{2069}\u{200E}", []),
    ])
  func `A slip in a text is found in a translation and in the message itself`(
    text: String, expected: [String]
  ) {
    let parts = expected.map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
    let app = Translations(android: [("values", "Hi"), ("values-fr", text)])
    #expect(
      app.summaries().filter { !$0.hasPrefix("other-script") }
        == parts.map { "\($0[0]): body on Android: \($0[1]) in fr [fr-FR]" })
    let quoted = JSONText.quoted(text)
    let literal = Translations().findings(
      #"{"topic": "a", "notification": {"title": \#(quoted)}}"#)
    #expect(
      literal.map(Translations.summary)
        == parts.map { "\($0[0]): notification.title: \($0[1])" })
  }

  @Test(
    arguments: [
      (" Hi ", "Hi"),
      ("a   b  c", "a b c"),
      ("so\u{AD}ft\u{FEFF}", "soft"),
    ])
  func `A text of the message is mended`(text: String, expected: String) throws {
    let frame = { (text: String) in
      #"{"message": {"topic": "a", "apns": {"payload": {"aps": {"alert": \#(JSONText.quoted(text))}}}}}"#
    }
    let document = MessageDocument(text: frame(text))
    let message = try #require(document.canonicalMessage)
    let findings = Translations().findings(message).filter { $0.rule != "lone-platform" }
    let finding = try #require(findings.first)
    #expect(finding.path == "apns.payload.aps.alert")
    #expect(finding.fix?.applied(to: document)?.text == frame(expected))
  }

  @Test func `Half a character in the draft is told of once`() {
    let findings = Translations().findings(
      #"{"topic": "a", "notification": {"title": "Hi \ud83d"}}"#)
    #expect(findings.map(\.rule) == ["half-character"])
  }

  @Test func `Arguments are looked at as well, but for the space around them`() {
    let app = Translations(android: [("values", "Hi %s and %s")])
    #expect(
      app.summaries(arguments: #"[" Bob ", "Tom &amp; Co"]"#) == [
        "raw-markup: android.notification.body_loc_args[1]: devices show &amp; literally"
      ])
  }

  @Test func `The same slip in many languages is one finding`() throws {
    let languages = ["fr", "de", "it", "es", "nl"]
    let app = Translations(
      android: [("values", "Hi")] + languages.map { ("values-\($0)", "Hallo  \($0)") })
    let findings = app.findings(app.message(nil))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.sentence == "body on Android: two spaces in a row in fr, de, it and 2 more")
    #expect(finding.headline == "Android body: two spaces in a row in fr, de, it and 2 more")
    #expect(finding.places.map(\.source?.shortPlace).first == "values-fr/strings.xml:3")
    #expect(finding.locales == ["fr-FR", "de", "it", "es", "nl"])
    #expect(finding.appRemedy == "remove one of the spaces")
    #expect(finding.path == "android.notification.body_loc_key")
    #expect(finding.platform == .android)
    #expect(finding.localeCount == nil)
  }

  @Test(
    arguments: [
      ("title", String(repeating: "x", count: 40), []),
      (
        "title", String(repeating: "x", count: 41),
        ["text-too-long: notification.title: cut off after about 39 of 41 characters"]
      ),
      ("title", String(repeating: "漢", count: 20), []),
      (
        "title", String(repeating: "漢", count: 21),
        ["text-too-long: notification.title: cut off after about 19 of 21 characters"]
      ),
      ("title", String(repeating: "é", count: 40), []),
      ("title", String(repeating: "e\u{301}", count: 40), []),
      ("body", String(repeating: "x", count: 160), []),
      (
        "body", String(repeating: "x", count: 161),
        ["text-too-long: notification.body: cut off after about 160 of 161 characters"]
      ),
      ("body", "1\n2\n3\n4", []),
      (
        "body", "1\n2\n3\n4\n5",
        ["text-too-long: notification.body: cut off after about 7 of 9 characters"]
      ),
    ])
  func `A text that no phone shows whole is a warning`(
    field: String, text: String, expected: [String]
  ) {
    let findings = Translations().findings(
      #"{"topic": "a", "notification": {"\#(field)": \#(JSONText.quoted(text))}, "apns": {}}"#)
    #expect(findings.map(Translations.summary) == expected)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `Lines are counted whatever parts them`(separator: String) {
    let lines = { (count: Int) -> [Finding] in
      let text = (1...count).map(String.init).joined(separator: separator)
      let body = JSONText.quoted(text)
      return Translations().findings(
        #"{"topic": "a", "notification": {"body": \#(body)}, "apns": {}}"#
      ).filter { $0.rule == "text-too-long" }
    }
    #expect(lines(4).isEmpty)
    #expect(
      lines(5).map(Translations.summary)
        == ["text-too-long: notification.body: cut off after about 7 of 9 characters"])
  }

  @Test(
    arguments: [
      ("Hi ", "notification.title", []), ("Hi", "notification.title", []),
      // The user types elsewhere, or doesn't type.
      ("Hi ", "notification.body", ["whitespace at the end"]),
      ("Hi ", nil, ["whitespace at the end"]),
      (" Hi ", "notification.title", ["whitespace at both ends"]),
    ] as [(String, FieldPath?, [String])])
  func `White space at the end of what is typed begins the next word`(
    title: String, typedEnd: FieldPath?, expected: [String]
  ) {
    let document = MessageDocument(
      text: #"{"message": {"topic": "a", "notification": {"title": "\#(title)"}}}"#)
    var subject = LintSubject(document: document, shown: [])
    subject.typedEnd = typedEnd
    let findings = Linter.findings(in: subject).filter { $0.rule == "edge-space" }
    #expect(
      findings.map(Translations.summary) == expected.map { "edge-space: notification.title: \($0)" }
    )
  }

  @Test func `A translation that is too long names its locales`() throws {
    let long = String(repeating: "x", count: 600)
    let app = Translations(android: [("values", "Hi"), ("values-fr", long)])
    let finding = try #require(app.findings(app.message(nil)).first)
    #expect(
      finding.sentence
        == "body on Android, 1 of 2 locales: cut off after about 490 of 600 characters")
    #expect(finding.headline == "Android body 1/2: cut off")
    #expect(finding.path == "android.notification.body_loc_key")
    #expect(finding.source?.localization == "values-fr")
    let twelve = Translations(android: [("values", "Hi"), ("values-fr", String(long.prefix(480)))])
    #expect(twelve.summaries().isEmpty)
  }

  @Test func `Each locale that is cut has its own size in the finding`() throws {
    let texts = [("values", 41), ("values-fr", 53), ("values-de", 70), ("values-it", 53)]
    let app = Translations(
      android: texts.map { ($0, String(repeating: "x", count: $1)) },
      previewed: ["en-US", "fr-FR", "de-DE", "it-IT"])
    let message = app.message(nil).replacing("body_loc", with: "title_loc")
    let finding = try #require(app.findings(message).first { $0.rule == "text-too-long" })
    #expect(
      finding.sentence == "title on Android, all 4 locales: cut off after about 39 of 70 "
        + "characters in de-DE, 39 of 53 in fr-FR, 39 of 41 in en-US")
  }
}
