import AppStrings
import ComposerState
import DevicePreview
import Drafts
import PushMessages
import Resolver
import Testing

@testable import Commands

struct PreviewReportTests {
  private func entries(_ alert: String) -> [PreviewReport.Entry] {
    let document = MessageDocument(
      text: "{\"message\": {\"apns\": {\"payload\": {\"aps\": {\"alert\": \(alert)}}}}}")
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let device = Device(.apple, locales: ["en-US"])
    return [
      PreviewReport.Entry(
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

  @Test func `Of android_v2 it says for which apps it is not verified`() throws {
    let document = MessageDocument(
      text:
        #"{"message": {"android_v2": {"remote_notification": {"notification": {"title": "T"}}}}}"#)
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let entry = PreviewReport.Entry(
      locale: PreviewLocale("en-US"),
      shown: previewer.notification(
        for: EffectiveMessage(document), on: Device(.android, locales: ["en-US"])))
    let json = try JSONNode(strict: PreviewReport.json([entry]))
    let words = json["notifications"]?.elements?.first?["not_verified"]?.string
    #expect(words?.contains("newer apps") == true)
    #expect(PreviewReport.text([entry]).contains("  \(words ?? "–")\n"))
  }

  @Test func `A translation that reads as the source text does is marked`() {
    var entry = entries(#"{"title": "T", "body": "B"}"#)[0]
    entry.likeness = "same text as English"
    #expect(PreviewReport.text([entry]).hasPrefix("en-US  apple  shown, same text as English\n"))
  }

  @Test func `Without a subtitle there is no word of one`() {
    let entries = entries(#"{"title": "T", "body": "B"}"#)
    #expect(!PreviewReport.text(entries).contains("subtitle"))
    #expect(!PreviewReport.json(entries).contains("subtitle"))
  }

  /// What each device shows of the key `body`, in a catalog with English and French, and of a literal on the web.
  private func entries(
    for locales: [String], on platforms: [Platform] = [.apple, .web]
  ) async -> [PreviewReport.Entry] {
    let catalogue = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"body": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hi"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}}}}
      """#
    let strings = await AppStrings.reading(
      AppSources(apple: ["App"]),
      from: .memory(["App/Localizable.xcstrings": Array(catalogue.utf8)]))
    let message = EffectiveMessage(
      MessageDocument(
        text: #"{"message": {"apns": {"payload": {"aps": {"alert": {"loc-key": "body"}}}}}}"#))
    let previewer = NotificationPreviewer(strings: strings.localizations, appName: "Shop")
    return locales.flatMap { locale in
      platforms.map { platform in
        let device = Device(platform, locales: [locale], androidAPILevel: 31)
        return PreviewReport.Entry(
          locale: PreviewLocale(locale), shown: previewer.notification(for: message, on: device))
      }
    }
  }

  @Test func `Of a catalogue the language is named, and another one than the device's is marked`()
    async
  {
    let text = PreviewReport.text(await entries(for: ["fr-FR", "de-DE"]))
    #expect(text.contains("Salut  (App/Localizable.xcstrings:3, fr)\n"))
    #expect(text.contains("Hi  (App/Localizable.xcstrings:2, en)  IN ANOTHER LANGUAGE\n"))
  }

  @Test func `The web, which asks for no locale, is told once for all of them`() async {
    let text = PreviewReport.text(await entries(for: ["fr-FR", "de-DE", "en-US"]))
    let headings = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
      $0.split(separator: ":")[0]
    }
    #expect(
      headings == [
        "fr-FR  apple  shown", "de-DE  apple  shown", "en-US  apple  shown",
        "all 3 locales  web  NOTHING IS SHOWN",
      ])
    let single = PreviewReport.text(await entries(for: ["fr-FR"]))
    #expect(single.contains("fr-FR  web  NOTHING IS SHOWN"))
  }

  @Test func `A preview says which Android device it stands for`() async throws {
    let entries = await entries(for: ["fr-FR"], on: [.android, .apple])
    let assumption = "Android API 31, a phone held upright, in light mode"
    #expect(PreviewReport.assumption(of: entries) == assumption)
    #expect(PreviewReport.assumption(of: Array(entries.dropFirst())) == nil)
    let objects = try JSONNode(strict: PreviewReport.json(entries))["notifications"]?.elements ?? []
    #expect(objects.map { $0["assumes"]?.string } == [assumption, nil])
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
        PreviewReport.Entry(
          locale: PreviewLocale(locale),
          shown: previewer.notification(for: message, on: Device(platform, locales: [locale])))
      }
    }
    #expect(entries.map(\.shown.verdict) == [.unknown, .foreign, .unknown, .foreign])
    let text = PreviewReport.text(entries)
    for line in [
      "fr-FR  android  unknown", "de-DE  android  shown", "fr-FR  apple  unknown",
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
