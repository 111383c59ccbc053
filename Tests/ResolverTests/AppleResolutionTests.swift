import Resolver
import Testing

struct AppleResolutionTests {
  @Test func `The documentation's own body is garbled`() {
    let resolution = SampleApp.apple("You have %ld new message(s) from %@.", ["3", "Bob"])
    #expect(resolution.documented == "You have 3 new message(s) from Bob.")
    #expect(resolution.outcome == .garbled("You have d new message(s) from 3."))
    #expect(resolution.reason == "%ld is lost: a push knows only %@, %n$@ and %%; use %@")
  }

  @Test(
    arguments: [
      ("Welcome, %@!", ["Alice"], "Welcome, Alice!"),
      ("%2$@ and %1$@", ["a", "b"], "b and a"),
      ("%@ 100%%", ["a"], "a 100%"),
      ("100%% sure", [], nil),
      ("Hi", ["a"], "Hi"),
      ("%@ and %@", ["a"], nil),
      ("50% off", ["a"], nil),
      ("%#@value@ new followers", ["3"], nil),
      ("%1$d of %2$@", ["a", "b"], nil),
    ] as [(String, [TextRequest.Argument], String?)])
  func `A push shows what its formatter knows and garbles the rest`(
    text: String, arguments: [TextRequest.Argument], shown: String?
  ) {
    let resolution = SampleApp.apple(text, arguments)
    #expect(resolution.outcome.name == (shown == nil ? "garbled" : "shows"))
    if let shown { #expect(resolution.outcome == .shows(shown)) }
    #expect((resolution.reason == nil) == (shown != nil))
  }

  @Test func `A text that is longer than any push is unknown, and not read again and again`() {
    let longest = SampleApp.apple(String(repeating: "x", count: 100_000), nil)
    #expect(longest.outcome.name == "shows")
    let resolution = SampleApp.apple(String(repeating: "%@", count: 50_001), ["a"])
    #expect(resolution.outcome == .unknown)
    #expect(resolution.reason == "the text is longer than 100 kB; shorten it for a push")
  }

  @Test func `A text that ends empty or broken is not shown`() {
    #expect(SampleApp.apple("%d", ["3"]).outcome == .omitted)
    #expect(SampleApp.apple("100%的用户 %@", ["x"]).outcome == .omitted)
    #expect(SampleApp.apple("", ["x"]).outcome == .omitted)
    #expect(SampleApp.apple("%@", [""]).outcome == .omitted)
    #expect(
      SampleApp.apple("%d", ["3"]).reason == "%d is lost, and nothing is left to show; use %@")
  }

  @Test func `A plural shows its variable, and nothing is promised for it`() {
    let resolution = SampleApp.apple("%#@value@ new followers", ["3"])
    #expect(resolution.outcome == .garbled("@value@ new followers"))
    #expect(resolution.documented == nil)
    #expect(resolution.reason?.hasPrefix("a push doesn't resolve plurals") == true)
  }

  @Test func `Without arguments a placeholder is shown raw`() {
    #expect(SampleApp.apple("Hi %@", nil).outcome == .garbled("Hi %@"))
    #expect(SampleApp.apple("Hi %@", []).outcome == .garbled("Hi %@"))
    #expect(SampleApp.apple("100% sure", nil).outcome == .shows("100% sure"))
  }

  @Test func `A key wins over the literal, which stands in for a missing one`() {
    let table = SampleApp.apple(["en": ["KEY": "Hello"]])
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let device = Device(.apple, locales: ["en-US"])
    let both = TextRequest(literal: "Literal %@", key: "KEY", arguments: ["x"])
    #expect(resolver.resolve(both, on: device).outcome == .shows("Hello"))
    let missing = TextRequest(literal: "Literal %@", key: "OTHER", arguments: ["x"])
    #expect(resolver.resolve(missing, on: device).outcome == .shows("Literal x"))
    #expect(resolver.resolve(missing, on: device).documented == "Literal x")
  }

  @Test func `A missing key without a literal is shown itself`() {
    let table = SampleApp.apple(["en": ["KEY": "Hello"]])
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let resolution = resolver.resolve(
      TextRequest(key: "OTHER_KEY"), on: Device(.apple, locales: ["en-US"]))
    #expect(resolution.outcome == .showsKey("OTHER_KEY"))
    #expect(resolution.documented == nil)
  }

  @Test func `A literal alone is never formatted`() {
    let resolver = StringResolver(strings: AppLocalizations())
    let resolution = resolver.resolve(
      TextRequest(literal: "50% off %@", arguments: ["x"]), on: Device(.apple, locales: ["en"]))
    #expect(resolution.outcome == .shows("50% off %@"))
  }

  @Test func `One file answers for all keys`() {
    let table = SampleApp.apple([
      "es": ["A": "a (es)", "B": "b (es)"], "es-MX": ["A": "a (es-MX)"], "en": ["B": "b"],
    ])
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let device = Device(.apple, locales: ["es-MX"])
    let found = resolver.resolve(TextRequest(key: "A"), on: device)
    #expect(found.outcome == .shows("a (es-MX)"))
    #expect(found.source?.localization == "es-MX.lproj")
    #expect(resolver.resolve(TextRequest(key: "B"), on: device).outcome == .showsKey("B"))
  }

  @Test func `A folder without the file lets the next one answer`() {
    var table = SampleApp.apple(["Base": ["A": "base"], "es": ["A": "es"]])
    table.localizations.append(.init(name: "es-MX"))
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let resolution = resolver.resolve(
      TextRequest(key: "A"), on: Device(.apple, locales: ["es-MX"]))
    #expect(resolution.outcome == .shows("base"))
    #expect(resolution.isFallback)
  }

  @Test func `A file outside any folder wins over all`() {
    var table = SampleApp.apple(["fr": ["A": "fr"]])
    table.unlocalized = .init(
      name: "", strings: SampleApp.entries(["A": "all"], file: "App/Localizable.strings"))
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let resolution = resolver.resolve(TextRequest(key: "A"), on: Device(.apple, locales: ["fr"]))
    #expect(resolution.outcome == .shows("all"))
    #expect(resolution.source?.localization == "App/Localizable.strings")
  }

  @Test func `Composed and decomposed keys differ`() {
    let table = SampleApp.apple(["en": ["caf\u{E9}": "composed"]])
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let device = Device(.apple, locales: ["en"])
    #expect(resolver.resolve(TextRequest(key: "caf\u{E9}"), on: device).outcome.name == "shows")
    #expect(
      resolver.resolve(TextRequest(key: "cafe\u{301}"), on: device).outcome.name == "shows_key")
  }

  @Test(arguments: [
    (TextRequest.Argument.number("3"), "3"), (.number("3.0"), "3"), (.number("1.5"), "1.5"),
    (.boolean(true), "1"), (.null, ""), (.other("{}"), ""), ("%@", "%@"),
  ])
  func `Strings and numbers are kept, everything else is empty`(
    argument: TextRequest.Argument, text: String
  ) {
    #expect(SampleApp.apple("<%@>", [argument]).outcome == .shows("<\(text)>"))
  }

  @Test(arguments: [("fr-CA", false), ("de-DE", true), ("en-GB", false)])
  func `A text in another language is a fallback`(locale: String, isFallback: Bool) {
    let table = SampleApp.apple(["en": ["A": "en"], "fr": ["A": "fr"]])
    let resolver = StringResolver(strings: AppLocalizations(apple: table))
    let resolution = resolver.resolve(TextRequest(key: "A"), on: Device(.apple, locales: [locale]))
    #expect(resolution.isFallback == isFallback)
  }

  @Test(arguments: [
    (ApplePseudolanguage.accented, "Ĥî Ann"), (.doubleLength, "Hi Ann Hi Ann"),
    (.rightToLeft, "\u{202E}Hi Ann\u{202C}"),
  ])
  func `A pseudolanguage changes the text and says that it is not exact`(
    pseudolanguage: ApplePseudolanguage, shown: String
  ) {
    let table = SampleApp.apple(["en": ["KEY": "Hi %1$@"]])
    var device = Device(.apple, locales: ["en-US"])
    device.applePseudolanguage = pseudolanguage
    let resolution = StringResolver(strings: AppLocalizations(apple: table)).resolve(
      TextRequest(key: "KEY", arguments: ["Ann"]), on: device)
    #expect(resolution.outcome == .shows(shown))
    #expect(resolution.trail.contains { $0.hasPrefix("approximately") })
  }

  @Test func `New strings are used at once`() {
    var resolver = StringResolver(strings: AppLocalizations())
    let device = Device(.apple, locales: ["en"])
    let before = resolver.resolve(TextRequest(key: "A"), on: device)
    #expect(before.outcome == .unknown)
    #expect(before.reason == "no Apple strings were given")
    resolver.strings.apple = SampleApp.apple(["en": ["A": "new"]])
    #expect(resolver.resolve(TextRequest(key: "A"), on: device).outcome == .shows("new"))
  }
}
