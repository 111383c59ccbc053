import AppStrings
import Drafts
import Resolver
import StringResources
import Testing

@testable import Commands

struct StringsReportTests {
  private static let strings: AppLocalizations = {
    var table = AndroidStringTable()
    for (directory, texts) in [
      ("values", ["a": "Hello"]), ("values-es-rMX", ["a": "Hola", "stale": "Viejo"]),
    ] {
      table.add(
        texts.sorted(by: <).enumerated().map {
          .init(name: $1.key, kind: .string, value: .text($1.value), line: $0 + 2)
        },
        configuration: AndroidConfiguration(directoryName: directory) ?? AndroidConfiguration(),
        directory: directory, path: "res/\(directory)/strings.xml")
    }
    return AppLocalizations(android: table)
  }()

  @Test(arguments: [("a", true), ("com.example:string/a", true), ("b", false), ("A", false)])
  func `To resolve a key that no string has is a failure`(key: String, isKnown: Bool) {
    let inventory = StringResolver(strings: Self.strings).keys
    #expect(StringsResolveCommand.isKnown(key, in: Self.strings, inventory) == isKnown)
    let nothing = AppLocalizations()
    let none = StringResolver(strings: nothing).keys
    #expect(StringsResolveCommand.isKnown(key, in: nothing, none), "it can't be told")
  }

  @Test func `Devices that all get the same of a key have one paragraph, a few have one each`() {
    let entries = { (names: [String], text: String) in
      names.map {
        StringsReport.ResolvedKey(
          locale: PreviewLocale($0), platform: .android,
          resolution: Resolution(documented: nil, outcome: .shows(text)))
      }
    }
    let many = entries(["de", "fr", "it", "es", "nl", "pl", "pt"], "Hi")
    #expect(
      StringsReport.text(entries(["en"], "Yes") + many + entries(["ja", "ko"], "はい")) == """
        en  android
          text   Yes

        de, fr, it, es, nl, pl and 1 more  android
          text   Hi

        ja  android
          text   はい

        ko  android
          text   はい

        """)
  }

  @Test func `Every key is listed with the number of its localizations`() {
    let keys = StringsReport.keys(in: Self.strings)
    #expect(
      StringsReport.text(keys, [.android, .apple]) == """
        a      android 2    apple 0
        stale  android 1    apple 0        removed by the build: no default text

        """)
    #expect(StringsReport.json([StringsReport.Key](), [.android]).contains("\"keys\": []"))
    let json = StringsReport.json(keys, [.android, .apple])
    #expect(json.contains(#""removed_by_build": true"#))
    #expect(json.contains(#""apple": 0"#))
  }

  @Test func `A platform without strings is not mentioned`() async throws {
    let keys = StringsReport.keys(in: Self.strings)
    #expect(StringsReport.text(keys, [.android]).hasPrefix("a      android 2\n"))
    #expect(!StringsReport.json(keys, [.android]).contains("apple"))
    for (sources, platforms) in [
      (AppSources(android: ["res"]), [DeviceName.android]), (AppSources(apple: ["ios"]), [.apple]),
      (AppSources(android: ["res"], apple: ["ios"]), [.android, .apple]),
      (AppSources(), [.android, .apple]),
    ] {
      let strings = await AppStrings.reading(sources, from: .memory([:]))
      #expect(strings.platforms == platforms)
    }
  }

  @Test(arguments: [("HOL", ["a"]), ("stal", ["stale"]), ("e", ["a", "stale"]), ("x", [])])
  func `A text is found by its key or what it says`(piece: String, keys: [String]) {
    let found = LocalizedText.holding(piece, LocalizedText.all(in: Self.strings))
    #expect(found.map(\.key) == keys)
  }

  @Test func `What is found is told with its place`() {
    let found = LocalizedText.holding("hola", LocalizedText.all(in: Self.strings))
    #expect(StringsReport.text(found) == "res/values-es-rMX/strings.xml:2: a: Hola\n")
  }

  @Test func `The dump holds what devices find, without what the build removes`() throws {
    let dump = StringsDump(try #require(Self.strings.android))
    #expect(
      dump.text(locales: ["es-MX", "de"]) == """
        es-MX\ta\tvalues-es-rMX\tHola
        de\ta\tvalues\tHello

        """)
    #expect(dump.text(locales: []).split(separator: "\n").count == 13)
  }

  @Test func `The dump knows Apple's files, and what none of them has`() {
    typealias Entry = AppleStringTable.Localization.Entry
    let entries = { (texts: [String: String]) in
      Dictionary(
        uniqueKeysWithValues: texts.map {
          (Array($0.key.utf8), Entry($0.value, file: "Localizable.strings", line: 1))
        })
    }
    let table = AppleStringTable(localizations: [
      .init(name: "en", strings: entries(["A": "Hello", "B": "Bye"])),
      .init(name: "zh_TW", strings: entries(["A": "你好"])),
    ])
    #expect(
      StringsDump(table).text(locales: ["zh-TW", "de"]) == """
        zh-TW\tA\tzh_TW.lproj\t你好
        zh-TW\tB\t\t<shows_key>
        de\tA\ten.lproj\tHello
        de\tB\ten.lproj\tBye

        """)
    #expect(StringsDump(table).text(locales: []).contains("zh-TW\tA\t"))
  }

  @Test func `A search finds the texts of plurals, and the keys`() throws {
    let file = AndroidValuesFile.reading(
      Array(
        """
        <resources>
          <plurals name="files">
            <item quantity="one">One file</item>
            <item quantity="other">%d “files”</item>
          </plurals>
        </resources>
        """.utf8))
    var table = AndroidStringTable()
    table.add(
      file.resources, configuration: AndroidConfiguration(), directory: "values",
      path: "res/values/a.xml", quantities: file.quantities)
    var english = AppleStringTable.Localization(name: "en", stringsdict: [:])
    english.stringsdict?[Array("FILES".utf8)] = .init(
      "%#@n@", variation: .plural, file: "en.lproj/Localizable.stringsdict", line: 5)
    english.variants = [
      .init(
        key: "FILES", name: "one", text: "One file",
        file: "en.lproj/Localizable.stringsdict", line: 9)
    ]
    let texts = LocalizedText.all(
      in: AppLocalizations(
        android: table, apple: AppleStringTable(localizations: [english])))
    #expect(
      StringsReport.text(LocalizedText.holding("one file", texts)) == """
        en.lproj/Localizable.stringsdict:9: FILES (one): One file
        res/values/a.xml:3: files (one): One file

        """)
    #expect(
      LocalizedText.holding("FILES", texts).map(\.quantity) == [nil, "one", "one", "other"])
  }

  @Test(arguments: [
    ("a\nb\tc\rd\\", #"a\nb\tc\rd\\"#), ("\r\n", #"\r\n"#), ("\u{1B}[2J", #"\u001B[2J"#),
    ("é", "é"), ("\u{9B}2J\u{7F}", #"\u009B2J\u007F"#), ("\u{200F}ש", #"\u200Fש"#),
    ("a\u{202E}b\u{2066}c\u{2028}", #"a\u202Eb\u2066c\u2028"#), ("👩\u{200D}💻", "👩\u{200D}💻"),
  ])
  func `No text breaks a line of the dump or turns it around`(text: String, escaped: String) {
    #expect(StringsDump.escaped(text) == escaped)
  }
}
