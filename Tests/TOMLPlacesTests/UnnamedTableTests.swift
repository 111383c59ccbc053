import TOMLPlaces
import Testing

struct UnnamedTableTests {
  @Test(arguments: [
    "[[[", "\u{FEFF}[", "[.a]", "[#a]", "[=]", "[", "[[", "[]", "[ ]", "  [[ ]]", "a = 1\n[\n",
    "[été]", "[[\u{FFFD}x]]", "[\u{A0}a]", "  [ \u{2028}]",
  ])
  func `A table without a name is found where it begins`(text: String) {
    let lines = text.hasPrefix("a") ? 2 : 1
    let columns = text.hasPrefix("  ") ? 3 : 1
    #expect(UnnamedTable.first(in: text) == TextPosition(line: lines, column: columns))
  }

  @Test(arguments: [
    "[a]", "[[a.b]]", "[ \"x\" ]", "['']", "[-_9]", "a = [\n[1], [],\n[]\n]",
    "a = \"\"\"\n[\n\"\"\"", "# [", "a = { b = [] }\n[c]", "",
  ])
  func `Tables with names, lists, texts and comments are none`(text: String) {
    #expect(UnnamedTable.first(in: text) == nil)
  }
}
