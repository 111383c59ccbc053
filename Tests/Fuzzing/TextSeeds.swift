import Resolver
import StringResources

/// The texts of a small app in two languages, with placeholders of every kind.
enum TextSeeds {
  static let strings = strings(
    android: ["Welcome, %1$s!", "%1$d new from %2$s"],
    apple: ["Welcome, %@!", "%1$ld new from %2$@"])

  static let formats = [
    "You have %1$d new message(s) from %2$s.", "%1$,+010.2f %% %n %-5s %tY %<tB %x %H",
    "%1$@ %@ %#@v@ %ld %%",
    "%*d %.*f %2147483648$s %99999999d %.99999999f",
    "\u{202E}%1$s\u{2069} \u{1F469}\u{200D}\u{1F469}",
  ]

  /// The same app with a text of the fuzzer's in the place of a title.
  static func strings(text: String) -> AppLocalizations {
    strings(android: [text, text], apple: [text, text])
  }

  private static func strings(android: [String], apple: [String]) -> AppLocalizations {
    var table = AndroidStringTable(packageName: "com.example.shop")
    for directory in ["values", "values-fr"] {
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      let resources = zip(["a", "b"], android).enumerated().map { line, pair in
        AndroidValuesFile.Resource(
          name: pair.0, kind: .string, value: .text(pair.1), line: line + 2)
      }
      table.add(
        resources, configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    let localizations = ["en", "fr"].map { name in
      let entries = zip(["a", "b"], apple).enumerated().map { line, pair in
        (
          Array(pair.0.utf8),
          AppleStringTable.Localization.Entry(
            pair.1, file: "\(name).lproj/Localizable.strings", line: line + 1)
        )
      }
      return AppleStringTable.Localization(
        name: name, strings: Dictionary(uniqueKeysWithValues: entries))
    }
    return AppLocalizations(
      android: table, apple: AppleStringTable(localizations: localizations))
  }
}
