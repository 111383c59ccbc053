internal import HarmlessText
internal import Resolver
internal import StringResources

/// What the devices of a platform find for every key of the built app.
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
  /// No locales stand for every locale of the app and some instructive ones.
  func text(locales: [String]) -> String {
    let own = ownLocales + Self.instructiveLocales
    let locales = locales.isEmpty ? Set(own).sorted() : locales
    return text(locales.map { ($0, Device(platform, locales: [$0])) })
  }

  func text(_ devices: [(locale: String, device: Device)]) -> String {
    var spellings: [String: String] = [:]
    var text = ""
    for (locale, device) in devices {
      for key in keys {
        let resolution = resolver.resolve(TextRequest(key: key), on: device)
        text += "\(Self.escaped(locale))\t\(Self.escaped(key))\t"
        if let directory = resolution.source?.localization {
          text += spellings[directory] ?? spell(directory, in: &spellings)
        }
        text += "\t\(Self.shown(resolution))\n"
      }
    }
    return text
  }

  private static func shown(_ resolution: Resolution) -> String {
    switch resolution.outcome {
    // An empty text is found, and then counts as none.
    case .omitted where resolution.source != nil: ""
    case .showsKey: "<\(resolution.outcome.name)>"
    default: resolution.outcome.text.map(escaped) ?? "<\(resolution.outcome.name)>"
    }
  }

  /// A directory's name as aapt2 writes it; an app has a few, and a text of each for most keys.
  private func spell(_ directory: String, in spellings: inout [String: String]) -> String {
    let spelling =
      if let build {
        AndroidValuesDirectory(name: directory, build: build)?.configuration.directoryName
          ?? directory
      } else {
        Self.escaped(directory)
      }
    spellings[directory] = spelling
    return spelling
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
