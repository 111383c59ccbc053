import StringResources
import Testing

struct AppleStringsdictFileTests {
  typealias Entry = AppleStringsdictFile.Entry
  typealias Variant = AppleStringsdictFile.Variant
  typealias Variable = AppleStringsdictFile.Variable

  private func file(_ text: String) -> AppleStringsdictFile { .reading(Array(text.utf8)) }

  private static let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>followers</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@value@ of %2$#@all@</string>
      <key>value</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d follower</string>
        <key>other</key><string>%d followers in %#@all@</string>
      </dict>
      <key>all</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>other</key><string>%ld</string>
      </dict>
    </dict>
    </dict></plist>
    """

  @Test func `A plural has its format text, variables and lines`() {
    let file = file(Self.plural)
    #expect(file.problems.isEmpty)
    #expect(
      file.entries == [
        Entry(
          key: "followers", kind: .plural, text: "%1$#@value@ of %2$#@all@",
          variables: [
            Variable(
              name: "value", valueType: "d",
              variants: [
                Variant(name: "one", text: "%d follower", line: 10),
                Variant(name: "other", text: "%d followers in %#@all@", line: 11),
              ], line: 6),
            Variable(
              name: "all", variants: [Variant(name: "other", text: "%ld", line: 16)], line: 13),
          ], line: 3)
      ])
  }

  @Test func `Devices and widths are rules with texts`() {
    let file = file(
      """
      device = { NSStringDeviceSpecificRuleType = { mac = Click; other = Tap; ipad = {
        NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = taps; }; }; }; };
      width = { NSStringVariableWidthRuleType = { 20 = short; 50 = "not so short"; }; };
      """)
    #expect(file.problems.isEmpty)
    #expect(file.entries.map(\.kind) == [.device, .width])
    #expect(file.entries.map(\.text) == [nil, nil])
    #expect(file.entries[0].variants.map(\.text) == ["Click", "Tap", "%#@n@"])
    #expect(file.entries[0].variables.map(\.name) == ["n"])
    #expect(
      file.entries[1].variants == [
        Variant(name: "20", text: "short", line: 4),
        Variant(name: "50", text: "not so short", line: 4),
      ])
  }

  @Test func `A binary list has plurals without lines`() {
    let file = AppleStringsdictFile.reading(Self.binary)
    #expect(file.problems.isEmpty)
    #expect(
      file.entries == [
        Entry(
          key: "k", kind: .plural, text: "%#@v@",
          variables: [
            Variable(
              name: "v", variants: [Variant(name: "other", text: "x", line: 0)], line: 0)
          ], line: 0)
      ])
  }

  @Test func `A binary list that contains itself is damaged`() {
    // One dictionary whose only value is the dictionary.
    let objects: [UInt8] = [0xD1, 0x01, 0x00, 0x51, 0x6B]
    let file = AppleStringsdictFile.reading(Self.binaryList(objects, offsets: [8, 11]))
    #expect(file.entries.isEmpty)
    #expect(
      file.problems.map(\.sentence) == ["the binary property list is damaged: build the app again"])
  }

  @Test(arguments: [
    ("k = v;", "“k” isn't a dictionary: put plain texts into a .strings file", 1),
    (
      "k = {\n};",
      "“k” has no NSStringLocalizedFormatKey: add the text that names its variables", 1
    ),
    (
      "k = {\nNSStringLocalizedFormatKey = \"100%%#@no@ %#@v@\";\n};",
      "the text names the variable “v”, but “k” doesn't define it", 2
    ),
    (
      "k = { NSStringLocalizedFormatKey = x;\nv = text; };",
      "“v” isn't a variable: write a dictionary of plural categories", 2
    ),
    (
      "k = { NSStringLocalizedFormatKey = x;\nv = { NSStringFormatSpecTypeKey = Plural; other = x; }; };",
      "NSStringFormatSpecTypeKey of the variable “v” must be NSStringPluralRuleType", 2
    ),
    (
      "k = { NSStringLocalizedFormatKey = x; v = {\nNSStringFormatSpecTypeKey = NSStringPluralRuleType; one = x; }; };",
      "the variable “v” has no text for other: every number needs one", 1
    ),
    (
      "k = { NSStringLocalizedFormatKey = x; v = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = x;\nsome = x; }; };",
      "“some” is never chosen: write zero, one, two, few, many or other", 2
    ),
    (
      "k = { NSStringLocalizedFormatKey = x; v = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = x;\none = (); }; };",
      "“one” of the variable “v” has no text", 2
    ),
    (
      "k = { NSStringDeviceSpecificRuleType = { iphone = x;\npager = x; }; };",
      "“pager” is never chosen: write iphone, ipad, ipod, mac, appletv, applewatch, applevision or other",
      2
    ),
    (
      "k = { NSStringVariableWidthRuleType = {\nwide = x; }; };",
      "“wide” is never chosen: write a number of characters", 2
    ),
    (
      "k = { NSStringVariableWidthRuleType =\nx; };",
      "NSStringVariableWidthRuleType of “k” isn't a dictionary of texts", 1
    ),
  ])
  func `What the format does not have is a warning at its line`(
    text: String, sentence: String, line: Int
  ) {
    #expect(file(text).problems == [FileProblem(.warning, sentence, line: line)])
  }

  @Test func `A file that is no property list is rejected`() {
    let file = file("k = {\n  a = b\n};")
    #expect(file.entries.isEmpty)
    #expect(
      file.problems == [
        FileProblem(.error, "expected ';' after the value", line: 2, column: 8)
      ])
  }

  /// `{ k = { NSStringLocalizedFormatKey = "%#@v@"; v = { …; other = x; }; }; }`.
  static let binary: [UInt8] = {
    let texts = [
      "k", "NSStringLocalizedFormatKey", "%#@v@", "v", "NSStringFormatSpecTypeKey",
      "NSStringPluralRuleType", "other", "x",
    ]
    var objects: [UInt8] = []
    var offsets: [UInt8] = []
    let dictionaries: [[UInt8]] = [
      [0xD1, 3, 1], [0xD2, 4, 6, 5, 2], [0xD2, 7, 9, 8, 10],
    ]
    for dictionary in dictionaries {
      offsets.append(UInt8(8 + objects.count))
      objects += dictionary
    }
    for text in texts {
      offsets.append(UInt8(8 + objects.count))
      let count = UInt8(text.utf8.count)
      objects += count < 15 ? [0x50 | count] : [0x5F, 0x10, count]
      objects += text.utf8
    }
    return binaryList(objects, offsets: offsets)
  }()

  private static func binaryList(_ objects: [UInt8], offsets: [UInt8]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, UInt8(value)] }
    return Array("bplist00".utf8) + objects + offsets + [0, 0, 0, 0, 0, 0, 1, 1]
      + number(offsets.count) + number(0) + number(8 + objects.count)
  }
}
