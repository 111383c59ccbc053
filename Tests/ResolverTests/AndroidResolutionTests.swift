import Resolver
import StringResources
import Testing

struct AndroidResolutionTests {
  @Test func `The documentation's own title is shown`() {
    let resolution = SampleApp.android("Welcome, %1$s!", ["Alice"])
    #expect(resolution.outcome == .shows("Welcome, Alice!"))
    #expect(resolution.documented == "Welcome, Alice!")
    #expect(resolution.reason == nil)
  }

  @Test func `The documentation's own body crashes the app`() {
    let resolution = SampleApp.android(
      "You have %1$d new message(s) from %2$s.", ["3", "Bob"])
    #expect(resolution.documented == "You have 3 new message(s) from Bob.")
    #expect(
      resolution.outcome
        == .crashes(exception: "java.util.IllegalFormatConversionException: d != java.lang.String"))
    #expect(resolution.exceptionName == "IllegalFormatConversionException")
    #expect(
      resolution.reason == """
        %1$d crashes the app: IllegalFormatConversionException (d != java.lang.String); \
        every FCM argument is a string: use %1$s
        """)
  }

  @Test(
    arguments: [
      ("%1$s", [], nil),
      ("%d %2$s", ["a"], "IllegalFormatConversionException"),
      ("%2$d", ["a"], nil),
      ("%2$s %@", ["a"], "UnknownFormatConversionException"),
      ("Save 50% off %s", ["x"], "IllegalFormatConversionException"),
      ("Save 50% today %s", ["x"], "UnknownFormatConversionException"),
      ("Save 50%, %s", ["x"], "IllegalFormatFlagsException"),
      ("100%", ["x"], "UnknownFormatConversionException"),
      ("%-s", ["x"], "MissingFormatWidthException"),
    ] as [(String, [TextRequest.Argument], Substring?)])
  func `Too few arguments leave the text out, all other faults crash`(
    text: String, arguments: [TextRequest.Argument], exception: Substring?
  ) {
    let resolution = SampleApp.android(text, arguments)
    #expect(resolution.exceptionName == exception)
    #expect((resolution.outcome == .omitted) == (exception == nil))
    #expect(resolution.reason != nil)
  }

  @Test(arguments: ["%1$2000000000s", String(repeating: "%1$60000000s", count: 2)])
  func `A text that is wider than an app's memory crashes the app`(text: String) {
    let resolution = SampleApp.android(text, ["a"])
    #expect(resolution.outcome == .crashes(exception: "java.lang.OutOfMemoryError"))
    #expect(resolution.exceptionName == "OutOfMemoryError")
    #expect(resolution.reason?.hasSuffix("000000 characters); use %1$s") == true)
    #expect(SampleApp.android("%1$5000s", ["a"]).outcome != resolution.outcome)
  }

  @Test func `A specifier of C is named as its author wrote it`() {
    let resolution = SampleApp.android("%1$lld of %2$s", ["3", "Bob"])
    #expect(
      resolution.reason == """
        %1$lld crashes the app: UnknownFormatConversionException (Conversion = 'l'); \
        use %1$s, or %% for a percent sign
        """)
    #expect(resolution.documented == "3 of Bob")
  }

  @Test func `Without arguments a placeholder is shown raw`() {
    #expect(SampleApp.android("Hi %1$s", nil).outcome == .garbled("Hi %1$s"))
    #expect(SampleApp.android("100%% sure", nil).outcome == .garbled("100%% sure"))
    #expect(SampleApp.android("100% sure", nil).outcome == .shows("100% sure"))
    #expect(SampleApp.android("100%% sure", []).outcome == .shows("100% sure"))
    #expect(SampleApp.android("%1$s", []).outcome == .omitted)
  }

  @Test func `An upper-case conversion is one of the flags that a crash names`() {
    #expect(
      SampleApp.android("%+ 5E", ["a"]).outcome
        == .crashes(exception: "java.util.IllegalFormatFlagsException: Flags = '^+ '"))
    #expect(
      SampleApp.android("%-05X", ["a"]).outcome
        == .crashes(exception: "java.util.IllegalFormatFlagsException: Flags = '-^0'"))
  }

  @Test func `Only Android 15 refuses the index 0`() {
    #expect(SampleApp.android("%0$s", ["Ann"], api: 34).outcome == .shows("Ann"))
    #expect(
      SampleApp.android("%0$s", ["Ann"], api: 35).exceptionName
        == "IllegalFormatArgumentIndexException")
  }

  @Test func `A literal hides the key`() {
    let resolver = StringResolver(strings: AppLocalizations())
    let request = TextRequest(literal: "Sale", key: "title", arguments: ["x"])
    let resolution = resolver.resolve(request, on: Device(.android, locales: ["fr-FR"]))
    #expect(resolution.outcome == .shows("Sale"))
    #expect(resolution.documented == "Sale")
  }

  @Test func `An empty literal hides nothing`() {
    let table = SampleApp.android(["values": ["title": .text("Hello")]])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let request = TextRequest(literal: "", key: "title")
    #expect(
      resolver.resolve(request, on: Device(.android, locales: ["en"])).outcome == .shows("Hello"))
  }

  @Test func `What is not given is unknown, and what is not set is left out`() {
    let resolver = StringResolver(strings: AppLocalizations())
    let device = Device(.android, locales: ["en"])
    let keyed = resolver.resolve(TextRequest(key: "title"), on: device)
    #expect(keyed.outcome == .unknown)
    #expect(keyed.reason == "no Android resources were given")
    let empty = resolver.resolve(TextRequest(), on: device)
    #expect(empty.outcome == .omitted)
    #expect(empty.reason == "the message sets no text here")
  }

  @Test(arguments: [
    ("title", "Title"), ("string/title", "Title"), ("com.example.shop:string/title", "Title"),
    ("com.example.shop:title", "Title"), ("Title", nil), ("title ", nil), (":title", nil),
  ])
  func `A key may name its package and type, and its case counts`(key: String, text: String?) {
    let table = SampleApp.android(["values": ["title": .text("Title")]])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(TextRequest(key: key), on: Device(.android, locales: ["en"]))
    #expect(resolution.outcome == (text.map { .shows($0) } ?? .omitted))
  }

  @Test(arguments: ["123", "-5", "+7", "٣", "android:string/ok", "color/red"])
  func `A key that leads out of the app's strings is not known`(key: String) {
    let table = SampleApp.android(["values": ["title": .text("Title")]])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(TextRequest(key: key), on: Device(.android, locales: ["en"]))
    #expect(resolution.outcome == .unknown)
    #expect(resolution.reason != nil)
  }

  @Test func `Plurals and arrays are no strings`() {
    var table = AndroidStringTable()
    table.add(
      [
        .init(name: "items", kind: .plurals, value: .text(""), line: 1),
        .init(name: "days", kind: .array, value: .text(""), line: 2),
      ], configuration: AndroidConfiguration(), directory: "values", path: "strings.xml")
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let device = Device(.android, locales: ["en"])
    let items = resolver.resolve(TextRequest(key: "items"), on: device)
    #expect(items.outcome == .omitted)
    #expect(items.reason == "“items” is a <plurals>, and FCM finds only a <string> by its key")
    #expect(
      resolver.resolve(TextRequest(key: "days"), on: device).reason?.contains("array") == true)
  }

  @Test(
    arguments: [
      ("plurals/items", true), ("array/days", true), ("@plurals/items", true),
      ("plurals/days", false), ("array/none", false),
    ])
  func `A key that names a plural or an array crashes the app where there is one`(
    key: String, crashes: Bool
  ) {
    var table = AndroidStringTable()
    table.add(
      [
        .init(name: "items", kind: .plurals, value: .text(""), line: 1),
        .init(name: "days", kind: .array, value: .text(""), line: 2),
      ], configuration: AndroidConfiguration(), directory: "values", path: "strings.xml")
    let resolution = StringResolver(strings: AppLocalizations(android: table)).resolve(
      TextRequest(key: key), on: Device(.android, locales: ["en"]))
    let exception = "android.content.res.Resources$NotFoundException"
    #expect(resolution.outcome == (crashes ? .crashes(exception: exception) : .omitted))
    #expect(resolution.reason?.contains("“\(key.drop { $0 == "@" })”") == true)
  }

  @Test func `A key only in a translation is removed by the build`() {
    let table = SampleApp.android(["values-fr": ["title": .text("Titre")], "values": [:]])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(
      TextRequest(key: "title"), on: Device(.android, locales: ["fr-FR"]))
    #expect(resolution.outcome == .omitted)
    #expect(resolution.reason == "“title” has no text in values/, so the build removes it")
    #expect(table.isRemovedByBuild("title"))
  }

  @Test func `A reference is followed for the device's own locale`() {
    let table = SampleApp.android([
      "values": [
        "title": .reference(package: nil, type: "string", name: "name"), "name": .text("Shop"),
      ],
      "values-fr": ["name": .text("Boutique")],
    ])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(
      TextRequest(key: "title"), on: Device(.android, locales: ["fr-CA"]))
    #expect(resolution.outcome == .shows("Boutique"))
    #expect(resolution.source?.localization == "values-fr")
    #expect(resolution.trail.contains("it refers to @string/name"))
  }

  @Test func `A circle of references is not known`() {
    let table = SampleApp.android([
      "values": [
        "a": .reference(package: nil, type: "string", name: "b"),
        "b": .reference(package: nil, type: "string", name: "a"),
      ]
    ])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(TextRequest(key: "a"), on: Device(.android, locales: ["en"]))
    #expect(resolution.outcome == .unknown)
    #expect(resolution.reason?.contains("loop") == true)
  }

  @Test func `@empty crashes and @null shows a number`() {
    let table = SampleApp.android(["values": ["a": .empty, "b": .null]])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let device = Device(.android, locales: ["en"])
    #expect(
      resolver.resolve(TextRequest(key: "a"), on: device).exceptionName == "NotFoundException")
    #expect(resolver.resolve(TextRequest(key: "b"), on: device).outcome == .garbled("@0"))
  }

  @Test(arguments: [
    (TextRequest.Argument.number("5"), "5"), (.number("1.50"), "1.5"), (.number("1e10"), "1.0E10"),
    (.boolean(true), "true"), (.null, "null"), (.other("[1,2]"), "[1,2]"), ("%s", "%s"),
  ])
  func `Every argument is a string`(argument: TextRequest.Argument, text: String) {
    #expect(SampleApp.android("<%s>", [argument]).outcome == .shows("<\(text)>"))
  }

  @Test func `Promised numbers have the digits of the device's first language`() {
    let resolution = SampleApp.android("%,d", ["1234567"], locale: "ar-EG")
    #expect(resolution.documented == "١٬٢٣٤٬٥٦٧")
    #expect(SampleApp.android("%.2f", ["1234.5"], locale: "de-DE").documented == "1234,50")
    #expect(SampleApp.android("%d of %d", ["many", "3"]).documented == "many of 3")
  }

  @Test func `The trail says where the text and the arguments come from`() {
    let table = SampleApp.android([
      "values": ["key": .text("Hi %1$s")], "values-fr": ["key": .text("%2$s, salut %1$s")],
    ])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(
      TextRequest(key: "key", arguments: ["Ann", "Bob"]),
      on: Device(.android, locales: ["fr-CA", "en-US"]))
    #expect(
      resolution.trail == [
        "the device's languages: fr-CA, en-US", "it takes fr-CA of them",
        "fr-CA: no values-fr-rCA", "values-fr has it",
        "%2$s ← argument 2 “Bob”", "%1$s ← argument 1 “Ann”",
      ])
    #expect(
      resolution.source
        == TextSource(localization: "values-fr", file: "res/values-fr/strings.xml", line: 2))
  }

  @Test(arguments: [("ar-EG", true), ("en-GB", false), ("fr-CA", false), ("pt-BR", true)])
  func `A text in another language is a fallback`(locale: String, isFallback: Bool) {
    let table = SampleApp.android([
      "values": ["key": .text("Hi")], "values-fr": ["key": .text("Salut")],
    ])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let resolution = resolver.resolve(
      TextRequest(key: "key"), on: Device(.android, locales: [locale]))
    #expect(resolution.isFallback == isFallback)
  }

  @Test func `Right-to-left devices use right-to-left directories`() {
    let table = SampleApp.android([
      "values": ["key": .text("a")], "values-ldrtl": ["key": .text("b")],
    ])
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    let request = TextRequest(key: "key")
    #expect(
      resolver.resolve(request, on: Device(.android, locales: ["he-IL"])).outcome == .shows("b"))
    #expect(
      resolver.resolve(request, on: Device(.android, locales: ["de-DE"])).outcome == .shows("a"))
  }

  @Test func `Only the default product variant is in the app`() {
    var table = AndroidStringTable(build: .aapt2)
    table.add(
      [
        .init(name: "key", kind: .string, value: .text("tablet"), line: 1, product: "tablet"),
        .init(name: "key", kind: .string, value: .text("phone"), line: 2, product: "default"),
      ], configuration: AndroidConfiguration(), directory: "values", path: "strings.xml")
    #expect(table.values(for: "key").map(\.source.line) == [2])
  }
}
