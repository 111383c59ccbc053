internal import HarmlessText
internal import Resolver
internal import StringResources

/// What the devices of a platform find forevery key of the built app.
struct StringsDump {
  private let platform: Platform
  private let keys: [String]
  /// Those that the app has texts in.
  private let ownLocales: [String]
  private let resolver: StringResolver
  /// What has read the directories' names; `nil` on Apple.
  private let build: AndroidBuild?

  /// Devices whose answers show the rules of fallback, for apps that have none of these locales.
  private static let instructiveLocales = [
    "en-US", "es-MX", "pt-AO", "zh-HK", "zh-SG", "sr-Latn-RS", "nn-NO", "he-IL", "id-ID", "fr-CA",
    "en-AU", "ar-MA", "de-AT",
  ]

  init(_ table: AndroidStringTable) {
    platform = .android
    build = table.build
    keys = table.keys.filter { !table.isRemovedByBuild($0) }.sorted()
    ownLocales = table.configurations.compactMap(\.localeTag)
    resolver = StringResolver(strings: AppLocalizations(android: table))
  }

  init(_ table: AppleStringTable) {
    platform = .apple
    build = nil
    // Keys that only read the same are two.
    keys = Set(table.localizedTexts.map { Array($0.key.utf8) })
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
    ownLocales = table.localizations.map(\.name).filter { $0 != "Base" }
      .map { String($0.map { $0 == "_" ? "-" : $0 }) }
    resolver = StringResolver(strings: AppLocalizations(apple: table))
  }

  /// Lines of locale, key, directory and text; Android's directories in aapt2's spelling.
  ///
  /// No locales stand forevery locale of the app and some instructive ones.
  func text(locales: [String]) -> String {
    let own = ownLocales + Self.instructiveLocales
    let locales = locales.isEmpty ? Set(own).sorted() : locales
    return text(locales.map { ($0, Device(platform, locales: [$0])) })
  }

  func text(_ devices: [(locale: String, device: Device)]) -> String {
    devices.map { locale, device in
      keys.map { line(locale, $0, resolver.resolve(TextRequest(key: $0), on: device)) }.joined()
    }.joined()
  }

  private func line(_ locale: String, _ key: String, _ resolution: Resolution) -> String {
    let directory = resolution.source.map { spelled($0.localization) } ?? ""
    let text =
      switch resolution.outcome {
      // An empty text is found, and then counts as none.
      case .omitted where resolution.source != nil: ""
      case .showsKey: "<\(resolution.outcome.name)>"
      default: resolution.outcome.text.map(Self.escaped) ?? "<\(resolution.outcome.name)>"
      }
    return "\(Self.escaped(locale))\t\(Self.escaped(key))\t\(directory)\t\(text)\n"
  }

  private func spelled(_ directory: String) -> String {
    guard let build else { return Self.escaped(directory) }
    return AndroidValuesDirectory(name: directory, build: build)?.configuration.directoryName
      ?? directory
  }

  /// One field of a line: line ends, tabs, backslashes and other controls as escapes, those of bidirectional text too.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C || $0 >= 0x7F }) else { return text }
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      case "\\": escaped += "\\\\"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return UnseenCharacters.escaped(escaped, .reordering, isUppercase: true)
  }
}
