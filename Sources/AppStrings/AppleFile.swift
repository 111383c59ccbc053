internal import Resolver
internal import StringResources

/// One file with texts of the `Localizable` table.
struct AppleFile: Sendable {
  enum Kind: String, CaseIterable {
    case catalogue = "Localizable.xcstrings"
    case strings = "Localizable.strings"
    case stringsdict = "Localizable.stringsdict"
  }

  /// What a file gives to the app.
  struct Content: Sendable {
    /// For the folders of those names.
    var localizations: [AppleStringTable.Localization] = []
    /// The language of a catalog's keys.
    var sourceLanguage: String?
    /// In the file's order.
    var problems: [FileProblem] = []
  }

  private typealias Entry = AppleStringTable.Localization.Entry
  private typealias Entries = AppleStringTable.Localization.Entries

  var kind: Kind
  var path: String
  /// The name of the `.lproj` folder that it lies in; empty outside any.
  var folder: String

  /// Reads it; a file that cannot be used is one without texts, and leaves a problem.
  func content(from source: AppFiles) -> Content {
    guard let bytes = source.bytes(path) else {
      let sentence = source.objection(path) ?? "the file can't be read: check its permissions"
      return Content(problems: [FileProblem(.error, sentence, line: 0)])
    }
    switch kind {
    case .strings:
      let file = AppleStringsFile.reading(bytes)
      let table = AppleStringTable.Localization(name: folder, strings: entries(file.entries))
      return Content(localizations: [table], problems: file.problems)
    case .stringsdict:
      let file = AppleStringsdictFile.reading(bytes)
      var table = AppleStringTable.Localization(name: folder, stringsdict: entries(file.entries))
      table.variants = variants(file.entries)
      return Content(localizations: [table], problems: file.problems)
    case .catalogue:
      let catalogue = StringCatalogue.reading(bytes)
      let localizations = catalogue.compiled().map { tables in
        var localization = AppleStringTable.Localization(
          name: tables.language,
          strings: tables.strings.isEmpty ? nil : entries(tables.strings),
          stringsdict: tables.stringsdict.isEmpty ? nil : entries(tables.stringsdict))
        localization.variants = variants(tables.stringsdict)
        return localization
      }
      let language = catalogue.sourceLanguage
      return Content(
        localizations: localizations, sourceLanguage: language.isEmpty ? nil : language,
        problems: catalogue.problems)
    }
  }

  private func entries(_ entries: [AppleStringsFile.Entry]) -> Entries {
    entries.reduce(into: [:]) { result, entry in
      result[Array(entry.key.utf8)] = Entry(entry.text, file: path, line: entry.line)
    }
  }

  private func entries(_ entries: [AppleStringsdictFile.Entry]) -> Entries {
    entries.reduce(into: [:]) { result, entry in
      result[Array(entry.key.utf8)] = Entry(
        entry.text, variation: entry.kind, file: path, line: entry.line)
    }
  }

  private func variants(
    _ entries: [AppleStringsdictFile.Entry]
  ) -> [AppleStringTable.Localization.Variant] {
    entries.flatMap { entry in
      (entry.variables.flatMap(\.variants) + entry.variants).compactMap {
        AppleStringTable.isTooLong($0.text)
          ? nil
          : .init(key: entry.key, name: $0.name, text: $0.text, file: path, line: $0.line)
      }
    }
  }
}
