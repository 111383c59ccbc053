import StringResources
import Testing

/// The texts that a catalog's keys have in the app.
struct CatalogueCompilingTests {
  /// The localizations of one key, `"en": …`.
  private func tables(
    _ localizations: String, fields: String = "", key: String = "KEY"
  ) -> [String: StringCatalogue.Tables] {
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "\(key)": { \(fields)
        "localizations": { \(localizations) } } } }
      """
    let catalogue = StringCatalogue.reading(Array(text.utf8))
    #expect(catalogue.problems.isEmpty, "\(catalogue.problems)")
    return Dictionary(uniqueKeysWithValues: catalogue.compiled().map { ($0.language, $0) })
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(value)\" } }"
  }

  @Test func `A plain text goes to the strings table of its language only`() {
    let tables = tables("\"en\": \(unit("Hello")), \"zh-Hans\": \(unit("你好"))")
    #expect(tables.keys.sorted() == ["en", "zh-Hans"])
    #expect(
      tables["zh-Hans"]?.strings == [AppleStringsFile.Entry(key: "KEY", text: "你好", line: 2)])
    #expect(tables.values.flatMap(\.stringsdict).isEmpty)
  }

  @Test func `A plural is in the plural table and not among the strings`() {
    let tables = tables(
      "\"en\": { \"variations\": { \"plural\": { \"one\": \(unit("%lld day")), "
        + "\"other\": \(unit("%lld days")) } } }")
    #expect(tables["en"]?.strings.isEmpty == true)
    #expect(
      tables["en"]?.stringsdict == [
        AppleStringsdictFile.Entry(
          key: "KEY", kind: .plural, text: "%#@value@",
          variables: [
            AppleStringsdictFile.Variable(
              name: "value", valueType: "lld",
              variants: [
                AppleStringsdictFile.Variant(name: "one", text: "%lld day", line: 2),
                AppleStringsdictFile.Variant(name: "other", text: "%lld days", line: 2),
              ], line: 2)
          ], line: 2)
      ])
  }

  @Test func `Substitutions become variables, and their arguments are numbered`() throws {
    let tables = tables(
      """
      "en": { "stringUnit": { "state": "translated", "value": "%@: %#@birds@, %#@cats@" },
        "substitutions": {
          "birds": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("one %%arg %arg")), "other": \(unit("%arg birds")) } } },
          "cats": { "formatSpecifier": "ld", "variations": { "plural": {
            "other": \(unit("%arg cats")) } } } } }
      """)
    #expect(tables["en"]?.strings.isEmpty == true)
    let entry = try #require(tables["en"]?.stringsdict.first)
    #expect(entry.text == "%@: %#@birds@, %#@cats@")
    #expect(entry.variables.map(\.name) == ["birds", "cats"])
    #expect(entry.variables.map(\.valueType) == ["lld", "ld"])
    #expect(
      entry.variables.map { $0.variants.map(\.text) } == [
        ["one %%arg %3$lld", "%3$lld birds"], ["%ld cats"],
      ])
  }

  @Test func `Devices become a rule, with the plurals behind them`() throws {
    let tables = tables(
      """
      "en": { "variations": { "device": { "mac": \(unit("Click")), "other": {
        "variations": { "plural": { "other": \(unit("%lld taps")) } } } } } }
      """)
    #expect(tables["en"]?.strings.isEmpty == true)
    let entry = try #require(tables["en"]?.stringsdict.first)
    #expect(entry.kind == .device)
    #expect(entry.text == nil)
    #expect(entry.variants.map(\.name) == ["mac", "other"])
    #expect(entry.variants.map(\.text) == ["Click", "%#@value@"])
    #expect(entry.variables.map(\.name) == ["value"])
  }

  @Test func `A key without a text in the source language is its own text there`() {
    let tables = tables("\"de\": \(unit("Hallo"))", key: "Hello %@")
    #expect(tables["en"]?.strings.map(\.text) == ["Hello %@"])
    #expect(tables["de"]?.strings.map(\.text) == ["Hallo"])
    #expect(tables["fr"] == nil)
  }

  @Test func `What should not be translated is in the source language only`() {
    let tables = tables(
      "\"en\": \(unit("OK")), \"de\": \(unit("Okay"))", fields: "\"shouldTranslate\": false,")
    #expect(tables.keys.sorted() == ["en"])
    #expect(tables["en"]?.strings.map(\.text) == ["OK"])
  }

  @Test(arguments: [
    ("translated", "x", "x"), ("needs_review", "x", "x"), ("new", "x", "x"),
    ("translated", "", ""), ("new", "", nil), ("needs_review", "", nil),
  ])
  func `An unfinished text is in the app unless it is empty`(
    state: String, value: String, text: String?
  ) {
    let tables = tables("\"de\": \(unit(value, state))", fields: "\"extractionState\": \"stale\",")
    #expect(tables["de"]?.strings.first?.text == text)
    #expect((tables["de"] == nil) == (text == nil))
  }

  @Test func `The phrases of a shortcut are no text`() {
    let tables = tables(
      "\"en\": { \"stringSet\": { \"state\": \"new\", \"values\": [\"x\", \"y\"] } }")
    #expect(
      tables["en"]?.strings == [AppleStringsFile.Entry(key: "KEY", text: nil, line: 2)])
  }
}
