import MessageLint
import Testing

struct OtherScriptRuleTests {
  @Test(
    arguments: [
      ([("fr", "新しいメッセージ")], ["Japanese letters only in fr"]),
      ([("fr", "새 메시지 %1$s")], ["Korean letters only in fr"]),
      ([("iw", "Новое сообщение"), ("ar", "Новое")], ["Cyrillic letters only in he and ar"]),
      ([("ja", "Nouveau message")], ["Latin letters only in ja"]),
      // Names stay as they are, and so does a language's own script beside Latin letters.
      ([("ja", "Home Assistant"), ("ru", "Firefox"), ("he", "%1$s GB")], []),
      ([("ja", "Firefox の更新"), ("ru", "Новое в Firefox"), ("ko", "新 메시지")], []),
      // A name that others did translate is one that this language lacks.
      (
        [
          ("ru", "Копия"), ("el", "Αντίγραφο"), ("he", "גיבוי"), ("ja", "Backup"), ("ko", "백업"),
          ("th", "สำรองข้อมูล"), ("uk", "Копія"),
        ],
        ["Latin letters only in ja"]
      ),
      // Languages that are written in both.
      ([("sr", "Nova poruka za vas"), ("uz", "Янги хабар"), ("kk", "Jaña habar bar")], []),
      ([("b+sr+Latn", "Новая")], ["Cyrillic letters only in sr-Latn"]),
      ([("zh-rTW", "这个消息"), ("zh-rCN", "这个消息")], ["Simplified Chinese letters only in zh-TW"]),
      ([("zh-rHK", "這個"), ("zh", "這個訊息")], ["Traditional Chinese letters only in zh"]),
      // Characters of both tell nothing.
      ([("zh-rTW", "今天"), ("zh-rCN", "今天")], []),
      ([("fr", "12:30 – 50 %%"), ("ja", "🎉")], []),
    ] as [([(String, String)], [String])])
  func `A translation in the letters of another language is a warning`(
    texts: [(String, String)], expected: [String]
  ) {
    let app = Translations(
      android: [("values", "A new message, %1$s")] + texts.map { ("values-\($0.0)", $0.1) })
    let findings = app.findings(app.message(#"["Bob"]"#)).filter { $0.rule == "other-script" }
    #expect(findings.map(\.statement) == expected.map { "body on Android: \($0)" })
  }

  @Test func `On Apple the folder's language counts, and a copy of the source is said once`() {
    let app = Translations(apple: [
      ("en", "A new message"), ("ja", "A new message"), ("fr", "Новое сообщение"),
    ])
    #expect(
      app.summaries(arguments: nil).filter { !$0.hasPrefix("untranslated") } == [
        "same-as-source: body on Apple: the untranslated source text is in ja [ja]",
        "other-script: body on Apple: Cyrillic letters only in fr [fr-FR]",
      ])
  }

  @Test func `A sentence is untranslated even where most languages have it so`() {
    let app = Translations(
      android: [("values", "There is a new message for you")]
        + ["de", "fr", "it", "es"].map { ("values-\($0)", "There is a new message for you") })
    #expect(
      app.summaries(arguments: nil, rule: "same-as-source") == [
        "same-as-source: body on Android: the untranslated source text is in de, fr, it and es [de fr-FR it es]"
      ])
  }
}
