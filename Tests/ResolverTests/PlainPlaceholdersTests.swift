import Testing

@testable import Resolver

struct PlainPlaceholdersTests {
  @Test(
    arguments: [
      ("Hi", "Hi"), ("Hi %s", "Hi a"), ("%2$s %1$s %s", "b a a"), ("100%%", "100%"),
      ("%s%s%%", "ab%"), ("", nil), ("%s %s %s", nil), ("%3$s", nil), ("%0$s", nil), ("%01$s", nil),
      ("%d", nil), ("%5s", nil), ("%", nil), ("%1", nil), ("%1$", nil), ("50%s", nil),
      ("%S", nil), ("%-s", nil), ("%@", nil),
    ] as [(String, String?)])
  func `Only the plainest placeholders are taken the short way`(text: String, shown: String?) {
    #expect(
      PlainPlaceholders.formatted(text, conversion: "s", ["a", "b"], \.androidString) == shown)
  }

  @Test(arguments: ["Hi", "Hi %s", "%2$s %1$s %s", "100%%", "%s%s%%", "é%s\u{301} %%s", "%%%s"])
  func `The short way leads where the long one does`(text: String) throws {
    let shown = PlainPlaceholders.formatted(text, conversion: "s", ["a", "b"], \.androidString)
    let formatter = AndroidFormatter(locale: "tr", isStrict: true)
    #expect(try formatter.format(text, ["a", "b"]).text == shown)
    #expect(DocumentedText(platform: .android, locale: "tr").format(text, ["a", "b"]) == shown)
  }
}
