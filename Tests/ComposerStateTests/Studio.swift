import DevicePreview
import Drafts
import PushMessages
import Resolver
import StringResources
import Synchronization
import Workspace

@testable import ComposerState

/// A composer with a draft, beside an app whose French body crashes on Android.
enum Studio {
  static let android: FieldPath = "android.notification"
  static let alert: FieldPath = "apns.payload.aps.alert"
  static let titleKey: FieldID = .field("android.notification.title_loc_key")
  static let bodyArguments: FieldPath = "android.notification.body_loc_args"

  static let settings = Drafts.PreviewSettings(
    appName: "Shop", locales: ["en-US", "fr-FR", "de-DE"].map { Drafts.PreviewLocale($0) })

  static let profile = ProfileSummary(
    .chosen(
      Profile(
        name: "local", project: "demo", endpoint: "http://127.0.0.1:9099", kind: .local)))

  /// A composer whose file holds the message.
  static func composer(
    _ message: String = #"{"topic": "news"}"#, profile: ProfileSummary = profile,
    reviewer: Reviewer? = reviewer
  ) -> Composer {
    opened("{\"message\": \(message)}", profile: profile, reviewer: reviewer)
  }

  /// A composer whose file holds the text.
  static func opened(
    _ text: String, profile: ProfileSummary = profile, reviewer: Reviewer? = reviewer
  ) -> Composer {
    var composer = Composer(
      document: MessageDocument(text: text),
      file: DraftFile(path: "drafts/news.json", savedText: text), settings: settings,
      profile: profile)
    if let reviewer { composer.start(reviewer: reviewer) }
    return composer
  }

  /// Who marks translations.
  static let reviewer = Reviewer(name: "Ada", email: "ada@example.com")

  static func derived(of composer: Composer) -> Derived {
    derived(Derived.Key(composer, stringsRevision: 1), settings: composer.previewSettings)
  }

  static func derived(of document: MessageDocument, settings: Drafts.PreviewSettings)
    -> Derived
  {
    derived(Derived.Key(document: document, stringsRevision: 1), settings: settings)
  }

  private static func derived(_ key: Derived.Key, settings: Drafts.PreviewSettings)
    -> Derived
  {
    let origin = Origin(key: key, settings: settings)
    if let known = known.withLock({ $0[origin] }) { return known }
    let derived = Derived(key, previewer: previewer, settings: settings)
    known.withLock { $0[origin] = derived }
    return derived
  }

  private struct Origin: Hashable {
    var key: Derived.Key
    var settings: Drafts.PreviewSettings
  }

  /// What was worked out: most actions leave the draft as it is, and many stories begin with the same one.
  private static let known = Mutex<[Origin: Derived]>([:])

  static let previewer = NotificationPreviewer(strings: strings, appName: "Shop")

  private static let strings: AppLocalizations = {
    var android = AndroidStringTable()
    add("Welcome, %1$s!", "%1$s new", "values", to: &android)
    add("Bienvenue, %1$s !", "%1$d nouveau", "values-fr", to: &android)
    let entries: [[UInt8]: AppleStringTable.Localization.Entry] = [
      Array("WELCOME_TITLE".utf8): .init(
        "Welcome, %@!", file: "en.lproj/Localizable.strings", line: 1)
    ]
    let apple = AppleStringTable(
      localizations: [
        .init(name: "en", strings: entries)
      ], developmentRegion: "en")
    return AppLocalizations(android: android, apple: apple)
  }()

  private static func add(
    _ title: String, _ body: String, _ directory: String, to table: inout AndroidStringTable
  ) {
    guard let configuration = AndroidConfiguration(directoryName: directory) else { return }
    let resources = [("welcome_title", title), ("new_message_body", body)].map {
      AndroidValuesFile.Resource(name: $0.0, kind: .string, value: .text($0.1), line: 3)
    }
    table.add(
      resources, configuration: configuration, directory: directory,
      path: "res/\(directory)/strings.xml")
  }
}
