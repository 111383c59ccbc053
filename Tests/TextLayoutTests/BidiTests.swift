import Testing
import TextLayout

struct BidiTests {
  @Test(arguments: [
    ("abc", "abc"), ("abc مرحبا 123 שלום", "abc םולש 123 ابحرم"), ("مرحبا", "ابحرم"),
    ("שלום (abc)!", "!(abc) םולש"), ("a (ב) c", "a (ב) c"), ("(ב)", "(ב)"),
    ("מחיר: 12,50 €", "€ 12,50 :ריחמ"),
    ("\u{202E}abc\u{202C}", "cba"), ("שלום \u{2066}a b\u{2069}.", ".a b םולש"),
    ("漢字", "漢字"), ("שלום 👍🏽", "👍🏽 םולש"),
  ])
  func `Right-to-left text is put into the order of the screen`(line: String, expected: String) {
    #expect(Bidi.visualOrder(line) == expected)
  }

  @Test func `A vowel point stays behind its letter`() {
    let order = Bidi.visualOrder("ב\u{5B8}א")
    #expect(Array(order.unicodeScalars) == ["א", "ב", "\u{5B8}"])
  }

  @Test func `A line can be told the direction of its paragraph`() {
    #expect(Bidi.visualOrder("abc, דה", base: .rightToLeft) == "הד ,abc")
    #expect(Bidi.visualOrder("abc.", base: .rightToLeft) == ".abc")
    #expect(Bidi.visualOrder("דה.", base: .leftToRight) == "הד.")
  }

  @Test func `The first strong character tells the direction`() {
    #expect(Bidi.isRightToLeft("12 مرحبا"))
    #expect(!Bidi.isRightToLeft("Alice مرحبا"))
    #expect(!Bidi.isRightToLeft("12"))
    #expect(Bidi.isRightToLeft("\u{200F}abc"))
    #expect(!Bidi.isRightToLeft(""))
  }
}
