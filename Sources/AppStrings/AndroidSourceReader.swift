internal import LocalFiles
internal import Resolver
internal import StringResources

/// Reads `res` directories into one table, as the build merges them.
enum AndroidSourceReader {
  struct Result: Sendable {
    var table: AndroidStringTable?
    var problems: [SourceProblem] = []
    /// In the order in which they went into the table: that of the overriding directory first.
    var files: [File] = []
  }

  struct File: Sendable {
    var path: String
    var directory: AndroidValuesDirectory
    /// The number of its `res` directory.
    var sourceSet: Int
    var content = AndroidValuesFile()
  }

  /// Reads the directories; `known` files, which were read before, are not read again.
  @concurrent
  static func read(
    _ directories: [String], _ build: AndroidBuild, package: String?, from source: AppFiles,
    keeping known: [File] = []
  ) async -> Result {
    guard !directories.isEmpty else { return Result() }
    var (table, result) = (AndroidStringTable(packageName: package, build: build), Result())
    var listed: [[File]] = []
    var problems: [[SourceProblem]] = directories.map { _ in [] }
    var (hasValues, localizations) = (false, Set<String>())
    // The last directory wins, so it comes first.
    for (sourceSet, directory) in directories.enumerated().reversed() {
      let listing = AndroidListing(directory, build, from: source)
      problems[sourceSet] += listing.problems
      listed.append(
        listing.files.map { File(path: $0.path, directory: $0.directory, sourceSet: sourceSet) })
      addUnread(of: listing, sourceSet, to: &table)
      hasValues = hasValues || listing.hasValues
      localizations.formUnion(listing.files.lazy.map(\.directory.name))
      guard localizations.count > AppStrings.mostLocalizations else { continue }
      // To choose among them takes time with their square.
      let problem = SourceProblem.whole(directory, .error, AppStrings.tooManyLocalizations)
      return Result(table: nil, problems: [problem])
    }
    let ordered = ordered(listed.flatMap(\.self))
    result.files = await contents(of: ordered, build, from: source, keeping: known)
    for file in result.files { problems[file.sourceSet] += add(file, to: &table) }
    result.problems = problems.flatMap(\.self)
    result.problems += addVariantsWithoutDefault(of: result.files, to: &table)
    let search = AndroidLocaleConfigSearch(directories, from: source)
    table.localeConfig = search.localeConfig
    result.problems += search.problems
    result.problems += removed(table.removedKeys, directories)
    // Without any directory no text can be looked up.
    if hasValues || !result.problems.contains(where: \.isError) { result.table = table }
    return result
  }

  private static func addUnread(
    of listing: AndroidListing, _ sourceSet: Int, to table: inout AndroidStringTable
  ) {
    table.unread = table.unread ?? listing.unread?.fault(on: .android)
    for unlisted in listing.unlisted {
      guard let fault = unlisted.problem.fault(on: .android) else { continue }
      table.addUnread(fault, configuration: unlisted.configuration, sourceSet: sourceSet)
    }
  }

  /// Adds what could be read of a file, and remembers what could not.
  private static func add(_ file: File, to table: inout AndroidStringTable) -> [SourceProblem] {
    let configuration = file.directory.configuration
    let conflicts = table.add(
      file.content.resources, configuration: configuration, directory: file.directory.name,
      path: file.path, sourceSet: file.sourceSet, mergedName: file.directory.mergedName,
      quantities: file.content.quantities)
    let refused = conflicts.map { (problem: $0.problem, name: Optional($0.resource.name)) }
    for (problem, name) in file.content.errors + refused {
      guard let fault = SourceProblem(path: file.path, problem).fault(on: .android) else {
        continue
      }
      table.addUnread(fault, configuration: configuration, sourceSet: file.sourceSet, key: name)
    }
    let found = file.content.problems + conflicts.map(\.problem)
    return found.map { SourceProblem(path: file.path, $0) }
  }

  /// What the build would show of a key that has product variants only is unknown.
  private static func addVariantsWithoutDefault(
    of files: [File], to table: inout AndroidStringTable
  ) -> [SourceProblem] {
    let resources = table.resourcesWithoutDefaultProduct
    guard !resources.isEmpty else { return [] }
    let files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    return resources.map { path, resource in
      let problem = SourceProblem(path: path, resource.problemWithoutDefaultProduct)
      if let fault = problem.fault(on: .android), let file = files[path] {
        table.addUnread(
          fault, configuration: file.directory.configuration, sourceSet: file.sourceSet,
          key: resource.name)
      }
      return problem
    }
  }

  /// Of directories that are merged apart and have one configuration, the one of the last name
  /// counts: its files come first.
  private static func ordered(_ files: [File]) -> [File] {
    var names: [AndroidConfiguration: String] = [:]
    let isPlain = files.allSatisfy {
      let name = $0.directory.mergedName
      return names.updateValue(name, forKey: $0.directory.configuration) ?? name == name
    }
    guard !isPlain else { return files }
    // The build's own files end in `_NAME.arsc.flat`.
    let named = files.enumerated().map { (name: $1.directory.mergedName + "_", place: $0) }
    return named.sorted { left, right in
      left.name == right.name ? left.place < right.place : left.name > right.name
    }.map { files[$0.place] }
  }

  /// One task a processor's worth of files would wait for the largest; a task a file does not.
  private static func contents(
    of files: [File], _ build: AndroidBuild, from source: AppFiles, keeping known: [File]
  ) async -> [File] {
    let contents = Dictionary(
      known.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    return await withTaskGroup(of: (Int, AndroidValuesFile).self) { group in
      var files = files
      for index in files.indices {
        let path = files[index].path
        if let content = contents[path] {
          files[index].content = content
        } else {
          // No one takes what a reading gives that is given up.
          group.addTask {
            (index, Task.isCancelled ? AndroidValuesFile() : read(path, build, from: source))
          }
        }
      }
      for await (index, content) in group { files[index].content = content }
      return files
    }
  }

  private static func read(
    _ path: String, _ build: AndroidBuild, from source: AppFiles
  ) -> AndroidValuesFile {
    guard let bytes = source.bytes(path) else {
      let sentence = source.objection(path) ?? "the file can't be read: check its permissions"
      return AndroidValuesFile(problems: [FileProblem(.error, sentence, line: 0)])
    }
    let name = path.pathNames.last ?? ""
    return AndroidValuesFile.reading(
      bytes, build: build, isTranslatable: !name.hasPrefix("donottranslate"))
  }

  /// An app can have hundreds of them: one problem for all.
  private static func removed(_ keys: [String], _ directories: [String]) -> [SourceProblem] {
    guard let directory = directories.first, let first = keys.first else { return [] }
    guard keys.count > 1 else {
      let sentence = "the build removes “\(first)”: it has translations but no text in values/"
      return [.whole(directory, .warning, sentence)]
    }
    let names = keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? ", …" : "")
    return [
      .whole(
        directory, .warning,
        "the build removes \(keys.count) keys that have translations but no text in values/: \(names)"
      )
    ]
  }
}

extension SourceProblem {
  /// A problem of a file or directory as a whole.
  static func whole(
    _ path: String, _ severity: FileProblem.Severity, _ sentence: String, losesText: Bool = false
  ) -> SourceProblem {
    SourceProblem(path: path, FileProblem(severity, sentence, line: 0, losesText: losesText))
  }
}
