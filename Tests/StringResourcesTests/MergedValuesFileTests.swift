import StringResources
import Testing

/// What Gradle's merger and compiler do otherwise than aapt2; the texts are in the vectors.
struct MergedValuesFileTests {
  private static func file(_ body: String, _ build: AndroidBuild = .gradle) -> AndroidValuesFile {
    .reading(Array("<resources>\n\(body)\n</resources>".utf8), build: build)
  }

  private static func document(_ text: String) -> AndroidValuesFile { .reading(Array(text.utf8)) }

  @Test(arguments: [
    ("", "<string name=\"k\">caf\u{E9}</string>\n", 1, 24, ""),
    ("\n\n", "<!-- \u{E9} -->\n<string name=\"k\">\u{FC}</string>", 3, 6, " (and in 1 more lines)"),
  ])
  func `Bytes that are not of the encoding are a warning at their place`(
    before: String, body: String, line: Int, column: Int, more: String
  ) {
    // As an editor of the last century saves it, without saying so.
    let text = "\(before.isEmpty ? "" : "<resources>" + before)\(body)"
    let whole = before.isEmpty ? "<resources>\(text)</resources>" : text + "</resources>"
    let file = AndroidValuesFile.reading(whole.unicodeScalars.map { UInt8($0.value) })
    #expect(
      file.problems == [
        FileProblem(
          .warning, "bytes that aren't letters become � in the app: save the file as UTF-8\(more)",
          line: line, column: column + (before.isEmpty ? 8 : 0), losesText: true)
      ])
    #expect(file.resources.map(\.name) == ["k"])
  }

  @Test func `Bytes that the declared encoding lacks are a warning too`() {
    let text = "<?xml version=\"1.0\" encoding=\"us-ascii\"?>\n<resources>\u{E9}</resources>"
    let file = AndroidValuesFile.reading(text.unicodeScalars.map { UInt8($0.value) })
    #expect(file.problems.contains { $0.line == 2 && $0.sentence.hasPrefix("bytes that aren't") })
    let latin = text.replacing("us-ascii", with: "iso-8859-1")
    let read = AndroidValuesFile.reading(latin.unicodeScalars.map { UInt8($0.value) })
    #expect(!read.problems.contains { $0.sentence.hasPrefix("bytes that aren't") })
  }

  @Test(arguments: [
    (
      "<string name=\"k\">x</string>\"", "text outside a resource: no device shows it; remove it"
    ),
    (
      "<string name=\"k\">x</string><string>y</string>",
      "<string> has no 'name' attribute: the build leaves it out"
    ),
    (
      "<string name=\"k\">x</string><n:string xmlns:n=\"urn:n\" name=\"l\">y</n:string>",
      "<string> is in the namespace 'urn:n': the build leaves it out"
    ),
  ])
  func `What the build drops is a warning, and the rest is read`(body: String, sentence: String) {
    let file = Self.file(body)
    #expect(file.resources.map(\.name) == ["k"])
    #expect(file.problems.map(\.severity) == [.warning])
    #expect(file.problems.map(\.sentence) == [sentence])
    #expect(file.problems.map(\.line) == [2])
  }

  @Test(arguments: [
    (
      "<string name=\"a-b\">x</string>",
      "'a-b' isn't a valid resource name: use letters, digits, '_' and '.',"
        + " and begin with a letter or '_'"
    ),
    (
      "<string name=\"new\">x</string>",
      "'new' is a Java keyword and can't be a resource name: choose another one"
    ),
    (
      "<string name=\"l\">x</string><item type=\"string\" name=\"l\" product=\"tv\">y</item>",
      "duplicate value for 'string/l': line 2 has one already"
    ),
    (
      "<string name=\"l\" xml:lang=\"fr\">x</string>",
      "the build fails on attributes such as 'xml:lang' and 'xml:space' here: remove them"
    ),
    (
      "<string name=\"l\"><b>x]]&gt;</b></string>",
      "the build fails on ']]>' in a text: write ']]\\u003E'"
    ),
    ("<n:foo xmlns:n=\"urn:n\"/>", "unknown resource type 'foo'"),
    ("<configVarying name=\"l\">x</configVarying>", "unknown resource type 'configVarying'"),
    ("<item type=\"string\" name=\"l\" format=\"\">x</item>", "'' is an invalid format"),
  ])
  func `What the build fails on is an error, and its neighbors are read`(
    body: String, sentence: String
  ) {
    let file = Self.file("\(body)<string name=\"k\">K</string>")
    #expect(file.problems.map(\.severity) == [.error])
    #expect(file.problems.map(\.sentence) == [sentence])
    #expect(file.resources.contains { $0.name == "k" && $0.value == .text("K") })
  }

  @Test(arguments: [
    ("\\uD83D\\uDE00", "😀", ""), ("a\u{3000}\u{2003}b", "a b", "a\u{3000}\u{2003}b"),
    ("  a \"b\"  ", " a b", "a b"), ("x\\ ", "x ", "x"),
    ("\u{3000}x\u{3000}", "x", "\u{3000}x\u{3000}"),
    ("1\u{A0}000\u{202F}km", "1\u{A0}000\u{202F}km", "1\u{A0}000\u{202F}km"),
  ])
  func `Escapes, wide spaces and edges follow the build`(
    text: String, inGradle: String, inAAPT2: String
  ) {
    let body = "<string name=\"k\">\(text)</string>"
    #expect(Self.file(body).resources.map(\.value) == [.text(inGradle)])
    #expect(Self.file(body, .aapt2).resources.map(\.value) == [.text(inAAPT2)])
  }

  @Test func `A root of any name will do, but only for Gradle`() {
    let text = Array("<Resources><string name=\"k\">x</string></Resources>".utf8)
    #expect(AndroidValuesFile.reading(text).resources.map(\.name) == ["k"])
    #expect(AndroidValuesFile.reading(text, build: .aapt2).problems.map(\.severity) == [.error])
  }

  @Test func `Bytes that are not UTF-8 show as U+FFFD`() {
    let bytes =
      Array("<resources><string name=\"k\">caf".utf8) + [0xE9]
      + Array("</string></resources>".utf8)
    let file = AndroidValuesFile.reading(bytes)
    #expect(file.resources.map(\.value) == [.text("caf\u{FFFD}")])
    #expect(file.problems.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      ("windows-1252", [0x80, 0x97], "€—"), ("ISO-8859-15", [0xA4, 0xE9], "€é"),
      ("latin1", [0xE9], "é"), ("US-ASCII", [0xE9], "\u{FFFD}"), ("bogus", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func `A declared encoding is that of the bytes`(name: String, bytes: [UInt8], text: String) {
    let head = "<?xml version=\"1.0\" encoding=\"\(name)\"?><resources><string name=\"k\">"
    let file = AndroidValuesFile.reading(
      Array(head.utf8) + bytes + Array("</string></resources>".utf8))
    #expect(file.resources.map(\.value) == [.text(text)])
    #expect(file.problems.map(\.severity) == (text.contains("\u{FFFD}") ? [.warning] : []))
  }

  @Test func `An encoding that this program does not know is an error, never a wrong text`() {
    let file = Self.document("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><resources/>")
    #expect(
      file.problems.map(\.sentence) == [
        "the declared encoding can't be read: save the file as UTF-8"
      ])
  }

  @Test func `UTF-16 without a mark and UTF-32 with one are read`() {
    let text = "<resources><string name=\"k\">é😀</string></resources>"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let wide = text.unicodeScalars.flatMap { scalar in
      stride(from: 24, through: 0, by: -8).map { UInt8(scalar.value >> UInt32($0) & 0xFF) }
    }
    for bytes in [little, [0x00, 0x00, 0xFE, 0xFF] + wide] {
      #expect(AndroidValuesFile.reading(bytes).resources.map(\.value) == [.text("é😀")])
    }
  }

  @Test func `Marks before the document are cut off, words are an error`() {
    let xml = "<?xml version=\"1.0\"?><resources><string name=\"k\">x</string></resources>"
    #expect(Self.document("\u{FEFF}\u{FEFF}" + xml).problems.isEmpty)
    #expect(Self.document("--- " + xml).resources.map(\.name) == ["k"])
    #expect(Self.document("abc" + xml).problems.map(\.severity) == [.error])
    #expect(Self.document("\n" + xml).problems.map(\.severity) == [.error])
    #expect(
      Self.document("<?xml version=\"2.0\"?><resources/>").problems.map(\.sentence) == [
        "unknown XML version '2.0': write version=\"1.0\""
      ])
  }
}
