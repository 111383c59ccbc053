internal import LocalFiles
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
  /// Why no text is known: a catalog holds all languages, a directory may.
  private var unread: SourceProblem?
  private var hasLostCatalogue = false
  private var otherFiles: [AppleFile] = []
  private var problems: [SourceProblem] = []
  private var fileCount = 0
  private let source: AppFiles

  private init(_ source: AppFiles) { self.source = source }

  /// Without a development region it is the source language of the first catalog, or English.
  @concurrent
  static func read(
    _ directories: [String], developmentRegion: String?, from source: AppFiles
  ) async -> Result {
    guard let first = directories.first else { return Result() }
    var reader = AppleSourceReader(source)
    for directory in directories { await reader.read(directory) }
    return await reader.result(developmentRegion: developmentRegion, of: first)
  }

  private func result(developmentRegion: String?, of directory: String) async -> Result {
    var result = Result(table: nil, problems: problems, fileCount: fileCount)
    guard localizations.count <= AppStrings.mostLocalizations else {
      result.problems.append(.whole(directory, .error, AppStrings.tooManyLocalizations))
      return result
    }
    // All its languages are lost with it, and to call their keys missing would be a lie.
    let hasNothing = localizations.isEmpty && problems.contains(where: \.isError)
    guard !hasLostCatalogue, !hasNothing else { return result }
    var table = AppleStringTable(
      localizations: localizations.values.filter { !$0.name.isEmpty }.sorted { $0.name < $1.name },
      unlocalized: localizations[""], developmentRegion: developmentRegion ?? sourceLanguage ?? "en"
    )
    table.unread = unread?.fault(on: .apple)
    table.otherTables = await keys(
      of: otherFiles.filter { ["", "Base", table.developmentRegion].contains($0.folder) })
    return Result(table: table, problems: problems, fileCount: fileCount)
  }

  private mutating func read(_ directory: String) async {
    guard source.isDirectory(directory) else {
      return loseAll(of: directory, Directory.missing)
    }
    // Its tables would count as those outside any folder, which every device takes for its own.
    guard !directory.hasSuffix(".lproj"), !directory.hasSuffix(".lproj/") else {
      return loseAll(
        of: directory, "it is one localization of the app: name the folder that contains it")
    }
    if let objection = source.objection(directory) { return loseAll(of: directory, objection) }
    let found = AppleBundleSearch.nearest(in: directory, of: source)
    if let excess = found.excess { return loseAll(of: directory, excess) }
    if let unlisted = found.unlisted {
      loseAll(
        of: unlisted,
        source.objection(unlisted) ?? "the directory can't be listed: check its permissions")
    }
    guard let bundle = found.directory else {
      guard found.unlisted == nil else { return }
      let sentence =
        "it has no .lproj folder or string catalog, nor do its subfolders: name the folder that does"
      return problems.append(.whole(directory, .error, sentence))
    }
    if !found.others.isEmpty {
      let others = found.others.joined(separator: ", ")
      let sentence =
        "\(bundle) and \(others) both hold texts: Pushwright uses the first; name the one you mean"
      problems.append(.whole(directory, .warning, sentence))
    }
    let listing = AppleBundleSearch.listing(of: bundle, in: source)
    otherFiles += listing.others
    problems += listing.misnamed
    fileCount += listing.files.count
    reportTablesBesideCatalogue(listing.files)
    for name in listing.folders { add(.init(name: name)) }
    for name in listing.unlisted { addUnlisted(name, in: bundle) }
    for (file, content) in zip(listing.files, await contents(of: listing.files)) {
      add(content, of: file)
    }
  }

  private mutating func loseAll(of directory: String, _ sentence: String) {
    let problem = SourceProblem.whole(directory, .error, sentence)
    problems.append(problem)
    unread = unread ?? problem
  }

  private mutating func addUnlisted(_ name: String, in bundle: String) {
    let path = Directory.join(bundle, "\(name).lproj")
    let sentence =
      source.objection(path) ?? "not a directory, or it can't be listed: check its path"
    let problem = SourceProblem.whole(path, .error, sentence)
    problems.append(problem)
    var localization = AppleStringTable.Localization(name: name)
    localization.unreadStrings = problem.fault(on: .apple)
    localization.unreadStringsdict = localization.unreadStrings
    add(localization)
  }

  /// The keys of other tables: those of one language tell enough.
  private func keys(of files: [AppleFile]) async -> [[UInt8]: String] {
    var keys: [[UInt8]: String] = [:]
    for (file, content) in zip(files, await contents(of: files)) {
      let name = file.path.pathNames.last ?? file.path
      for localization in content.localizations {
        for entries in [localization.strings, localization.stringsdict].compactMap(\.self) {
          keys.merge(entries.keys.map { ($0, name) }) { first, _ in first }
        }
      }
    }
    return keys
  }

  private func contents(of files: [AppleFile]) async -> [AppleFile.Content] {
    await withTaskGroup(of: (Int, AppleFile.Content).self) { [source] group in
      for (index, file) in files.enumerated() {
        // No one takes what a reading gives that is given up.
        group.addTask {
          (index, Task.isCancelled ? AppleFile.Content() : file.content(from: source))
        }
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
        "Xcode refuses to build this beside \(catalogue.path): move its texts into the catalog"
      problems.append(.whole(file.path, .error, sentence))
    }
  }

  private mutating func add(_ content: AppleFile.Content, of file: AppleFile) {
    let found = content.problems.map { SourceProblem(path: file.path, $0) }
    problems += found
    sourceLanguage = sourceLanguage ?? content.sourceLanguage
    for localization in content.localizations { add(localization) }
    guard let fault = found.first(where: \.isError)?.fault(on: .apple) else { return }
    var localization = AppleStringTable.Localization(name: file.folder)
    switch file.kind {
    case .strings: localization.unreadStrings = fault
    case .stringsdict: localization.unreadStringsdict = fault
    case .catalogue: hasLostCatalogue = true
    }
    if file.kind != .catalogue { add(localization) }
  }

  /// What is there already stays: the first directory and the catalog win.
  private mutating func add(_ localization: AppleStringTable.Localization) {
    let name = localization.name
    var known = localizations[name] ?? AppleStringTable.Localization(name: name)
    known.strings = Self.merging(known.strings, localization.strings)
    known.stringsdict = Self.merging(known.stringsdict, localization.stringsdict)
    known.variants += localization.variants
    known.unreadStrings = known.unreadStrings ?? localization.unreadStrings
    known.unreadStringsdict = known.unreadStringsdict ?? localization.unreadStringsdict
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
