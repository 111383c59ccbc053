import MessageLint
import PushMessages
import Resolver
import Testing

struct DeviceStateRuleTests {
  @Test(
    arguments: [
      (
        [("values", "Hi %1$s"), ("values-night", "Hi %1$d")],
        [
          "error: body on Android in dark mode: %1$d crashes the app: "
            + "IllegalFormatConversionException (d != java.lang.String) [en-US fr-FR]"
        ]
      ),
      (
        [("values", "Hi %1$s"), ("values-fr", "Salut %1$s"), ("values-fr-v35", "100% %1$s")],
        [
          "error: body on Android on API 35: % % crashes the app: "
            + "IllegalFormatFlagsException (Flags = ' ') [fr-FR]"
        ]
      ),
      (
        [("values", "Hi %1$s"), ("values-land", "Hi")],
        ["warning: body on Android in landscape: argument 1 (Bob) is lost [en-US fr-FR]"]
      ),
      // Older devices show the text without a qualifier.
      (
        [("values", "Hi"), ("values-v29", "Hi %1$s")],
        ["warning: body on Android on API 28: argument 1 (Bob) is lost [en-US fr-FR]"]
      ),
      ([("values", "Hi %1$s"), ("values-night", "Good evening, %1$s")], []),
      // What the preview's device does itself, other rules tell.
      ([("values", "%1$d"), ("values-night", "%1$d")], []),
      ([("values", "Hi %1$s"), ("values-ldrtl", "Hi %1$d")], []),
    ] as [([(String, String)], [String])])
  func `A text for another state of the device is looked at as such a device does`(
    texts: [(String, String)], expected: [String]
  ) {
    let app = Translations(android: texts.map { ($0.0, $0.1) })
    let findings = app.findings(app.message(#"["Bob"]"#))
    #expect(
      findings.filter { $0.rule == "device-state" }.map {
        "\($0.severity): \($0.statement) [\($0.locales.joined(separator: " "))]"
      } == expected)
    let isOfUsualPhone = texts.contains { $0.0 == "values-v29" || $0.0 == "values-ldrtl" }
    #expect(isOfUsualPhone || !findings.contains { $0.rule == "placeholder-mismatch" })
  }

  @Test func `The finding names the directory and the line`() throws {
    let app = Translations(android: [("values", "Hi %1$s"), ("values-night", "Hi %1$d")])
    let finding = try #require(
      app.findings(app.message(#"["Bob"]"#)).first { $0.rule == "device-state" })
    #expect(finding.source?.localization == "values-night")
    #expect(finding.remedy == "use a literal text or another key, or leave the platform out")
    #expect(finding.path?.description == "android.notification.body_loc_key")
  }
}
