import Resolver
import StringResources

/// An app of 111 localizations with 885 texts each, as large as a browser's.
struct SyntheticApp {
  let locales: [String]
  let strings: AppLocalizations

  private let keyCount: Int

  init(keyCount: Int = 885) {
    self.keyCount = keyCount
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let real = ["fr", "fr-CA", "de", "es", "pt-BR", "pt-PT", "zh-CN", "zh-TW", "ar", "ja"]
    let made = letters.flatMap { first in letters.map { first + $0 } }
      .filter { !["fr", "de", "es", "ar", "ja"].contains($0) }
    locales = Array((real + made).prefix(111))
    strings = AppLocalizations(
      android: Self.androidTable(locales, keyCount),
      apple: Self.appleTable(locales, keyCount))
  }

  func key(_ index: Int) -> String { Self.key(index) }

  private static func key(_ index: Int) -> String { "notification_text_\(index)" }

  private static func text(_ index: Int, _ locale: String, _ conversion: String) -> String {
    guard index.isMultiple(of: 2) else { return "The text \(index) as one says it in \(locale)" }
    return "%1$\(conversion) sent you %2$\(conversion) messages, says one in \(locale)"
  }

  private static func androidTable(_ locales: [String], _ keyCount: Int) -> AndroidStringTable {
    var table = AndroidStringTable()
    for locale in ["en"] + locales {
      let directory =
        locale == "en" ? "values" : "values-" + locale.split(separator: "-").joined(separator: "-r")
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      let resources = (0..<keyCount).map {
        AndroidValuesFile.Resource(
          name: key($0), kind: .string, value: .text(text($0, locale, "s")), line: $0 + 2)
      }
      table.add(
        resources, configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    return table
  }

  private static func appleTable(_ locales: [String], _ keyCount: Int) -> AppleStringTable {
    let localizations = (["en"] + locales).map { locale in
      let file = "\(locale).lproj/Localizable.strings"
      let entries = (0..<keyCount).map {
        (
          Array(key($0).utf8),
          AppleStringTable.Localization.Entry(text($0, locale, "@"), file: file, line: $0 + 1)
        )
      }
      return AppleStringTable.Localization(
        name: locale, strings: Dictionary(uniqueKeysWithValues: entries))
    }
    return AppleStringTable(localizations: localizations)
  }
}
