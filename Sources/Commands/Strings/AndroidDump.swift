internal import Resolver
internal import StringResources

/// What an Android device finds for every key of the built app.
struct AndroidDump {
  private let table: AndroidStringTable
  private let resolver: StringResolver

  /// Devices whose answers show the rules of fallback, for apps that have none of these locales.
  private static let instructiveLocales = [
    "en-US", "es-MX", "pt-AO", "zh-HK", "zh-SG", "sr-Latn-RS", "nn-NO", "he-IL", "id-ID", "fr-CA",
    "en-AU", "ar-MA", "de-AT",
  ]

  init(_ table: AndroidStringTable) {
    self.table = table
    resolver = StringResolver(strings: AppLocalizations(android: table))
  }

  /// Lines of locale, key, directory and text; the directories in aapt2's spelling.
  ///
  /// No locales stand for every locale of the app and some instructive ones.
  func text(locales: [String]) -> String {
    let own = table.configurations.compactMap(\.localeTag) + Self.instructiveLocales
    let locales = locales.isEmpty ? Set(own).sorted() : locales
    let keys = table.keys.filter { !table.isRemovedByBuild($0) }.sorted()
    return locales.map { locale in
      let device = Device(.android, locales: [locale])
      return keys.map { line(locale, $0, resolver.resolve(TextRequest(key: $0), on: device)) }
        .joined()
    }.joined()
  }

  private func line(_ locale: String, _ key: String, _ resolution: Resolution) -> String {
    let directory = resolution.source.map { spelled($0.localization) } ?? ""
    let text =
      switch resolution.outcome {
      // An empty text is found, and then counts as none.
      case .omitted where resolution.source != nil: ""
      default: resolution.outcome.text.map(Self.escaped) ?? "<\(resolution.outcome.name)>"
      }
    return "\(locale)\t\(key)\t\(directory)\t\(text)\n"
  }

  private func spelled(_ directory: String) -> String {
    AndroidValuesDirectory(name: directory, build: table.build)?.configuration.directoryName
      ?? directory
  }

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      case "\\": escaped += "\\\\"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
