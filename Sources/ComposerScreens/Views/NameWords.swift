internal import ComposerState
internal import MessageLint
internal import TextEditing

/// The words around the names of an app's sources.
enum NameWords {
  static let name = "name"
  static let detail = "what it is"
  static let place = "where"
  /// Of a name that no file of the app's has.
  static let builtIn = "built in"

  static func title(_ picker: NamePicker) -> String {
    let total = picker.names?.entries.count ?? 0
    let found = picker.count == total ? "" : "\(picker.count) of "
    return "\(kind(picker.kind)): \(found)\(total)"
  }

  private static func kind(_ kind: AppNames.Kind) -> String {
    switch kind {
    case .androidIcon: "Icons of the Android app"
    case .androidChannel: "Channels of the Android app"
    case .androidSound: "Sounds of the Android app"
    case .androidClickAction: "Actions of the Android app's activities"
    case .appleSound: "Sounds of the Apple app"
    case .appleCategory: "Categories of the Apple app"
    case .appleActivity: "Live Activities of the Apple app"
    }
  }

  static func none(_ picker: NamePicker) -> String {
    let text = picker.list.query.text
    if picker.names?.entries.isEmpty == false { return "no name matches ‘\(text)’" }
    return "the app's sources have none"
  }
}
