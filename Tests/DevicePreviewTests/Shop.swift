import DevicePreview
import PushMessages
import Resolver
import StringResources

/// The FCM documentation's example app: a title and a body in English, French and German.
enum Shop {
  static let previewer = NotificationPreviewer(
    strings: AppLocalizations(android: android, apple: apple), appName: "Shop")

  /// Before the app's strings are read.
  static let blindPreviewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")

  static func shown(
    _ message: String, _ platform: Platform, _ locale: String = "en-US",
    previewer: NotificationPreviewer = previewer
  ) -> ShownNotification {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    return previewer.notification(
      for: EffectiveMessage(document), on: Device(platform, locales: [locale]))
  }

  private static let android: AndroidStringTable = {
    var table = AndroidStringTable(packageName: "com.example.shop")
    add(
      ["Welcome, %1$s!", "You have %1$d new message(s) from %2$s.", "Hello"], "values", to: &table)
    add(
      ["Bienvenue, %1$s !", "Vous avez %1$s nouveau(x) message(s) de %2$s."], "values-fr",
      to: &table)
    add(["Willkommen, %1$s!", "%1$s neue Nachricht(en) von %2$s."], "values-de", to: &table)
    return table
  }()

  private static func add(
    _ texts: [String], _ directory: String, to table: inout AndroidStringTable
  ) {
    guard let configuration = AndroidConfiguration(directoryName: directory) else { return }
    let names = ["welcome_title", "new_message_body", "only_here"]
    let resources = zip(names, texts).enumerated().map { line, pair in
      AndroidValuesFile.Resource(
        name: pair.0, kind: .string, value: .text(pair.1), line: line + 2)
    }
    table.add(
      resources, configuration: configuration, directory: directory,
      path: "res/\(directory)/strings.xml")
  }

  private static let apple = AppleStringTable(
    localizations: [
      localization("en", ["Welcome, %@!", "You have %ld new message(s) from %@."]),
      localization("fr", ["Bienvenue, %@ !", "Vous avez %@ nouveau(x) message(s) de %@."]),
      localization("de", ["Willkommen, %@!", "%1$@ neue Nachricht(en) von %2$@."]),
    ], developmentRegion: "en")

  private static func localization(
    _ name: String, _ texts: [String]
  ) -> AppleStringTable.Localization {
    let keys = ["WELCOME_TITLE", "NEW_MESSAGE_BODY"].map { Array($0.utf8) }
    let entries = zip(keys, texts).enumerated().map { line, pair in
      let file = "\(name).lproj/Localizable.strings"
      return (
        pair.0, AppleStringTable.Localization.Entry(pair.1, file: file, line: line + 1)
      )
    }
    return .init(name: name, strings: Dictionary(uniqueKeysWithValues: entries))
  }

  /// The message of the documentation page on localized notifications.
  static let localizedMessage = """
    {"topic": "news",
     "android": {"notification": {
       "title_loc_key": "welcome_title", "title_loc_args": ["Alice"],
       "body_loc_key": "new_message_body", "body_loc_args": ["3", "Bob"]}},
     "apns": {"payload": {"aps": {"alert": {
       "title-loc-key": "WELCOME_TITLE", "title-loc-args": ["Alice"],
       "loc-key": "NEW_MESSAGE_BODY", "loc-args": ["3", "Bob"]}}}}}
    """
}
