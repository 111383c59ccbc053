import Resolver
import StringResources

/// The strings of the FCM documentation's own example, and a few more.
enum SampleApp {
  static func android(
    _ directories: [String: [String: AndroidStringValue]], build: AndroidBuild = .gradle
  ) -> AndroidStringTable {
    var table = AndroidStringTable(packageName: "com.example.shop")
    for (directory, values) in directories.sorted(by: { $0.key < $1.key }) {
      let resources = values.sorted { $0.key < $1.key }.enumerated().map { offset, pair in
        AndroidValuesFile.Resource(
          name: pair.key, kind: .string, value: pair.value, line: offset + 2)
      }
      table.add(
        resources,
        configuration: AndroidConfiguration(directoryName: directory, build: build)
          ?? AndroidConfiguration(),
        directory: directory, path: "res/\(directory)/strings.xml")
    }
    return table
  }

  static func apple(
    _ folders: [String: [String: String]], developmentRegion: String = "en"
  ) -> AppleStringTable {
    let localizations = folders.sorted { $0.key < $1.key }.map { name, texts in
      AppleStringTable.Localization(
        name: name, strings: entries(texts, file: "\(name).lproj/Localizable.strings"))
    }
    return AppleStringTable(localizations: localizations, developmentRegion: developmentRegion)
  }

  static func entries(
    _ texts: [String: String], variation: AppleVariationKind? = nil, file: String
  ) -> AppleStringTable.Localization.Entries {
    Dictionary(
      uniqueKeysWithValues: texts.map {
        (Array($0.key.utf8), .init($0.value, variation: variation, file: file, line: 1))
      })
  }

  /// One text in `values/`, asked for on an American phone.
  static func android(
    _ text: String, _ arguments: [TextRequest.Argument]?, locale: String = "en-US", api: Int = 34
  ) -> Resolution {
    let table = android(["values": ["key": .text(text)]])
    let device = Device(.android, locales: [locale], androidAPILevel: api)
    return StringResolver(strings: AppLocalizations(android: table)).resolve(
      TextRequest(key: "key", arguments: arguments), on: device)
  }

  /// One text in `en.lproj`, asked for on an American phone.
  static func apple(
    _ text: String, _ arguments: [TextRequest.Argument]?, locale: String = "en-US"
  ) -> Resolution {
    let table = apple(["en": ["KEY": text]])
    return StringResolver(strings: AppLocalizations(apple: table)).resolve(
      TextRequest(key: "KEY", arguments: arguments), on: Device(.apple, locales: [locale]))
  }
}
