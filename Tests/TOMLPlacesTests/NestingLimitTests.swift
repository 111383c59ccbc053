import TOMLPlaces
import Testing

struct NestingLimitTests {
  private static let limit = NestingLimit.depth

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    many("a.", limit) + "a = 1", "[" + many("a.", limit) + "a]",
    "a = " + many("[", limit) + many("]", limit), "a = " + many("{ a = ", limit),
    "a = \"" + many("[.", 500) + "\"", "a = '" + many("{.", 500) + "'",
    "a = \"\"\"\n" + many("[.\n", 500) + "\"\"\"", "# " + many("[.", 500),
    many("a = [1.5]\n", 500), many("a.b.c = 1.5\n", 500), "a = \"\\\"" + many("[", 500) + "\"",
    "\u{FEFF}a = 1", "", "a = \"open",
  ])
  func `A text that a parser can follow is none of them`(text: String) {
    #expect(NestingLimit.excess(in: text) == nil)
  }

  @Test(arguments: [
    (many("a.", 200_000), 1, 130), ("[" + many("a.", 200_000) + "a]", 1, 131),
    ("\"é\"" + many(".\"é\"", 200_000) + " = 1", 1, 260),
    ("b = 1\na = " + many("[", 200_000), 2, 69),
    ("a = " + many("{a=", 200_000), 1, 197), ("a = " + many("[{a=", 200_000), 1, 133),
    ("[a]\n" + many("[", 200_000), 2, 65),
  ])
  func `A text that would exhaust a parser's stack is found at its place`(
    text: String, line: Int, column: Int
  ) {
    #expect(NestingLimit.excess(in: text) == TextPosition(line: line, column: column))
  }
}
