import DevicePreview
import NotificationPage
import PushMessages
import Resolver
import StringResources

/// A page of an app whose strings are written here.
enum PageSample {
  /// The FCM documentation's own example, with a text for browsers.
  static let example = """
    {"message": {"topic": "news",
     "android": {"notification": {"color": "#7e55c3",
       "title_loc_key": "welcome", "title_loc_args": ["Alice"],
       "body_loc_key": "messages", "body_loc_args": ["3", "Bob"]}},
     "apns": {"payload": {"aps": {"alert": {
       "title-loc-key": "welcome", "title-loc-args": ["Alice"],
       "loc-key": "messages", "loc-args": ["3", "Bob"]}}}},
     "webpush": {"notification": {"title": "Welcome!", "body": "News"}}}}
    """

  /// The two texts, in the directory of Android and the localization of Apple.
  static let texts: [(locale: String, android: String, apple: String, texts: [String])] = [
    ("en-US", "values", "en", ["Welcome, %@!", "You have %ld message(s) from %@."]),
    ("fr-CA", "values-fr", "fr", ["Bienvenue, %@ !", "Vous avez %@ message(s) de %@."]),
    ("ar-EG", "values-ar", "ar", ["مرحبًا، %@!", "لديك %@ رسائل من %@."]),
    ("ja-JP", "values-ja", "ja", ["%@さん、ようこそ！", "%2$@さんから%1$@件です。"]),
  ]

  static func strings(
    _ texts: [(locale: String, android: String, apple: String, texts: [String])] = texts
  ) -> AppLocalizations {
    var android = AndroidStringTable(packageName: "com.example.shop")
    var localizations: [AppleStringTable.Localization] = []
    for entry in texts {
      let named = zip(["welcome", "messages"], entry.texts)
      guard let configuration = AndroidConfiguration(directoryName: entry.android) else { continue }
      android.add(
        named.enumerated().map { line, pair in
          AndroidValuesFile.Resource(
            name: pair.0, kind: .string, value: .text(forAndroid(pair.1)), line: line + 2)
        }, configuration: configuration, directory: entry.android,
        path: "res/\(entry.android)/strings.xml")
      let entries = named.enumerated().map { line, pair in
        (
          Array(pair.0.utf8),
          AppleStringTable.Localization.Entry(
            pair.1, file: "\(entry.apple).lproj/Localizable.strings", line: line + 1)
        )
      }
      localizations.append(
        .init(name: entry.apple, strings: Dictionary(uniqueKeysWithValues: entries)))
    }
    return AppLocalizations(
      android: android,
      apple: AppleStringTable(localizations: localizations, developmentRegion: "en"))
  }

  /// `%@` is `%s` on Android, `%2$@` is `%2$s`, and `%ld` is `%d`.
  private static func forAndroid(_ text: String) -> String {
    text.replacing("%ld", with: "%d").replacing("%@", with: "%s").replacing("$@", with: "$s")
  }

  /// What the devices of these locales show for a message.
  static func draft(
    _ name: String = "sale.json", _ text: String = example,
    for locales: [String] = texts.map(\.locale), strings: AppLocalizations = strings(),
    appName: String = "Shop", platforms: [Platform] = Platform.allCases
  ) -> PagedDraft {
    let document = MessageDocument(text: text)
    let message = EffectiveMessage(document)
    let previewer = NotificationPreviewer(strings: strings, appName: appName)
    func shown(_ platform: Platform, _ locale: String) -> ShownNotification {
      previewer.notification(for: message, on: Device(platform, previewing: [locale]))
    }
    var draft = PagedDraft(
      name, payload: document.message.map { JSONValue($0).text() } ?? "", platforms: platforms,
      locales: locales.map { locale in
        PagedLocale(
          locale, languages: [locale], textsHash: "9ae16a3b2f90404f",
          shown: platforms.map { shown($0, locale) })
      })
    draft.received = platforms.map { .init($0, lines: message[$0].lines) }
    draft.sources = platforms.filter { $0 != .web }.map { PageSource("en", shown($0, "en")) }
    return draft
  }

  static func head(_ text: String = "Shop") -> PageHead {
    PageHead(appName: text, version: "1.0", time: "2026-11-25T02:00:00Z")
  }

  static func page(_ drafts: PagedDraft...) -> SignOffPage {
    SignOffPage(head(), drafts: drafts.isEmpty ? [draft()] : drafts)
  }
}
