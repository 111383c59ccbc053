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

  @Test(arguments: [
    "topic news", "PROD \u{2068}shop\u{2069} ▸ topic \u{2068}news\u{2069}", "\u{2066}a\u{2069}!",
    "\u{2067}hello!\u{2069} b", "\u{2068}مرحبا\u{2069} ▸ a", "\u{2068}\u{2069}",
    "\u{2068}long text",
    "\u{2068}👩‍👩‍👧 e\u{301}\u{2069}", "\u{2068}a\u{1B}[2J\u{2069}",
  ])
  func `The text of a line is the same, whether or not somebody asks where its clusters went`(
    _ text: String
  ) {
    for base in [nil, Bidi.Direction.leftToRight, .rightToLeft] {
      for width in [0, 1, 5, 40] {
        let line = text.visualLine(toWidth: width, base: base)
        #expect(text.visualText(toWidth: width, base: base) == line.text)
      }
    }
  }

  /// A paragraph of Hebrew behind a text makes every cluster of the text be looked at.
  @Test func `A plain text is broken as it is among others, at every pair of letters`() {
    let letters = Array("a 7-.,(!)«»‐–—‘’“”…¿é ßΩЖ漢字、。「」ぁかーア한글→│✓€％")
    for first in letters {
      for second in letters {
        let text = "ab \(first)\(second) c\(second)\(first)de"
        for width in 1...7 {
          let among = (text + "\nשלום").wrapped(toWidth: width, ambiguous: .narrow).lines
          let alone = text.wrapped(toWidth: width, ambiguous: .narrow).lines
          #expect(among.starts(with: alone) && !alone.isEmpty, "\(text) in \(width)")
        }
      }
    }
  }
}
