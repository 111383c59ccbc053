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
}
