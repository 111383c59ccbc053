import AppStrings
import StringResources

/// Small string files of every kind, from which the fuzzer makes others.
enum StringSeeds {
  static let values = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE resources [<!ENTITY app "My <b>App</b>"> <!ENTITY both "&app;&app;">]>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
      <string name="a" product="tablet">It\\'s \\u00e9 "quoted  " <b>bold</b> &both;</string>
      <string name="b" formatted="false" translatable="false">%s %d<xliff:g id="x">%1$s</xliff:g><![CDATA[<i>]]></string>
      <item type="string" name="c">@string/a</item><item type="string" name="d">-1.5e3dp</item>
      <plurals name="e"><item quantity="one">x</item><item quantity="other">%1$d x</item></plurals>
      <string-array name="f"><item>?attr/x</item></string-array><skip/><eat-comment/>
      <item type="string" name="g">#fff</item><item type="string" name="h">50%</item>
    </resources>
    """

  static let locales = [
    """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:localeConfig="@xml/locales_config"/></manifest>
    """,
    """
    <locale-config xmlns:android="http://schemas.android.com/apk/res/android"
      android:defaultLocale="en-US"><locale android:name="en-US"/><x/>
      <locale android:name="sr-Latn-RS-x-a"/><locale android:name="pt-rBR"/></locale-config>
    """,
  ]

  static let strings = [
    #"""
    /* c */ "a" = "x\U00e9\341\Ud83d\Ude00\n"; 'b'; // é
    list = (a, "b", <0fbd 77>, { c = d; }); { k = v; }
    """#,
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>k</key><string>v &amp; é<![CDATA[x]]></string>
    <key>l</key><array><integer>3</integer><real>1.5</real><true/><date>2026-11-26T00:00:00Z</date>
    <data>AAAA</data></array></dict></plist>
    """,
  ]

  /// The same in other encodings: UTF-16 of both orders, and Latin-1.
  static let encoded: [[UInt8]] = {
    let units = Array(strings[0].utf16)
    return [
      [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      Array("\"a\" = \"\u{e9}\";".unicodeScalars.map { UInt8($0.value) }),
    ]
  }()

  static let plurals = [
    """
    k = { NSStringLocalizedFormatKey = "%1$#@v@ %#@w@"; v = { NSStringFormatSpecTypeKey =
    NSStringPluralRuleType; NSStringFormatValueTypeKey = lld; one = "%#@w@"; other = "é"; }; };
    d = { NSStringDeviceSpecificRuleType = { mac = x; other = { NSStringLocalizedFormatKey = y; }; };
    }; w = { NSStringVariableWidthRuleType = { 20 = x; }; };
    """
  ]

  static let catalog = #"""
    { "sourceLanguage": "en", "version": "1.0", "x": [0, -1.5e+7, true, null], "strings": {
      "a": { "shouldTranslate": false, "extractionState": "manual", "localizations": { "en": { "variations": { "device": {
        "mac": { "variations": { "plural": { "other": { "stringUnit": { "value": "%lld" } } } } },
        "other": { "stringUnit": { "state": "new", "value": "\u00e9\ud83d\ude00" } } } } } } },
      "b": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "%#@n@ é" },
        "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": { "one": { "stringUnit": { "value": "%arg %%" } } } } } } } } },
      "c": { "localizations": { "en": { "stringSet": { "state": "new", "values": ["x"] } } } } } }
    """#

  /// `{ "k" = "v é"; }`.
  static let binary: [UInt8] =
    Array("bplist00".utf8) + [
      0xD1, 0x01, 0x02, 0x51, 0x6B, 0x63, 0x00, 0x76, 0x00, 0x20, 0x00, 0xE9, 0x08, 0x0B, 0x0D,
      0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      20,
    ]

  /// What `git ls-tree -z` and `git cat-file --batch` print.
  static let git = [
    "100644 blob 4f2c1e0\tres/values/strings.xml\u{0}160000 commit 4f2c1e1\tlib\u{0}",
    "4f2c1e0 blob 5\nhello\n4f2c1e1 missing\n",
  ]

  static let pack = StringsPack(
    origin: StringsOrigin(
      description: "v1@1234567", revision: "1234567", isDirty: true,
      date: "2026-11-21T02:00:00+00:00"),
    sources: AppSources(
      android: ["a\\b\nc/res"], package: "com.example.shop", apple: ["ios"],
      developmentRegion: "de", build: .aapt2),
    files: [
      "a\\b\nc/res/values/a.xml": Array(values.utf8),
      "ios/en.lproj/Localizable.strings": [0xFF, 0xFE, 0x0A],
      "ios/de.lproj/Localizable.strings": [],
    ])
}
