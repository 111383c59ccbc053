import CursesTerminal
import Testing

struct PromptKeyDecoderTests {
  @Test(
    arguments: [
      ("yé你", [.character("y"), .character("é"), .character("你")]),
      ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
      ("\u{3}", [.cancel]), ("\u{4}", [.cancel]), ("\u{1C}", [.cancel]), ("\u{1B}", [.cancel]),
      // Arrows and function keys mean nothing here, and their letters aren't text.
      ("\u{1B}[A\u{1B}OP\u{1B}[15~y", [.character("y")]),
      ("a\u{1B}[200~prod news\r\u{1B}[201~b", [.character("a"), .paste, .character("b")]),
      ("\u{1}\t", []),
    ] as [(String, [PromptKeyDecoder.Key])])
  func `Bytes become keys`(text: String, keys: [PromptKeyDecoder.Key]) {
    var decoder = PromptKeyDecoder()
    #expect(decoder.take(text.utf8) == keys)
  }

  @Test func `A paste and a letter may come in pieces`() {
    var decoder = PromptKeyDecoder()
    var keys: [PromptKeyDecoder.Key] = []
    for byte in "é\u{1B}".utf8.dropLast() { keys += decoder.take([byte]) }
    keys += decoder.take("\u{1B}[200~pro".utf8)
    keys += decoder.take("d\u{1B}[20".utf8)
    keys += decoder.take("1~x".utf8)
    #expect(keys == [.character("é"), .paste, .character("x")])
  }
}
