internal import Resolver

extension AppleStringTable {
  /// Every text of every localization; a file outside all of them counts as one without a name.
  var localizedTexts: [LocalizedText] {
    (localizations + [unlocalized].compactMap(\.self)).flatMap { localization in
      localization.entries.map { key, entry in
        LocalizedText(
          platform: .apple, key: String(decoding: key, as: UTF8.self), text: entry.text ?? "",
          source: TextSource(
            localization: localization.name, file: localization.file ?? "", line: entry.line))
      }
    }
  }
}
