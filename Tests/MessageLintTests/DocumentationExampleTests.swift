import DevicePreview
import MessageLint
import PushMessages
import Resolver
import StringResources
import Testing

/// FCM's own example of a localized message, beside the strings of its page.
struct DocumentationExampleTests {
  private let message = """
    {"message": {"token": "DEVICE_REGISTRATION_TOKEN",
      "android": {"notification": {
        "title_loc_key": "welcome_title", "title_loc_args": ["Alice"],
        "body_loc_key": "new_message_body", "body_loc_args": ["3", "Bob"]}},
      "apns": {"payload": {"aps": {"alert": {
        "title-loc-key": "WELCOME_TITLE", "title-loc-args": ["Alice"],
        "loc-key": "NEW_MESSAGE_BODY", "loc-args": ["3", "Bob"]}}}}}}
    """

  private static let strings: AppLocalizations = {
    var android = AndroidStringTable()
    let files = [
      ("values", "Welcome, %1$s!", "You have %1$d new message(s) from %2$s."),
      ("values-fr", "Bienvenue, %1$s!", "Vous avez %1$d nouveau(x) message(s) de %2$s."),
    ]
    for (directory, title, body) in files {
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      android.add(
        [
          .init(name: "welcome_title", kind: .string, value: .text(title), line: 2),
          .init(name: "new_message_body", kind: .string, value: .text(body), line: 3),
        ], configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    let apple = [
      ("en", "Welcome, %@!", "You have %ld new message(s) from %@."),
      ("fr", "Bienvenue, %@!", "Vous avez %ld nouveau(x) message(s) de %@."),
    ].map { name, title, body in
      let file = "\(name).lproj/Localizable.strings"
      return AppleStringTable.Localization(
        name: name,
        strings: [
          Array("WELCOME_TITLE".utf8): .init(title, file: file, line: 1),
          Array("NEW_MESSAGE_BODY".utf8): .init(body, file: file, line: 2),
        ])
    }
    return AppLocalizations(
      android: android, apple: AppleStringTable(localizations: apple, developmentRegion: "en"))
  }()

  private var findings: [Finding] {
    let document = MessageDocument(text: message)
    let previewer = NotificationPreviewer(strings: Self.strings, appName: "Shop")
    let shown = ["en", "fr"].flatMap { locale in
      Platform.allCases.map {
        previewer.notification(
          for: EffectiveMessage(document), on: Device($0, locales: [locale]))
      }
    }
    return Linter.findings(
      in: LintSubject(document: document, shown: shown, strings: Self.strings))
  }

  @Test func `It crashes Android and is garbled on Apple devices, and nothing else is said`() {
    #expect(findings.map(\.rule) == ["crash", "garbled-text"])
    #expect(findings.map(\.severity) == [.error, .error])
  }

  @Test func `Each language has its file and line`() {
    let places = findings.flatMap { finding in
      finding.places.map { "\($0.locales) \($0.source.map { "\($0.file):\($0.line)" } ?? "")" }
    }
    #expect(
      places == [
        "[\"en\"] res/values/strings.xml:3", "[\"fr\"] res/values-fr/strings.xml:3",
        "[\"en\"] en.lproj/Localizable.strings:2", "[\"fr\"] fr.lproj/Localizable.strings:2",
      ])
  }

  @Test func `Both remedies are named`() {
    #expect(
      findings.map(\.remedy) == [
        "use a literal text or another key, or leave the platform out",
        "use a literal text or another key, or leave the platform out",
      ])
    #expect(findings.map(\.appRemedy) == ["every FCM argument is a string: use %1$s", "use %@"])
  }
}
