import TOMLPlaces
import Testing

struct KeyPositionsTests {
  private static let text = """
    # drafts = "no"
    drafts = "d" # [no]
    [preview]
      locales = [
        "en", # "no"
        ["fr", "en"],
      ]
    "quoted \\u00e9.key" . inner = 1
    note = \"\"\"
    hidden = 1
    [hidden] \\\"\"\" still ""\"\"\"
    literal = '''
    ]'x = 1''''
    path = 'C:\\'
    last = 1979-05-27 07:32:00
    [[apps]]
    name = "a=b"
    [[apps]]
    targets = { one = "1", two.three = [ { four = 4 } ] }
    [apps.sub]
    éa = 1
    ["profiles" . 'demo x']
    kind = "local"
    """

  @Test(
    arguments: [
      ([.key("drafts")], 2, 1),
      ([.key("preview")], 3, 2),
      ([.key("preview"), .key("locales")], 4, 3),
      ([.key("preview"), .key("locales"), .index(0)], 5, 5),
      ([.key("preview"), .key("locales"), .index(1)], 6, 5),
      ([.key("preview"), .key("locales"), .index(1), .index(1)], 6, 12),
      ([.key("preview"), .key("quoted é.key")], 8, 1),
      ([.key("preview"), .key("quoted é.key"), .key("inner")], 8, 23),
      ([.key("preview"), .key("note")], 9, 1),
      ([.key("preview"), .key("literal")], 12, 1),
      ([.key("preview"), .key("path")], 14, 1),
      ([.key("preview"), .key("last")], 15, 1),
      ([.key("apps"), .index(0)], 16, 3),
      ([.key("apps"), .index(0), .key("name")], 17, 1),
      ([.key("apps"), .index(1)], 18, 3),
      ([.key("apps"), .index(1), .key("targets"), .key("one")], 19, 13),
      ([.key("apps"), .index(1), .key("targets"), .key("two"), .key("three")], 19, 28),
      (
        [
          .key("apps"), .index(1), .key("targets"), .key("two"), .key("three"), .index(0),
          .key("four"),
        ], 19, 40
      ),
      ([.key("apps"), .index(1), .key("sub"), .key("éa")], 21, 1),
      ([.key("profiles"), .key("demo x"), .key("kind")], 23, 1),
    ] as [([KeyPositions.Step], Int, Int)])
  func `Each key is found where it stands`(path: [KeyPositions.Step], line: Int, column: Int) {
    #expect(KeyPositions(of: Self.text)[path] == TextPosition(line: line, column: column))
  }

  @Test func `What stands in strings and comments is no key`() {
    let positions = KeyPositions(of: Self.text)
    #expect(positions[[.key("hidden")]] == nil)
    #expect(positions[[.key("no")]] == nil)
  }

  @Test func `Line ends of Windows and a byte order mark move nothing`() {
    let positions = KeyPositions(of: "\u{FEFF}a = 1\r\n\r\n[b]\r\nc = [\r\n1,\r\n2]\r\n")
    #expect(positions[[.key("a")]] == TextPosition(line: 1, column: 1))
    #expect(positions[[.key("b"), .key("c"), .index(1)]] == TextPosition(line: 6, column: 1))
  }

  @Test(arguments: [
    "=", "]", "}", ",", "[", "[[", "a", "a.", "a =", "a = [", "a = {", "a = {b", "\"", "'''",
    "a = \"\"\"x", "a = \"\\", "a = \"\\u12", "a = [,,]", "a = {,=}", "\u{1}", "é", "a = é",
    "[a\nb",
    "a = \"\\UFFFFFFFF\"",
  ])
  func `Any text comes to an end`(text: String) {
    #expect(KeyPositions(of: text)[[.key("never")]] == nil)
  }

  @Test func `A dotted key as long as a file is no trouble`() {
    let key = Array(repeating: "a", count: 50_000).joined(separator: ".")
    let positions = KeyPositions(of: "[\(key)]\n\(key) = 1\nb = 2\n")
    #expect(positions[[.key("a")]] == TextPosition(line: 1, column: 2))
  }
}
