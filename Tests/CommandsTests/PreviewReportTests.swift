import AppStrings
import ComposerState
import DevicePreview
import PushMessages
import Resolver
import Testing

@testable import Commands

struct PreviewReportTests {
  private func entries(_ alert: String) -> [PreviewEntry] {
    let document = MessageDocument(
      text: "{\"message\": {\"apns\": {\"payload\": {\"aps\": {\"alert\": \(alert)}}}}}")
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let device = Device(.apple, locales: ["en-US"])
    return [
      PreviewEntry(
        locale: PreviewLocale("en-US"),
        shown: previewer.notification(for: EffectiveMessage(document), on: device))
    ]
  }

  @Test func `A subtitle is reported between title and body where the message asks for one`() throws
  {
    let entries = entries(#"{"title": "T", "subtitle": "S", "body": "B"}"#)
    #expect(
      PreviewReport.text(entries) == """
        en-US  apple  shown
          title    T
          subtitle S
          body     B

        """)
    let json = try JSONNode(strict: PreviewReport.json(entries))
    #expect(json["schema"]?.string == "preview")
    let keys = json["notifications"]?.elements?.first?.members?.map(\.key)
    #expect(
      keys == ["platform", "locale", "languages", "shown", "title", "subtitle", "body"])
  }

  @Test func `Without a subtitle there is no word of one`() {
    let entries = entries(#"{"title": "T", "body": "B"}"#)
    #expect(!PreviewReport.text(entries).contains("subtitle"))
    #expect(!PreviewReport.json(entries).contains("subtitle"))
  }

  @Test func `A language whose file is broken is not known, in text and JSON`() async throws {
    let files = [
      "res/values/a.xml": "<resources><string name=\"body\">Hi</string></resources>",
      "res/values-fr/a.xml": "<resources>\n<string name=\"body\">Salut</strin",
      "App/en.lproj/Localizable.strings": "\"body\" = \"Hi\";",
      "App/fr.lproj/Localizable.strings": "\"body\" = \"Salut",
    ]
    let strings = await AppStrings.reading(
      AppSources(android: ["res"], apple: ["App"]),
      from: .memory(files.mapValues { Array($0.utf8) }))
    let message = EffectiveMessage(
      MessageDocument(
        text: #"""
          {"message": {"android": {"notification": {"body_loc_key": "body"}},
           "apns": {"payload": {"aps": {"alert": {"loc-key": "body"}}}}}}
          """#))
    let previewer = NotificationPreviewer(strings: strings.localizations, appName: "Shop")
    let entries = [Platform.android, .apple].flatMap { platform in
      ["fr-FR", "de-DE"].map { locale in
        PreviewEntry(
          locale: PreviewLocale(locale),
          shown: previewer.notification(for: message, on: Device(platform, locales: [locale])))
      }
    }
    #expect(entries.map(\.shown.verdict) == [.unknown, .fine, .unknown, .fine])
    let text = PreviewReport.text(entries)
    for line in [
      "fr-FR  android  not known", "de-DE  android  shown", "fr-FR  apple  not known",
      "couldn't read values-fr/a.xml, so this text is unknown: ",
      "couldn't read fr.lproj/Localizable.strings, so this text is unknown: ",
    ] {
      #expect(text.contains(line))
    }
    let objects = try JSONNode(strict: PreviewReport.json(entries))["notifications"]?.elements ?? []
    let outcomes = objects.map { $0["body"]?["outcome"]?.string }
    #expect(outcomes == ["unknown", "shows", "unknown", "shows"])
    let texts = objects.map { $0["body"]?["text"]?.string }
    #expect(texts == [nil, "Hi", nil, "Hi"])
  }
}
