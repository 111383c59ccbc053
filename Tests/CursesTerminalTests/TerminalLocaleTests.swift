import Testing

@testable import CursesTerminal

struct TerminalLocaleTests {
  /// The locales that exist, each with its character set; the empty one is the environment's.
  private static func establish(_ locales: [String: String]) -> TerminalLocale {
    TerminalLocale { locales[$0] }
  }

  @Test func `A UTF-8 locale is taken as it is`() {
    #expect(Self.establish(["": "UTF-8"]) == TerminalLocale { _ in "UTF-8" })
    #expect(Self.establish(["": "UTF-8"]).note == nil)
  }

  @Test(arguments: [
    (
      ["": "ANSI_X3.4-1968", "C.UTF-8": "UTF-8"],
      "the locale’s character set is ANSI_X3.4-1968, so Pushwright uses C.UTF-8; set LANG to a UTF-8 locale"
    ),
    (
      ["C.UTF-8": "UTF-8", "en_US.UTF-8": "UTF-8"],
      "the environment's locale doesn't exist, so Pushwright uses C.UTF-8; set LANG to a UTF-8 locale"
    ),
    (
      ["": "ISO-8859-1", "en_US.UTF-8": "UTF-8"],
      "the locale’s character set is ISO-8859-1, so Pushwright uses en_US.UTF-8; set LANG to a UTF-8 locale"
    ),
  ])
  func `Otherwise one with UTF-8 is found and said`(locales: [String: String], note: String) {
    let locale = Self.establish(locales)
    #expect(locale.note == note)
    #expect(!locale.isASCII)
  }

  @Test func `Only where there is none at all, letters are replaced`() {
    let locale = Self.establish(["": "ANSI_X3.4-1968"])
    #expect(locale.isASCII)
    #expect(locale.note?.hasSuffix("no UTF-8 locale is installed: ASCII only") == true)
  }
}
