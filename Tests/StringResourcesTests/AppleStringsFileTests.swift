import StringResources
import Testing

struct AppleStringsFileTests {
  private func file(_ text: String) -> AppleStringsFile { .reading(Array(text.utf8)) }

  @Test func `Entries keep their order, their lines and their duplicates`() {
    let file = file("/* c */\r\n\"b\" = \"1\";\r\n\n\"a\" = \"x\ny\"; \"b\" = \"2\";\nlist = (x);")
    #expect(
      file.entries == [
        AppleStringsFile.Entry(key: "b", text: "1", line: 2),
        AppleStringsFile.Entry(key: "a", text: "x\ny", line: 4),
        AppleStringsFile.Entry(key: "b", text: "2", line: 5),
        AppleStringsFile.Entry(key: "list", text: nil, line: 6),
      ])
    #expect(file.problems.map(\.line) == [2], "the text that no device shows")
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", "expected ';' after the value", 1, 10),
    ("\"a\" = \"1\";\n\"b\";\n\"c\" \"d\";", "expected '=' or ';' after the key", 3, 4),
    ("\n  \"a\" = \"1;", "this string has no closing quote", 2, 9),
    ("\"a\" = ;", "expected a value: put it into double quotes, found ';'", 1, 7),
    ("clé = 1;", "expected '=' or ';' after the key", 1, 3),
    ("# c", "expected a key, found '#'", 1, 1),
    ("k = <0fb>;", "data takes hexadecimal digits in pairs, found 'b'", 1, 8),
    ("{ k = v;", "close the braces of the file with '}'", 1, 9),
    ("{ k = v; } x", "expected the end of the file, found 'x'", 1, 12),
    ("<dict>\n<key>k</key></dict>", "the key has no value", 2, 1),
    ("\n<dict><string>k</string></dict>", "expected a <key>", 2, 7),
    ("<plist></plist>", "<plist> is empty: put a <dict> into it", 1, 1),
    ("<dict><key>k</key><foo/></dict>", "unknown tag <foo>", 1, 19),
  ])
  func `A rejected file has no entries and one error with its place`(
    text: String, sentence: String, line: Int, column: Int
  ) {
    let file = file(text)
    #expect(file.entries.isEmpty)
    #expect(file.problems == [FileProblem(.error, sentence, line: line, column: column)])
  }

  @Test func `What CoreFoundation silently ignores is a warning`() {
    #expect(
      file("\"a\" = \"1\";;\n\"b\" = \"2\";").problems == [
        FileProblem(
          .warning,
          "devices ignore the file from here on, because no key can begin here: "
            + "remove what isn't a key", line: 1, column: 11, losesText: true)
      ])
    #expect(
      file("\"a\" = \"1\";\n\"b").problems == [
        FileProblem(
          .warning,
          "devices ignore the file from here on, because this string has no closing quote: "
            + "close the string", line: 2, column: 1, losesText: true)
      ])
    #expect(file("(a, b)").problems.map(\.severity) == [.warning])
  }

  @Test func `A key that is there twice with two texts loses the first of them`() {
    #expect(file("a = 1;\nb = 2;\na = 1;").problems.isEmpty)
    #expect(
      file("a = 1;\nb = 2;\na = 3;\nb = 4;").problems == [
        FileProblem(
          .warning,
          "‘a’ appears twice, and devices show only the text of line 3 (and 1 more): "
            + "remove one of them", line: 1, losesText: true)
      ])
  }

  @Test func `Bytes that are not UTF-8 are found where they stand`() {
    let file = AppleStringsFile.reading(Array("\"a\" = \"1\";\n// ".utf8) + [0xE9, 0x0A])
    #expect(
      file.problems == [
        FileProblem(
          .error, "the bytes here aren't UTF-8: save the file as UTF-8", line: 2, column: 4)
      ])
  }

  @Test func `UTF-32 is read in both byte orders`() {
    var big: [UInt8] = [0, 0, 0xFE, 0xFF]
    var little: [UInt8] = [0xFF, 0xFE, 0, 0]
    for scalar in "\"k\" = \"é😀\";".unicodeScalars {
      big += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      little += [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
    }
    for bytes in [big, little] {
      #expect(AppleStringsFile.reading(bytes).entries.map(\.text) == ["é😀"])
    }
  }

  @Test func `Lists are followed as deep as CoreFoundation follows them`() {
    func nested(_ depth: Int) -> AppleStringsFile {
      let open = String(repeating: "(", count: depth)
      return file("k = \(open)\(String(repeating: ")", count: depth));")
    }
    #expect(nested(512).problems.isEmpty)
    #expect(nested(513).problems.count == 1)
  }
}
