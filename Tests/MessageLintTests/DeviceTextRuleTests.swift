import MessageLint
import PushMessages
import Resolver
import Testing

struct DeviceTextRuleTests {
  private func android(_ key: String, _ arguments: String = "[\"x\"]") -> String {
    """
    {"topic": "a", "android": {"notification": {"title": "T",
     "body_loc_key": "\(key)", "body_loc_args": \(arguments)}}}
    """
  }

  private func apple(_ key: String, _ arguments: String = "[\"x\"]") -> String {
    """
    {"topic": "a", "apns": {"payload": {"aps": {"alert": {
     "title-loc-key": "\(key)", "title-loc-args": \(arguments), "body": "B"}}}}}
    """
  }

  private func deviceTexts(_ message: String, hasStrings: Bool = true) -> [Finding] {
    Lint.findings(message, hasStrings: hasStrings).filter {
      ["crash", "garbled-text", "missing-text", "unknown-key"].contains($0.rule)
    }
  }

  @Test func `A text that every device shows is no finding`() {
    #expect(deviceTexts(android("fits")).isEmpty)
    #expect(deviceTexts(apple("FITS")).isEmpty)
  }

  @Test func `A crash in all locales is one finding`() throws {
    let findings = deviceTexts(android("crashes"))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.path == "android.notification.body_loc_key")
    #expect(finding.platform == .android)
    #expect(finding.locales == ["en-US", "fr-FR"])
    #expect(
      finding.sentence
        == "body on Android, all 2 locales: %1$d crashes the app: "
        + "IllegalFormatConversionException (d != java.lang.String)")
    #expect(finding.headline == "Android body 2/2: %1$d crashes the app")
    #expect(finding.appRemedy == "every FCM argument is a string: use %1$s")
    #expect(finding.source?.file == "res/values/strings.xml")
  }

  @Test func `A text that our facts do not tell is never reported as fine`() throws {
    // A number is a resource id, which the strings do not tell.
    let findings = Lint.findings(android("2130968576")).filter { $0.rule == "unknown-text" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.severity == .error)
    #expect(finding.path == "android.notification.body_loc_key")
    #expect(finding.sentence.hasSuffix(", so its text is unknown"))
    #expect(finding.headline == "Android body 2/2: its text is unknown")
    let without = Lint.findings(android("2130968576"), hasStrings: false)
    #expect(!without.contains { $0.rule == "unknown-text" }, "the gate itself asks for strings")
  }

  @Test func `A crash in one language names that language and its file`() {
    let findings = deviceTexts(android("half"))
    #expect(findings.map(\.locales) == [["fr-FR"]])
    #expect(findings.first?.headline.hasPrefix("Android body 1/2: ") == true)
    #expect(findings.first?.source?.file == "res/values-fr/strings.xml")
  }

  @Test func `A key that is missing leaves a line out on Android`() {
    let findings = deviceTexts(android("missing"))
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.path) == ["android.notification.body_loc_key"])
    #expect(findings.map(\.appRemedy) == ["add the key"])
  }

  @Test func `Apple's faults have a finding each`() {
    let garbled = deviceTexts(apple("GARBLED"))
    #expect(garbled.map(\.severity).first == .error)
    #expect(garbled.first?.path == "apns.payload.aps.alert.title-loc-key")
    #expect(garbled.first?.locales == ["en-US"])
    #expect(garbled.first?.appRemedy == "use %@")
    let missing = deviceTexts(apple("MISSING"))
    #expect(missing.map(\.severity) == [.error])
    #expect(missing.first?.locales == ["en-US", "fr-FR"])
  }

  @Test func `Until the strings are read there is nothing to say about texts`() {
    #expect(deviceTexts(android("crashes"), hasStrings: false).isEmpty)
    #expect(deviceTexts(apple("MISSING"), hasStrings: false).isEmpty)
  }

  @Test func `A key of another table is named with that table`() {
    let finding = deviceTexts(apple("ELSEWHERE")).first
    #expect(finding?.rule == "unknown-key")
    #expect(
      finding?.statement
        == "title on Apple: ‘ELSEWHERE’ is in Frontend.strings, where a push never looks")
    #expect(finding?.appRemedy == "move the key to Localizable")
  }
}
