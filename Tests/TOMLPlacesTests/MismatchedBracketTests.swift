import TOMLPlaces
import Testing

struct MismatchedBracketTests {
  @Test(arguments: [("a = [ }", 7), ("[a]\nb = [\"]\", }", 12), ("a = {b = [ }}", 12)])
  func `A brace that ends a list is found`(text: String, column: Int) {
    let line = text.hasPrefix("[") ? 2 : 1
    #expect(
      MismatchedBracket.first(in: text)
        == TextPosition(line: line, column: line == 2 ? column - 1 : column))
  }

  @Test(arguments: [
    "a = [{}]", "a = {b = []}", "a = \"[}\"", "# [}", "[a]\nb = '[}'", "}", "a = }", "",
  ])
  func `Braces of tables, texts and comments are none`(text: String) {
    #expect(MismatchedBracket.first(in: text) == nil)
  }
}
