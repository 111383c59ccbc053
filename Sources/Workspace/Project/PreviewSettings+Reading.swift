internal import LanguageTags
import TOMLKit
import TOMLPlaces

extension PreviewSettings {
  init(_ reader: inout TableReader) {
    // Without a key of this table more is previewed and checked, never less.
    reader.unknownKeys = .warned
    self.init()
    locales = Self.locales(&reader)
    let devices = Self.devices(&reader)
    // With nothing usable in the list the default stands in, so that there is something to see.
    if !devices.isEmpty { self.devices = devices }
    androidAPI = reader.number("android-api", in: 1...99) ?? androidAPI
  }

  /// More than an app has; a locale that isn't known is compared with every known one.
  private static let mostLocales = 1000

  private static func locales(_ reader: inout TableReader) -> [PreviewLocale] {
    guard let value = reader.value("locales") else { return [] }
    guard let array = value.array else {
      reader.failShape("locales", "a list, as in locales = [\"en-US\", \"fr-CA\"]", value)
      return []
    }
    var (locales, known) = ([PreviewLocale](), Set<PreviewLocale>())
    for (index, element) in array.enumerated() {
      guard index < mostLocales else {
        reader.fail(
          "more than \(mostLocales) locales are listed: remove those that you don't look at",
          at: "locales",
          element: index)
        break
      }
      guard let languages = languages(element.tomlValue, index, &reader) else { continue }
      let place = reader.position(of: "locales", element: index)
      let locale = PreviewLocale(languages, line: place?.line ?? 0, column: place?.column)
      if !known.insert(locale).inserted {
        let name = QuotedName(languages.joined(separator: ", "))
        reader.warn("\(name) is listed twice: remove one", at: "locales", element: index)
      } else {
        locales.append(locale)
      }
    }
    return locales
  }

  /// One tag, or a list of them; `nil` with a problem if any part is neither.
  private static func languages(
    _ value: TOMLValue, _ index: Int, _ reader: inout TableReader
  ) -> [String]? {
    let parts = value.array.map { Array($0) } ?? [value]
    var languages: [String] = []
    for part in parts {
      guard let tag = part.string else {
        reader.failShape("locales", "a list of languages or of lists of them", part, index)
        return nil
      }
      guard LanguageTag(tag) != nil else {
        reader.fail(LanguageTag.sentence(about: tag), at: "locales", element: index)
        return nil
      }
      languages.append(tag)
    }
    guard !languages.isEmpty else {
      reader.fail("a device needs at least one language", at: "locales", element: index)
      return nil
    }
    return languages
  }

  private static func devices(_ reader: inout TableReader) -> [String] {
    var devices: [String] = []
    for (index, name) in reader.texts("devices") ?? [] {
      if !knownDevices.contains(name) {
        let sentence = TableReader.unknownValue(name, of: "devices", known: knownDevices)
        reader.fail(sentence, at: "devices", element: index)
      } else if devices.contains(name) {
        reader.warn("‘\(name)’ is listed twice: remove one", at: "devices", element: index)
      } else {
        devices.append(name)
      }
    }
    return devices
  }
}
