import Testing
import TextLayout

struct HostileTextTests {
  private static let texts = NastyText.texts(count: 1_000)

  @Test func `No mixture of characters gets a control onto the screen`() {
    for text in Self.texts {
      let shown = text.displayable
      let controls = shown.unicodeScalars.filter(Self.isControl)
      if !controls.isEmpty { Issue.record("\(text.codePoints) is shown as \(shown.codePoints)") }
    }
  }

  @Test func `Whatever is drawn takes at least a column`() {
    for text in Self.texts {
      let shown = text.displayable
      if shown.contains(where: { $0.terminalWidth == 0 }) {
        Issue.record("\(text.codePoints) is shown as \(shown.codePoints)")
      }
    }
  }

  @Test func `What is safe to draw stays as it is`() {
    for text in Self.texts {
      let shown = text.displayable
      if shown.displayable.codePoints != shown.codePoints {
        Issue.record("\(shown.codePoints) becomes \(shown.displayable.codePoints)")
      }
    }
  }

  @Test func `Nothing that can be seen is lost`() {
    for text in Self.texts {
      let plain = DisplayText(text).segments.filter { !$0.isMark }.map(\.text).joined()
      let given = text.unicodeScalars.filter(Self.isSeen)
      // Of marks piled up on one letter the first four are drawn.
      let isPiled = DisplayText(text).segments.contains { $0.isMark && $0.text.contains("‹+") }
      let shown = plain.unicodeScalars.filter(Self.isSeen)
      if !isPiled, given.map(\.value) != shown.map(\.value) {
        Issue.record("\(text.codePoints) keeps \(plain.codePoints)")
      }
    }
  }

  @Test(arguments: [
    // Data in the variation selectors of an emoji, and of a letter.
    ("😀\u{E0158}\u{E0145}", "😀‹VS105›‹VS86›"), ("a\u{FE00}\u{FE0F}", "a‹VS1›‹VS16›"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}‹VS16›"), ("1\u{FE0F}", "1‹VS16›"), ("\u{FE0F}", "‹VS16›"),
    ("葛\u{E0100}", "葛\u{E0100}"), ("⊕\u{FE00}", "⊕\u{FE00}"), ("⌚\u{FE0E}", "⌚\u{FE0E}"),
    // Joiners and tags that join nothing.
    ("👩\u{200D}", "👩‹ZWJ›"), ("👩\u{200D}\u{200D}💻", "👩‹ZWJ›‹ZWJ›💻"),
    ("🏴\u{E0067}", "🏴‹U+E0067›"), ("😀\u{E0067}\u{E007F}", "😀‹U+E0067›‹U+E007F›"),
    ("می\u{200C}\u{200C}", "می\u{200C}‹ZWNJ›"), ("👨🏿‍❤️‍💋‍👨🏻", "👨🏿‍❤️‍💋‍👨🏻"),
    ("☝🏽", "☝🏽"), ("🏳️‍🌈", "🏳️‍🌈"), ("#️⃣", "#️⃣"), ("🇩", "🇩"),
    // A mark whose letter is not shown gets one; fonts leave these vowels out.
    ("a\u{200D}\u{301}", "a‹ZWJ›◌\u{301}"), ("ក\u{17B4}", "ក‹U+17B4›"),
    ("\u{180B}", "‹FVS1›"), ("ᠠ\u{180B}", "ᠠ\u{180B}"), ("\u{2061}", "‹U+2061›"),
    ("\u{FFF9}a\u{FFFA}", "‹U+FFF9›a‹U+FFFA›"),
    // The title and the clipboard of a terminal, and an answer that it would type.
    ("\u{1B}]0;x\u{7}", "␛]0;x␇"), ("\u{9D}52;c;eA==\u{9C}", "‹OSC›52;c;eA==‹U+009C›"),
    ("\u{1B}[6n", "␛[6n"), ("\r\u{1B}[K", "␍␛[K"), ("a\u{8}\u{8}b", "a␈␈b"),
  ])
  func `Hidden data is seen`(given: String, shown: String) {
    #expect(given.displayable.codePoints == shown.codePoints)
  }

  @Test func `Bytes that are no UTF-8 are replaced and not drawn`() {
    let text = String(
      decoding: [0x61, 0xC3, 0x28, 0xF0, 0x9F, 0xED, 0xA0, 0x80, 0x9B], as: UTF8.self)
    #expect(text.displayable.unicodeScalars.contains("\u{FFFD}"))
    #expect(!text.displayable.unicodeScalars.contains(where: Self.isControl))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB: true
    default: scalar.properties.generalCategory == .control
    }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // Vowels and final consonants of Hangul without an initial one are marks.
    if 0x1160...0x11FF ~= scalar.value { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: return false
    case .nonspacingMark, .enclosingMark, .spacingMark: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
