internal import Resolver
internal import StringResources

/// Reads the `Localizable` tables below Apple directories.
struct AppleSourceReader {
  struct Result {
    var table: AppleStringTable?
    var problems: [SourceProblem] = []
    var fileCount = 0
  }

  private var localizations: [String: AppleStringTable.Localization] = [:]
  private var sourceLanguage: String?
  private var hasLostCatalogue = false
  private var problems: [SourceProblem] = []
  private var fileCount = 0

  /// Without a development region it is the source language of the first catalogue, or English.
  @concurrent
  static func read(_ directories: [String], developmentRegion: String?) async -> Result {
    guard !directories.isEmpty else { return Result() }
    var reader = AppleSourceReader()
    for directory in directories { await reader.read(directory) }
    return reader.result(developmentRegion: developmentRegion)
  }

  private func result(developmentRegion: String?) -> Result {
    let result = Result(table: nil, problems: problems, fileCount: fileCount)
    // All its languages are lost with it, and to call their keys missing would be a lie.
    guard !hasLostCatalogue else { return result }
    let table = AppleStringTable(
      localizations: localizations.values.filter { !$0.name.isEmpty }.sorted { $0.name < $1.name },
      unlocalized: localizations[""], developmentRegion: developmentRegion ?? sourceLanguage ?? "en"
    )
    return Result(table: table, problems: problems, fileCount: fileCount)
  }

  private mutating func read(_ directory: String) async {
    guard Directory.isDirectory(directory) else {
      let sentence = "no such directory, or it cannot be read"
      return problems.append(.whole(directory, .error, sentence))
    }
    guard let found = AppleBundleSearch.nearest(in: directory) else {
      let sentence =
        "no .lproj folder or string catalogue in it or below it: name the folder that holds them"
      return problems.append(.whole(directory, .error, sentence))
    }
    if !found.others.isEmpty {
      let others = found.others.joined(separator: ", ")
      let sentence =
        "texts lie in \(found.directory) and in \(others): the first is used, name the one you mean"
      problems.append(.whole(directory, .warning, sentence))
    }
    let files = AppleBundleSearch.files(in: found.directory)
    fileCount += files.count
    reportTablesBesideCatalogue(files)
    for name in AppleBundleSearch.folders(in: found.directory) { add(.init(name: name)) }
    for (file, content) in zip(files, await Self.contents(of: files)) { add(content, of: file) }
  }

  private static func contents(of files: [AppleFile]) async -> [AppleFile.Content] {
    await withTaskGroup(of: (Int, AppleFile.Content).self) { group in
      for (index, file) in files.enumerated() {
        group.addTask { (index, file.content()) }
      }
      var contents = [AppleFile.Content](repeating: AppleFile.Content(), count: files.count)
      for await (index, content) in group { contents[index] = content }
      return contents
    }
  }

  /// Xcode refuses them whatever keys they have: tables of one name would overwrite each other.
  private mutating func reportTablesBesideCatalogue(_ files: [AppleFile]) {
    guard let catalogue = files.first(where: { $0.kind == .catalogue }) else { return }
    for file in files where file.kind != .catalogue {
      let sentence =
        "Xcode refuses to build this beside \(catalogue.path): move its texts into the catalogue"
      problems.append(.whole(file.path, .error, sentence))
    }
  }

  private mutating func add(_ content: AppleFile.Content, of file: AppleFile) {
    problems += content.problems.map { SourceProblem(path: file.path, $0) }
    sourceLanguage = sourceLanguage ?? content.sourceLanguage
    if file.kind == .catalogue, content.sourceLanguage == nil { hasLostCatalogue = true }
    for localization in content.localizations { add(localization) }
  }

  /// What is there already stays: the first directory and the catalogue win.
  private mutating func add(_ localization: AppleStringTable.Localization) {
    let name = localization.name
    var known = localizations[name] ?? AppleStringTable.Localization(name: name)
    known.strings = Self.merging(known.strings, localization.strings)
    known.stringsdict = Self.merging(known.stringsdict, localization.stringsdict)
    known.variants += localization.variants
    localizations[name] = known
  }

  private static func merging(
    _ first: AppleStringTable.Localization.Entries?,
    _ second: AppleStringTable.Localization.Entries?
  ) -> AppleStringTable.Localization.Entries? {
    guard let first, let second else { return first ?? second }
    return first.merging(second) { known, _ in known }
  }
}
