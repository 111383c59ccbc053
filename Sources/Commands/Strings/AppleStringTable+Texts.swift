internal import Resolver

extension AppleStringTable {
  /// Every text of every localization; a file outside all of them counts as one without a name.
  var localizedTexts: [LocalizedText] {
    (localizations + [unlocalized].compactMap(\.self)).flatMap { localization in
      // Where both tables have a key, the plural wins.
      let entries = (localization.strings ?? [:]).merging(localization.stringsdict ?? [:]) { $1 }
      return entries.compactMap { key, entry -> LocalizedText? in
        // What has no text of its own has those of its plural.
        guard entry.variation == nil || entry.text != nil else { return nil }
        return LocalizedText(
          platform: .apple, key: String(decoding: key, as: UTF8.self), text: entry.text ?? "",
          source: TextSource(
            localization: localization.place(of: entry.file), file: entry.file, line: entry.line))
      }
    }
  }
}
