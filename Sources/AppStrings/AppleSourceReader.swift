internal import Resolver
internal import StringResources

/// Reads the `Localizable` tables below Apple directories.
enum AppleSourceReader {
  struct Result {
    var table: AppleStringTable?
    var problems: [SourceProblem] = []
    var fileCount = 0
  }

  private typealias Entries = [[UInt8]: AppleStringTable.Localization.Entry]

  private static let tableName = "Localizable.strings"
  /// How far below a named directory the `*.lproj` folders may lie.
  private static let maximumDepth = 4

  @concurrent
  static func read(_ directories: [String], developmentRegion: String) async -> Result {
    guard !directories.isEmpty else { return Result() }
    var result = Result(table: AppleStringTable(developmentRegion: developmentRegion))
    for directory in directories {
      guard Directory.isDirectory(directory) else {
        result.problems.append(.whole(directory, .error, "no such directory, or it cannot be read"))
        continue
      }
      guard let bundle = bundle(in: directory, depth: 0) else {
        let sentence = "no .lproj folder in it or below it: name the folder that holds en.lproj"
        result.problems.append(.whole(directory, .error, sentence))
        continue
      }
      read(bundle: bundle, into: &result)
    }
    return result
  }

  /// The nearest directory at or below this one that holds `.lproj` folders or a catalogue.
  private static func bundle(in directory: String, depth: Int) -> String? {
    let names = Directory.names(directory) ?? []
    let isBundle = names.contains {
      $0.hasSuffix(".lproj") || $0 == "Localizable.xcstrings" || $0 == tableName
    }
    if isBundle { return directory }
    guard depth < maximumDepth else { return nil }
    for name in names where !name.hasPrefix(".") {
      let path = Directory.join(directory, name)
      guard Directory.isDirectory(path) else { continue }
      if let found = bundle(in: path, depth: depth + 1) { return found }
    }
    return nil
  }

  private static func read(bundle: String, into result: inout Result) {
    let names = Directory.names(bundle) ?? []
    if names.contains("Localizable.xcstrings") {
      // Half an app's texts would look like missing keys: better to know nothing than to say that.
      let path = Directory.join(bundle, "Localizable.xcstrings")
      let sentence = "string catalogues are not read yet: what Apple devices show is not known"
      result.problems.append(.whole(path, .error, sentence))
      result.table = nil
      return
    }
    if names.contains(tableName) {
      let path = Directory.join(bundle, tableName)
      let entries = entries(path, &result)
      result.table?.unlocalized = .init(name: "", file: path, entries: entries)
    }
    for name in names where name.hasSuffix(".lproj") {
      read(folder: Directory.join(bundle, name), name: String(name.dropLast(6)), into: &result)
    }
  }

  private static func read(folder: String, name: String, into result: inout Result) {
    let names = Directory.names(folder) ?? []
    if names.contains("Localizable.stringsdict") {
      let path = Directory.join(folder, "Localizable.stringsdict")
      let sentence = "plural tables are not read yet: a key that is only here counts as missing"
      result.problems.append(.whole(path, .warning, sentence))
    }
    let path = names.contains(tableName) ? Directory.join(folder, tableName) : nil
    let own = path.map { entries($0, &result) } ?? [:]
    guard var table = result.table else { return }
    if let index = table.localizations.firstIndex(where: { $0.name == name }) {
      table.localizations[index].entries.merge(own) { earlier, _ in earlier }
      table.localizations[index].file = table.localizations[index].file ?? path
    } else {
      table.localizations.append(.init(name: name, file: path, entries: own))
    }
    result.table = table
  }

  private static func entries(_ path: String, _ result: inout Result) -> Entries {
    result.fileCount += 1
    guard let bytes = Directory.bytes(path) else {
      result.problems.append(.whole(path, .error, "the file cannot be read"))
      return [:]
    }
    let file = AppleStringsFile.reading(bytes)
    result.problems += file.problems.map { SourceProblem(path: path, $0) }
    return file.entries.reduce(into: [:]) { entries, entry in
      entries[Array(entry.key.utf8)] = .init(text: entry.text, line: entry.line)
    }
  }
}
