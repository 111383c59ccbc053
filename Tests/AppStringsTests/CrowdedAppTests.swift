import AppStrings
import Resolver
import Testing

/// Directories with far more in them than an app has.
struct CrowdedAppTests {
  private static let tags = (0..<26 * 26 * 3).map { number in
    let letters = [number / 676, number / 26 % 26, number % 26].map { UInt8(97 + $0) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func app(_ files: [String: String]) async -> AppStrings {
    await AppStrings.reading(
      AppSources(android: ["res"], apple: ["App"]),
      from: .memory(files.mapValues { Array($0.utf8) }))
  }

  @Test func `Nothing is known of an app with more localizations than any app has`() async {
    var files: [String: String] = [:]
    for tag in Self.tags {
      files["res/values-\(tag)/strings.xml"] = TemporaryApp.xml("<string name=\"a\">x</string>")
      files["App/\(tag).lproj/Localizable.strings"] = "\"a\" = \"x\";"
    }
    let strings = await Self.app(files)
    #expect(
      strings.problems.map(\.description)
        == ["res", "App"].map {
          "\($0): error: it has more than 500 localizations, too many for one app: name the app's own directory"
        })
    for platform in [Platform.android, .apple] {
      let resolution = StringResolver(strings: strings.localizations)
        .resolve(TextRequest(key: "a"), on: Device(platform, locales: ["en"]))
      #expect(resolution.outcome == .unknown)
    }
  }

  /// Ten thousand of each: with the square of their number this would take minutes.
  @Test func `Names that are no localizations are passed over one by one`() async {
    var files = ["res/values/a.xml": TemporaryApp.xml("<string name=\"a\">x</string>")]
    for number in 0..<10_000 { files["res/values-b+zz\(number)+!!/a.xml"] = "" }
    #expect(await Self.app(files).problems.count == 10_001)
  }

  @Test func `Directories that don't exist are passed over one by one`() async {
    let directories = (0..<20_000).map { "r\($0)" }
    let strings = await AppStrings.reading(AppSources(android: directories), from: .memory([:]))
    #expect(strings.problems.count == 20_000)
    #expect(strings.localizations.android == nil)
  }
}
