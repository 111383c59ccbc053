import Testing
import TextLayout

struct PlainTextTests {
  @Test func `Characters that take the quick way are drawn as they are next to each other`() {
    let text = "Grüße, Мир – 漢字かな 한글 │┌╌▌ ✗⚠✓ →"
    #expect(text.displayable == text)
    #expect(text.terminalWidth == 37)
  }

  @Test func `One character that needs a closer look is found among plain ones`() {
    #expect("Grüße ⚠\u{FE0F}".terminalWidth == 8)
    #expect("Grüße \u{202E}ok".displayable == "Grüße ‹RLO›ok")
    #expect("が\u{3099}か".displayable.unicodeScalars.contains("\u{3099}"))
  }
}
