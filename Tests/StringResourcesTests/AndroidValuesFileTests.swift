import StringResources
import Testing

struct AndroidValuesFileTests {
  private func file(_ body: String, _ build: AndroidBuild = .gradle) -> AndroidValuesFile {
    .reading(
      Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(body)\n</resources>".utf8),
      build: build)
  }

  @Test func `A wrong string names its place, and its neighbors are read`() {
    let file = file(
      """
        <string name="a">A</string>
        <string name="b">it's</string>
        <string name="c">C</string>
      """)
    #expect(file.resources.map(\.name) == ["a", "c"])
    #expect(file.resources.map(\.line) == [3, 5])
    #expect(
      file.problems == [
        FileProblem(
          .error, "unescaped apostrophe: write \\' or put the whole text into double quotes",
          line: 4, column: 3)
      ])
  }

  @Test func `What stands before broken XML is read`() {
    let file = file("<string name=\"a\">A</string>\n<string name=\"b\">B & C</string>")
    #expect(file.resources.map(\.name) == ["a"])
    #expect(file.problems.map(\.line) == [4])
    #expect(file.problems.map(\.column) == [21])
    #expect(file.problems.allSatisfy { $0.severity == .error })
  }

  @Test func `Columns count bytes`() {
    let file = file("<!-- é --><string name=\"a\">A</string>")
    #expect(file.resources.map(\.column) == [12])
  }

  @Test(arguments: [
    ("<foo/>", "unknown resource type 'foo'"),
    ("<string>x</string>", "<string> has no 'name' attribute"),
    ("stray", "text outside a resource: put it into a <string> or remove it"),
    (
      "<string name=\"k\" translatable=\"no\">x</string>",
      "'translatable' must be 'true' or 'false'"
    ),
    ("<string name=\"k\">\\u12g4</string>", "invalid escape: '\\u' takes four hexadecimal digits"),
    ("<item name=\"k\">x</item>", "<item> must have a 'type' attribute"),
    (
      "<string name=\"k\">x</string>\n<string name=\"k\">x</string>",
      "duplicate value for 'string/k': line 3 has one already"
    ),
    (
      "<string name=\"1a\">x</string>",
      "'1a' isn't a valid resource name: use letters, digits, '_', '.' and '-',"
        + " and begin with a letter or '_'"
    ),
    (
      "<string name=\"k\">&nbsp;</string>",
      "undefined entity: write the character itself, or its number as in '&#160;'"
    ),
    ("<item type=\"id\" name=\"k\">x</item>", "an id must be empty or a reference to another id"),
    ("<integer name=\"k\">-0x1</integer>", "'-0x1' isn't a value of type 'integer'"),
    (
      "<declare-styleable name=\"k\"><item/></declare-styleable>",
      "unknown tag <item>: only <attr> is allowed here"
    ),
    (
      "<item type=\"string\" name=\"k\" format=\"string|color\">x</item>",
      "'string|color' is an invalid format"
    ),
  ])
  func `What aapt2 refuses is an error that says what to do`(body: String, sentence: String) {
    let errors = file(body, .aapt2).problems.filter { $0.severity == .error }
    #expect(errors.map(\.sentence) == [sentence])
  }

  @Test(arguments: [
    (#"\ud83d"#, AndroidBuild.gradle, 1), (#"x \ude00"#, .gradle, 1),
    (#"\ud83d\ude00"#, .gradle, 0),
    (#"\ud83d\ude00"#, .aapt2, 1), (#"\u2026"#, .aapt2, 0), ("😀?", .gradle, 0),
  ])
  func `An escape for half of a character loses text`(
    text: String, build: AndroidBuild, count: Int
  ) {
    let file = file("<string name=\"k\">\(text)</string>", build)
    #expect(file.problems.count { $0.losesText } == count)
    #expect(file.problems.count == count)
  }

  @Test func `Several placeholders without numbers are a warning only`() {
    let file = file("<string name=\"k\">%s and %s</string>")
    #expect(file.resources.map(\.value) == [.text("%s and %s")])
    #expect(file.problems.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("@string/x", AndroidStringValue.reference(package: nil, type: "string", name: "x")),
    ("@*o.a:string/x", .reference(package: "o.a", type: "string", name: "x")),
    ("@+id/x", .text("false")),
    ("@+string/x", .text("@+string/x")),
    ("@id.mine/x", .text("@id.mine/x")),
    ("?android:attr/x", .attribute("android:x")),
    ("?*android:attr/x", .attribute("android:x")),
    ("? what", .attribute(" what")),
    ("@@string/x", .reference(package: nil, type: "string", name: "x")),
    ("@@x", .text("@@x")),
    ("?string/x", .text("?string/x")),
    (" @empty ", .empty),
  ])
  func `References and texts that only look like them are told apart`(
    text: String, value: AndroidStringValue
  ) {
    #expect(file("<string name=\"k\">\(text)</string>").resources.map(\.value) == [value])
  }

  @Test(arguments: [
    ("123", "123"), ("0x1F", "0x1f"), ("1.50", "1.5"), ("12345678.5", "1.2345678E7"),
    ("0.0001", "1.0E-4"), ("16dp", "16.0dip"), ("50%", "50.0%"), ("-.5sp", "-0.5sp"),
    ("#fff", "#ffffffff"), ("#0123", "#112233"), ("TRUE", "true"), ("50 %", "50 %"), ("1e", "1e"),
  ])
  func `An item of type string that reads as a number shows as Android prints it`(
    text: String, printed: String
  ) {
    let file = file("<item type=\"string\" name=\"k\">\(text)</item>")
    #expect(file.resources.map(\.value) == [.text(printed)])
  }

  @Test func `Other resources are there by their kind`() {
    let file = file(
      """
      <plurals name="p"><item quantity="one">x</item></plurals>
      <string-array name="a"><item>x</item></string-array>
      <color name="c">#fff</color>
      """)
    #expect(file.resources.map(\.kind) == [.plurals, .array, .other("color")])
    #expect(file.problems.isEmpty)
  }

  @Test func `A string says itself, or by its file, that it is not translated`() {
    let xml =
      "<resources><string name=\"a\" translatable=\"false\">A</string>"
      + "<string name=\"b\" product=\"tablet\">B</string></resources>"
    let file = AndroidValuesFile.reading(Array(xml.utf8))
    #expect(file.resources.map(\.isTranslatable) == [false, true])
    #expect(file.resources.map(\.product) == [nil, "tablet"])
    let other = AndroidValuesFile.reading(Array(xml.utf8), isTranslatable: false)
    #expect(other.resources.map(\.isTranslatable) == [false, false])
  }

  @Test func `A text that the app cannot hold is shown as Android shows it`() {
    let longest = String(repeating: "x", count: 32767)
    #expect(file("<string name=\"k\">\(longest)</string>").problems.isEmpty)
    let tooLong = file("<string name=\"k\">\(longest)x</string>")
    #expect(tooLong.resources.map(\.value) == [.text("STRING_TOO_LARGE")])
    #expect(tooLong.problems.map(\.severity) == [.warning])
    let emoji = String(repeating: "😀", count: 8000)
    #expect(
      file("<string name=\"k\">\(emoji)</string>").resources.map(\.value)
        == [.text("STRING_TOO_LARGE")])
  }

  @Test func `Declared encodings are honored, unknown ones are a problem`() {
    let latin =
      Array("<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><resources>".utf8)
      + Array("<string name=\"k\">".utf8) + [0xE9] + Array("</string></resources>".utf8)
    #expect(AndroidValuesFile.reading(latin).resources.map(\.value) == [.text("é")])

    let wide =
      "<?xml version=\"1.0\" encoding=\"utf-16\"?><resources>\n <string name=\"k\">é</string>"
      + "</resources>"
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + wide.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let file = AndroidValuesFile.reading(bytes)
    #expect(file.resources.map(\.value) == [.text("é")])
    #expect(file.resources.map(\.line) == [2])
    #expect(file.resources.map(\.column) == [2])

    let unknown = "<?xml version=\"1.0\" encoding=\"x-klingon\"?><resources/>"
    #expect(
      AndroidValuesFile.reading(Array(unknown.utf8)).problems.map(\.sentence)
        == ["the declared encoding can't be read: save the file as UTF-8"])
  }

  @Test(arguments: ["", " ", "\u{0}", "<", "<resources>", "\u{FEFF}"])
  func `A file that holds nothing is an error`(text: String) {
    let file = AndroidValuesFile.reading(Array(text.utf8))
    #expect(file.resources.isEmpty)
    #expect(file.problems.map(\.severity) == [.error])
  }
}
