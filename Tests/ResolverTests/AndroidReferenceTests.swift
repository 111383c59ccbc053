import Resolver
import StringResources
import Testing

/// Answers of Android 14's own code to strings that refer to something else than a string.
struct AndroidReferenceTests {
  private static let values = """
    <resources>
    <integer name="i">42</integer><integer name="h">0x1F</integer><integer name="i2">@integer/i</integer>
    <bool name="b">true</bool><color name="c">#f00</color><color name="c2">#80ff0000</color>
    <drawable name="dr">#123456</drawable><dimen name="d">16dp</dimen><item type="id" name="known"/>
    <integer-array name="arr"><item>1</item></integer-array>
    <plurals name="pl"><item quantity="other">x</item></plurals><attr name="mine" format="string"/>
    <item type="string" name="typed">@integer/i</item>
    <string name="r1">@integer/i</string><string name="r2">@integer/h</string>
    <string name="r3">@bool/b</string><string name="r4">@dimen/d</string>
    <string name="r5">@color/c</string><string name="r6">@color/c2</string>
    <string name="r7">@+id/fresh</string><string name="r8">@id/known</string>
    <string name="r9">@drawable/dr</string><string name="r10">@integer/i2</string>
    <string name="r11">@array/arr</string><string name="r12">@plurals/pl</string>
    <string name="r13">?mine</string><string name="r14">?android:attr/textColorPrimary</string>
    <string name="r15">@integer/none</string><string name="r16">@android:string/ok</string>
    <string name="formatted">@string/r1</string>
    </resources>
    """

  private static func resolution(_ key: String, _ locale: String) -> Resolution {
    var table = AndroidStringTable(packageName: "com.example.shop")
    for (directory, text) in [
      ("values", values), ("values-fr", "<resources><integer name=\"i\">7</integer></resources>"),
    ] {
      table.add(
        AndroidValuesFile.reading(Array(text.utf8)).resources,
        configuration: AndroidConfiguration(directoryName: directory) ?? AndroidConfiguration(),
        directory: directory, path: "res/\(directory)/s.xml")
    }
    return StringResolver(strings: AppLocalizations(android: table)).resolve(
      TextRequest(key: key), on: Device(.android, locales: [locale]))
  }

  @Test(arguments: [
    ("typed", "42"), ("r1", "42"), ("r2", "0x1f"), ("r3", "true"), ("r4", "16.0dip"),
    ("r5", "#ffff0000"), ("r6", "#80ff0000"), ("r7", "false"), ("r8", "false"),
    ("r9", "#ff123456"), ("r10", "42"), ("formatted", "42"),
  ])
  func `A reference to a value prints it as the device does`(key: String, text: String) {
    let resolution = Self.resolution(key, "en-US")
    #expect(resolution.outcome == .shows(text))
    #expect(!resolution.isFallback)
  }

  @Test func `The value is the one for the device's locale`() {
    #expect(Self.resolution("r1", "fr-CA").outcome == .shows("7"))
    #expect(Self.resolution("r1", "fr-CA").source?.localization == "values-fr")
    // The string itself is in another language; that the number has one value for all isn't.
    #expect(Self.resolution("r1", "fr-CA").isFallback)
  }

  @Test(arguments: [
    (
      "r11",
      "it refers to the <array> “arr”, and the device shows a resource's number, which isn't known; "
        + "use a text"
    ),
    (
      "r12",
      "it refers to the <plurals> “pl”, and the device shows a resource's number, which isn't known; "
        + "use a text"
    ),
    ("r13", "?mine is an attribute of a theme; write \\? for a text"),
    ("r14", "?android:textColorPrimary is an attribute of a theme; write \\? for a text"),
    ("r15", "it refers to @integer/none, which isn't in the app's own values"),
    ("r16", "it refers to @android:string/ok, outside the app's strings"),
  ])
  func `What only the build knows is unknown`(key: String, reason: String) {
    let resolution = Self.resolution(key, "en-US")
    #expect(resolution.outcome == .unknown)
    #expect(resolution.reason == reason)
  }
}
