import MessageLint
import Testing

/// What Android and Apple devices say of one message.
struct PlatformsDifferRuleTests {
  private static let app = Translations(
    android: [("values", "Sale until %1$s"), ("values-fr", "Soldes jusqu’à %1$s")],
    apple: [("en", "Sale until %@"), ("fr", "Soldes jusqu’à %@")])

  private func statements(android: String, apple: String) -> [String] {
    let message = #"""
      {"topic": "a", "android": {"notification": {\#(android)}},
       "apns": {"payload": {"aps": {"alert": {\#(apple)}}}}}
      """#
    return Self.app.findings(message).filter { $0.rule == "platforms-differ" }.map(\.statement)
  }

  @Test(
    arguments: [
      (
        #""body_loc_key": "body", "body_loc_args": ["18:30"]"#,
        #""loc-key": "body", "loc-args": ["19:30"]"#,
        ["body: Android shows 18:30, Apple 19:30"]
      ),
      (
        #""body_loc_key": "body", "body_loc_args": ["18:30"]"#,
        #""loc-key": "BODY", "loc-args": ["18:30"]"#, []
      ),
      // The same place shows another argument.
      (
        #""body_loc_key": "body", "body_loc_args": ["Bob", "18:30"]"#,
        #""loc-key": "body", "loc-args": ["18:30"]"#,
        ["body: Android shows ‘Bob’, Apple 18:30"]
      ),
      (
        #""body_loc_key": "body", "body_loc_args": ["18:30", "Bob"]"#,
        #""loc-key": "body", "loc-args": ["18:30"]"#, []
      ),
      (
        #""title": "Sale ends at 18:30""#, #""title": "Sale ends at 19:30""#,
        ["title: Android shows 18:30, Apple 19:30"]
      ),
      (#""title": "The sale!""#, #""title": "The SALE""#, []),
      (
        #""body": "Sale until 19:30""#, #""loc-key": "body", "loc-args": ["18:30"]"#,
        ["body: Android shows 19:30, Apple 18:30"]
      ),
      (#""body": "Soldes jusqu’à 18:30""#, #""loc-key": "body", "loc-args": ["18:30"]"#, []),
      (
        #""body_loc_key": "body", "body_loc_args": ["9"]"#, #""body": "Your parcel is here""#,
        ["body: Android says ‘Sale until 9’, Apple ‘Your parcel is here’"]
      ),
      (#""body": "Only here""#, #""title": "Only there""#, []),
      // `unknown-key` reports this one.
      (#""body_loc_key": "body", "body_loc_args": ["9"]"#, #""loc-key": "no_such""#, []),
    ])
  func `What differs between the platforms is a warning that names both`(
    android: String, apple: String, expected: [String]
  ) {
    #expect(statements(android: android, apple: apple) == expected)
  }

  private func statements(
    _ android: String, _ apple: String, arguments: String = "[]", others: String? = nil
  ) -> [String] {
    let app = Translations(
      android: [("values", "Sale"), ("values-de", android)],
      apple: [("en", "Sale"), ("de", apple)],
      previewed: ["en-US", "de-DE", "de-AT"])
    let message = #"""
      {"topic": "a", "android": {"notification": {"body_loc_key": "body", "body_loc_args": \#(arguments)}},
       "apns": {"payload": {"aps": {"alert": {"loc-key": "body", "loc-args": \#(others ?? arguments)}}}}}
      """#
    return app.findings(message).filter { $0.rule == "platforms-differ" }.map(\.sentence)
  }

  @Test(
    arguments: [
      ("Bis 19:30 Uhr", "Bis 18:30 Uhr", "19:30", "18:30"),
      ("Nur 3 Tage", "Noch 5 Tage", "3", "5"),
      ("Ab 7 pm", "Ab 18:00", "7 pm", "18:00"),
      ("06:30", "18:30", "06:30", "18:30"),
      ("Nur 12,5 Euro", "Nur 125 Euro", "12,5", "125"),
      ("Nur 1,99 €", "Nur 199 €", "1,99", "199"),
      ("Von 18 bis 19 Uhr", "Von 19 bis 18 Uhr", "18", "19"),
      ("Am 24.12. um 18:30", "Am 24. Dezember um 19:30", "18:30", "19:30"),
      ("Preis: 1.299 €", "Preis: 1.399 €", "1.299", "1.399"),
      ("https://e.com/a", "https://e.com/b", "‘https://e.com/a’", "‘https://e.com/b’"),
      ("Noch 5 GB frei", "Noch 5 MB frei", "5 GB", "5 MB"),
      ("Nur 5 €", "Nur $5", "5 €", "‘$5’"), ("Nur €5", "Nur 5 USD", "‘€5’", "5 USD"),
      ("2 GB für 5 €", "2 GB für 5 Kč", "5 €", "5 Kč"),
      ("Stand: -5", "Stand: 5", "‘-5’", "5"), ("-5 °C heute", "Heute 5 °C", "‘-5 °C’", "5 °C"),
      ("20 °C", "20 °F", "20 °C", "20 °F"),
      ("Noch 3 Tage", "Noch 3 Stunden", "3 Tage", "3 Stunden"), ("5分", "5時間", "5分", "5時間"),
      ("Am 3. Mai", "Am 3. Juni", "‘Mai’", "‘Juni’"), ("Im Mai", "Im Juni", "‘Mai’", "‘Juni’"),
      ("3 мая", "3 июня", "‘мая’", "‘июня’"), ("6. Jan.", "6. Feb.", "‘Jan’", "‘Feb’"),
      ("Um 18:30 CET", "Um 18:30 UTC", "18:30 CET", "18:30 UTC"),
      ("Um 18 Uhr MEZ", "Um 18 Uhr (UTC)", "18 Uhr MEZ", "18 Uhr (UTC)"),
      ("18:30 UTC+2", "18:30 UTC", "18:30 UTC+2", "18:30 UTC"),
      ("7 pm ET", "7 pm PT", "7 pm ET", "7 pm PT"),
    ])
  func `A language whose two texts state different facts is told of with both files`(
    android: String, apple: String, here: String, there: String
  ) {
    #expect(
      statements(android, apple) == [
        "body, 2 of 3 locales: Android shows \(here) (values-de/strings.xml:3), "
          + "Apple \(there) (de.lproj/Localizable.strings:3)"
      ])
  }

  @Test(
    arguments: [
      ("Bis 19:00 Uhr", "Bis 7 pm"), ("Bis 19 Uhr", "Bis 19:00 Uhr"), ("午後7時30分", "19:30"),
      ("7:30 p.m.", "19:30"), ("1.234,50 €", "1,234.50 €"), ("1234", "1 234"),
      ("Ab 1 000 €", "Ab 1000 €"),
      ("٣ رسائل", "3 Nachrichten"),
      ("1,00,000", "100.000"), ("24.12.2026", "24. Dezember 2026"), ("24.12.26", "24/12/2026"),
      ("Noch 2 Stunden", "Noch zwei Stunden"), ("12 am", "0:00"), ("07.12.", "7.12."),
      ("2 für 1, bis 18:30", "Bis 18:30"), ("一緒に3", "3"),
      ("https://play.google.com/store/apps/details?id=a", "https://apps.apple.com/app/id1"),
      ("Siehe https://e.com/a.", "Siehe https://e.com/a"),
      ("5 GB", "5 Go"), ("5 GB", "5"), ("Nur $5", "Nur 5 USD"), ("US$5", "5 CA$ oder $5"),
      ("kr 50", "50 kr"), ("-$5", "$-5"), ("4 Karten zu €5", "4 €5-Karten"),
      ("-50 % auf alles", "50 % Rabatt"), ("-5 € auf alles", "5 € Rabatt"), ("10-20", "10 20"),
      ("COVID-19", "COVID 19"), ("20 °C", "20°"), ("5 m", "5 min"), ("5 min", "5 Minuten"),
      ("3-day sale", "Sale, 3 days"), ("Am 3. Mai", "May 3"), ("3 мая", "май, 3"),
      ("Am 3. Mai", "Am 3.5."), ("You may have 3", "On March 3"), ("18:30 CET", "18:30 MEZ"),
      ("18:30 CET", "17:30 UTC"), ("18:30 CET", "18:30"), ("18:30 UTC+2", "18:30 CEST"),
      ("2-h KiB", "2 KiB"),
    ])
  func `The same fact in other words and digits is no finding`(android: String, apple: String) {
    #expect(statements(android, apple).isEmpty)
    #expect(statements(apple, android).isEmpty)
  }

  @Test(
    arguments: [
      // The message swaps them.
      (
        "%1$s schreibt %2$s", "%1$@ schreibt %2$@", #"["Ann", "Bob"]"#, #"["Bob", "Ann"]"#,
        ["body, 2 of 3 locales: Android shows ‘Ann’, Apple ‘Bob’"]
      ),
      // A translation swaps them.
      (
        "%1$s schreibt %2$s", "%2$@ schreibt %1$@", #"["Ann", "Bob"]"#, #"["Ann", "Bob"]"#,
        [
          "body, 2 of 3 locales: Android shows ‘Ann’ (values-de/strings.xml:3), "
            + "Apple ‘Bob’ (de.lproj/Localizable.strings:3)"
        ]
      ),
      // Both do: people read the same.
      ("%1$s schreibt %2$s", "%2$@ schreibt %1$@", #"["Ann", "Bob"]"#, #"["Bob", "Ann"]"#, []),
      ("Bis %1$s", "Bis %1$@", #"["7 pm"]"#, #"["19:00"]"#, []),
      ("Nur %1$s", "Nur %1$@", #"["$5"]"#, #"["5 USD"]"#, []),
      (
        "Nur %1$s", "Nur %1$@", #"["$5"]"#, #"["€5"]"#,
        ["body, 2 of 3 locales: Android shows ‘$5’, Apple ‘€5’"]
      ),
      (
        "Nur %1$s", "Nur %1$@", #"["5 GB"]"#, #"["5"]"#,
        ["body, 2 of 3 locales: Android shows 5 GB, Apple 5"]
      ),
      (
        "%1$s schreibt", "Nachricht von %1$@", #"["Ann"]"#, #"["Bob"]"#,
        ["body, 2 of 3 locales: Android shows ‘Ann’, Apple ‘Bob’"]
      ),
      // Other words may take them in another order.
      ("%1$s schreibt %2$s", "%2$@, Post von %1$@", #"["Ann", "Bob"]"#, #"["Ann", "Bob"]"#, []),
    ])
  func `Arguments are compared where they stand`(
    android: String, apple: String, arguments: String, others: String, expected: [String]
  ) {
    #expect(statements(android, apple, arguments: arguments, others: others) == expected)
  }

  @Test func `Many causes of one text are one finding`() {
    let languages = ["de", "fr", "es", "it", "nl"]
    var app = Translations(
      android: [("values", "Sale")], apple: [("en", "Sale")], previewed: ["en-US"] + languages)
    for (index, language) in languages.enumerated() {
      app.android.append(("values-\(language)", "\(index + 30) €"))
      app.apple.append((language, "\(index + 50) €"))
    }
    let findings = app.findings(app.message("[]")).filter { $0.rule == "platforms-differ" }
    #expect(
      findings.map(\.sentence) == [
        "body, 5 of 6 locales: Android shows 30 (values-de/strings.xml:3), "
          + "Apple 50 (de.lproj/Localizable.strings:3), and 4 other differences elsewhere"
      ])
    #expect(findings.map(\.locales) == [languages])
  }
}
