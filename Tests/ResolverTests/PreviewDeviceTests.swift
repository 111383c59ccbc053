import Resolver
import StringResources
import Testing

/// Pseudo-locales are locales like any other to those who preview.
struct PreviewDeviceTests {
  private static let strings: AppLocalizations = {
    var android = AndroidStringTable()
    android.add(
      [AndroidValuesFile.Resource(name: "hello", kind: .string, value: .text("Hello"), line: 2)],
      configuration: AndroidConfiguration(), directory: "values", path: "values/strings.xml")
    let entry = AppleStringTable.Localization.Entry(
      "Hello", file: "en.lproj/Localizable.strings", line: 1)
    let apple = AppleStringTable(
      localizations: [.init(name: "en", strings: [Array("hello".utf8): entry])])
    return AppLocalizations(android: android, apple: apple)
  }()

  @Test(arguments: ["en-XA", "ar-XB"])
  func `A pseudo-locale shows another text than English on both phones`(locale: String) {
    let resolver = StringResolver(strings: Self.strings.withPseudoLocales(wantedBy: [locale]))
    for platform in [Platform.android, .apple] {
      let shown = resolver.resolve(
        TextRequest(key: "hello"), on: Device(platform, previewing: [locale]))
      #expect(shown.outcome.text?.isEmpty == false)
      #expect(shown.outcome.text != "Hello")
    }
  }

  @Test func `An Apple device has a third one, twice as long`() {
    let resolver = StringResolver(strings: Self.strings)
    let shown = resolver.resolve(
      TextRequest(key: "hello"), on: Device(.apple, previewing: ["x-double-length"]))
    #expect(shown.outcome == .shows("Hello Hello"))
  }

  @Test func `Without a pseudo-locale among them nothing is made`() {
    let strings = Self.strings.withPseudoLocales(wantedBy: ["en-US", "fr"])
    let shown = StringResolver(strings: strings).resolve(
      TextRequest(key: "hello"), on: Device(.android, previewing: ["en-XA"]))
    #expect(shown.outcome == .shows("Hello"))
  }
}
