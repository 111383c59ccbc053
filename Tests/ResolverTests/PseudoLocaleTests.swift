import StringResources
import Testing

@testable import Resolver

struct PseudoLocaleTests {
  /// As aapt2 of Android 14 makes them.
  @Test(arguments: [
    ("abcdefghijklmnopqrstuvwxyz", "[åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýž one two three four]"),
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "[ÅβÇÐÉFĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ one two three four]"),
    ("Hello", "[Ĥéļļö one]"), ("Hello %1$s!", "[Ĥéļļö »%1$s«¡ one two]"), ("", "[]"),
    (
      "You have %1$d new messages from %2$s.",
      "[Ýöû ĥåVé »%1$d« ñéŵ ḿéššåĝéš ƒŕöḿ »%2$s«. one two three four]"
    ),
    ("100%% of %s", "[100%% öƒ »%s« one two]"), ("%s", "[»%s«]"), ("50% off", "[50»% o«ƒƒ one]"),
    ("été <b>x</b> &amp; y", "[éţé <b>х</b> &amp; ý one two]"),
    ("a b c", "[å ɓ ç one]"), ("a b c d", "[å ɓ ç ð one two]"), ("日本", "[日本 one two]"),
    ("%1$s %2$s", "[»%1$s« »%2$s« one]"), ("x%", "[х% one]"), ("One\nTwo", "[Öñé\nŢŵö one two]"),
    ("  two  spaces ", "[  ţŵö  šþåçéš  one two three]"),
    ("%tY x %1$tB %,d y", "[»%tY« х »%1$tB« »%,d« ý one two]"),
  ])
  func `The accented locale looks as aapt2 makes it`(text: String, accented: String) {
    #expect(PseudoLocale.accented.text(of: text) == accented)
  }

  @Test(arguments: [
    ("Hi %1$s", "\u{200F}\u{202E}Hi\u{202C}\u{200F} \u{200F}\u{202E}%1$s\u{202C}\u{200F}"),
    ("", ""), (" a ", " \u{200F}\u{202E}a\u{202C}\u{200F} "),
  ])
  func `Each word of the right-to-left locale is turned`(text: String, turned: String) {
    #expect(PseudoLocale.bidirectional.text(of: text) == turned)
  }

  @Test func `A device in a pseudo-locale shows what the build makes`() {
    var table = AndroidStringTable()
    table.add(
      [
        .init(name: "key", kind: .string, value: .text("Hello %s"), line: 1),
        .init(
          name: "fixed", kind: .string, value: .text("Shop"), line: 2, isTranslatable: false),
      ], configuration: AndroidConfiguration(), directory: "values", path: "strings.xml")
    let resolver = StringResolver(
      strings: AppLocalizations(android: table.addingPseudoLocales()))
    let device = Device(.android, locales: ["en-XA"])
    let key = resolver.resolve(TextRequest(key: "key", arguments: ["Ann"]), on: device)
    #expect(key.outcome == .shows("[Ĥéļļö »Ann« one two]"))
    #expect(key.trail.contains("values-en-rXA has it"))
    #expect(key.trail.contains { $0.hasPrefix("the build makes it from the default text") })
    #expect(resolver.resolve(TextRequest(key: "fixed"), on: device).outcome == .shows("Shop"))
  }
}
