import Foundation
import FuzzSupport
import StringResources
import TestPacing
import Testing

/// Damaged and hostile files: nothing of them may stop the program.
@Suite(.takingTurns)
struct MutationTests {
  private static let values = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE resources [<!ENTITY app "My <b>App</b>"> <!ENTITY both "&app;&app;">]>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <string name="a" product="tablet">It\\'s \\u00e9 "quoted  " <b>bold</b> &both;</string>
      <string name="b" formatted="false">%s %d<xliff:g id="x">%1$s</xliff:g><![CDATA[<i>]]></string>
      <item type="string" name="c">@string/a</item><item type="string" name="d">-1.5e3dp</item>
      <plurals name="e"><item quantity="one">x</item></plurals>
      <string-array name="f"><item>?attr/x</item></string-array>
      <string name="s">\\uD83D<!-- c -->\\uDE00 a\\u41&amp;\u{3000}"x" <![CDATA[\\]]> \\
      y\\ <xliff:g> z </xliff:g><b>\\u4<?p?>1</b>]]&gt;&#13;</string>
      <item type="string" name="g">#fff</item><item type="string" name="h">50%</item>
    </resources>
    """

  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:localeConfig="@xml/locales_config"/></manifest>
    """

  private static let locales = """
    <locale-config xmlns:android="http://schemas.android.com/apk/res/android"
      android:defaultLocale="en-US"><locale android:name="en-US"/><x/>
      <locale android:name="sr-Latn-RS-x-a"/><locale android:name="pt-rBR"/></locale-config>
    """

  private static let text = """
    /* c */ "a" = "x\\U00e9\\341\\Ud83d\\Ude00\\n"; 'b'; // é
    list = (a, "b", <0fbd 77>, { c = d; }); { k = v; }
    """

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>k</key><string>v &amp; é</string>
    <key>l</key><array><integer>3</integer><real>1.5</real><true/></array></dict></plist>
    """

  private static let binary =
    Array("bplist00".utf8) + [
      0xD1, 0x01, 0x02, 0x51, 0x6B, 0x63, 0x00, 0x76, 0x00, 0x20, 0x00, 0xE9, 0x08, 0x0B, 0x0D,
    ] + [
      0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      20,
    ]

  private static let plurals = """
    k = { NSStringLocalizedFormatKey = "%1$#@v@ %#@w@"; v = { NSStringFormatSpecTypeKey =
    NSStringPluralRuleType; NSStringFormatValueTypeKey = lld; one = "%#@w@"; other = "é"; }; };
    d = { NSStringDeviceSpecificRuleType = { mac = x; other = { NSStringLocalizedFormatKey = y; }; };
    }; w = { NSStringVariableWidthRuleType = { 20 = x; }; };
    """

  private static let catalogue = """
    { "sourceLanguage": "en", "version": "1.0", "x": [0, -1.5e+7, true, null], "strings": {
      "a": { "shouldTranslate": false, "localizations": { "en": { "variations": { "device": {
        "mac": { "variations": { "plural": { "other": { "stringUnit": { "value": "%lld" } } } } },
        "other": { "stringUnit": { "state": "new", "value": "\\u00e9\\ud83d\\ude00" } } } } } } },
      "b": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "%#@n@ é" },
        "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": { "one": { "stringUnit": { "value": "%arg %%" } } } } } } } } },
      "c": { "localizations": { "en": { "stringSet": { "state": "new", "values": ["x"] } } } } } }
    """

  private static let seeds: [[UInt8]] = [
    Array(values.utf8), Array(manifest.utf8), Array(locales.utf8), Array(text.utf8),
    Array(propertyList.utf8), binary, Array(plurals.utf8),
    AppleStringsdictFileTests.binary, Array(catalogue.utf8),
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
  ]

  /// The long run damages each file more often.
  private static let rounds =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"] == nil ? 400 : 3000

  @Test(arguments: seeds.indices)
  func `A damaged file leaves problems, not a crash`(seed: Int) {
    var random = SplitMix(state: UInt64(seed) + 1)
    for round in 0..<Self.rounds {
      var bytes = Self.seeds[seed]
      for _ in 0...Int.random(in: 0...4, using: &random) { mutate(&bytes, &random) }
      let android = AndroidValuesFile.reading(
        bytes, build: round.isMultiple(of: 2) ? .gradle : .aapt2)
      let apple = AppleStringsFile.reading(bytes)
      let plurals = AppleStringsdictFile.reading(bytes)
      let catalogue = StringCatalogue.reading(bytes)
      let locales = AndroidLocaleConfigFile.reading(bytes)
      let manifest = AndroidManifestFile.reading(bytes)
      let problems =
        android.problems + apple.problems + plurals.problems + catalogue.problems
        + locales.problems + manifest.problems
      let compiled = catalogue.compiled().flatMap { tables in
        tables.strings.map(\.line) + tables.stringsdict.map(\.line)
      }
      let places = problems.map(\.line) + android.resources.map(\.line) + compiled
      #expect(places.allSatisfy { $0 >= 0 && $0 <= bytes.count + 1 })
      #expect(locales.defaultLocale.map { locales.locales.contains($0) } ?? true)
      let isRejected = apple.problems.contains { $0.severity == .error }
      #expect(!isRejected || apple.entries.isEmpty)
    }
  }

  @Test func `The binary list that is damaged elsewhere is whole itself`() {
    let file = AppleStringsFile.reading(Self.binary)
    #expect(file.entries == [AppleStringsFile.Entry(key: "k", text: "v é", line: 0)])
  }

  @Test func `Elements in elements, a hundred thousand deep, are read`() {
    let depth = 100_000
    let open = String(repeating: "<b>", count: depth)
    let close = String(repeating: "</b>", count: depth)
    let xml = "<resources><string name=\"k\">\(open)x\(close)</string></resources>"
    #expect(AndroidValuesFile.reading(Array(xml.utf8)).resources.map(\.value) == [.text("x")])

    let lists = String(repeating: "(", count: depth)
    #expect(AppleStringsFile.reading(Array("k = \(lists)".utf8)).problems.count == 1)
    let arrays = String(repeating: "<array>", count: depth)
    #expect(
      AppleStringsFile.reading(Array("<dict><key>k</key>\(arrays)".utf8)).problems.count == 1)
  }

  @Test func `Entities that expand to gigabytes are an error`() {
    var entities = "<!ENTITY e0 \"\(String(repeating: "x", count: 100))\">"
    for index in 1...12 {
      let reference = String(repeating: "&e\(index - 1);", count: 10)
      entities += "<!ENTITY e\(index) \"\(reference)\">"
    }
    let xml = "<!DOCTYPE resources [\(entities)]><resources><string name=\"k\">&e12;</string>"
    let file = AndroidValuesFile.reading(Array(xml.utf8))
    #expect(file.resources.isEmpty)
    #expect(file.problems.count == 1)
  }

  @Test(arguments: [(200, true), (201, false)])
  func `Attributes that every element would get have a limit`(count: Int, isRead: Bool) {
    let defaults = (1...count).map { "a\($0) CDATA \"x\"" }.joined(separator: " ")
    let xml =
      "<!DOCTYPE resources [<!ATTLIST string \(defaults)>]><resources><string name=\"k\">x</string></resources>"
    let file = AndroidValuesFile.reading(Array(xml.utf8))
    let sentence = "more than 200 attributes have default values"
    #expect(file.problems.map(\.sentence).contains(sentence) != isRead)
  }

  @Test func `A chain of a hundred thousand entities is an error`() {
    let entities = (1...100_000).map { "<!ENTITY e\($0) \"&e\($0 - 1);\">" }.joined()
    let xml =
      "<!DOCTYPE resources [<!ENTITY e0 \"x\">\(entities)]>"
      + "<resources><string name=\"k\">&e100000;</string></resources>"
    let file = AndroidValuesFile.reading(Array(xml.utf8))
    #expect(file.problems.map(\.sentence) == ["more than 200 entities refer to other entities"])
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2:
      bytes.insert(
        Array("\"'\\<>&;=(){}%@?\u{0}\n".utf8).randomElement(using: &random) ?? 0, at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + 8))
    default:
      let end = min(bytes.count, index + Int.random(in: 1...20, using: &random))
      bytes.insert(
        contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &random))
    }
  }
}
