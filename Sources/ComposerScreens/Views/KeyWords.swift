internal import ComposerState
internal import DevicePreview
internal import MessageLint
internal import Resolver

/// The words around keys, arguments and targets that are chosen from what is known.
enum KeyWords {
  static let key = "key"
  static let text = "text"
  static let platforms = "on"
  static let locales = "locales"
  static let noText = "(no plain text)"
  static let notRead =
    "Pushwright is still reading the app's strings; the keys appear when it is done"
  static let readWhenLeft = "read when you leave the field"
  static let asAndroid = "= as Android"
  static let noValue = "– no value"
  static let unused = "no locale uses it"
  static let leftOut = "not used"

  static func title(_ picker: KeyPicker) -> String {
    let count = picker.offeredCount
    let found = count == picker.totalCount ? "" : "\(count) of "
    let text = picker.text
    return "Keys for the \(text.name) on \(text.platform.label): \(found)\(picker.totalCount)"
  }

  static func noKey(like text: String) -> String {
    "no key or text matches ‘\(text)’"
  }

  static func noStrings(on platform: String) -> String {
    "no \(platform) strings: name them in pushwright.toml or with --\(platform.lowercased())"
  }

  static func refused(_ name: String, _ blocker: String) -> String {
    "\(name) is \(blocker): devices would show no text for it"
  }

  /// The result of a text, and where.
  static func outlook(_ verdict: Verdict, in locales: [String], of count: Int) -> String {
    let isEverywhere = locales.count == count
    let places = isEverywhere ? "every preview locale" : places(locales)
    let arguments = "with the current arguments"
    return switch verdict {
    case .fine, .foreign, .lacksLine, .oneLanguage: "shown in \(places) \(arguments)"
    case .unknown: "unknown what devices show in \(places)"
    case .incomplete, .nothing, .blank:
      isEverywhere ? "not shown in any preview locale \(arguments)" : "not shown in \(places)"
    case .showsKey, .onlyKeys: "the key itself is shown in \(places)"
    case .garbled: "garbled in \(places) \(arguments)"
    case .crashes: "crashes the app in \(places) \(arguments)"
    }
  }

  /// `needs 2 arguments`, and how many the message has, where it has any.
  static func needs(_ count: Int, given: Int) -> String {
    let needs = "needs \(count) argument\(count == 1 ? "" : "s")"
    return given == 0 ? needs : "\(needs); the message has \(given)"
  }

  /// At most three by name: `fr, de-DE, ja and 3 more`.
  static func places(_ locales: [String]) -> String {
    let shown = locales.prefix(3).localeNames
    return locales.count > 3 ? "\(shown) and \(locales.count - 3) more" : shown
  }

  static func specifiers(_ row: ArgumentRow) -> String {
    let words = row.specifiers.map { specifier in
      let places = isOdd(specifier, in: row) ? " (\(places(specifier.locales)))" : ""
      return "\(specifier.written) ×\(specifier.locales.count)\(places)"
    }.joined(separator: ", ")
    if row.specifiers.isEmpty { return unused }
    guard row.value == nil else { return words }
    let count = row.locales.count
    return "\(count) locale\(count == 1 ? " needs" : "s need") it: \(words)"
  }

  /// Whether only a few locales have it so, which may be a slip of theirs.
  static func isOdd(_ specifier: ArgumentRow.Specifier, in row: ArgumentRow) -> Bool {
    specifier.locales.count <= 3 && specifier.locales.count < row.specifiers[0].locales.count
  }

  static func uses(of number: Int, in count: Int) -> String {
    "argument \(number) in \(count) text\(count == 1 ? "" : "s"), worst first"
  }
}
