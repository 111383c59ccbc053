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
    /// The name of its directory, `values-fr-rCA`.
    var directory: String
    var configuration: AndroidConfiguration
    /// The number of its `res` directory.
    var sourceSet: Int
    var content = AndroidValuesFile()
  }

  /// Reads the directories; `known` files, which were read before, are not read again.
  @concurrent
  static func read(
    _ directories: [String], package: String?, keeping known: [File] = []
  ) async -> Result {
    guard !directories.isEmpty else { return Result() }
    var listings: [AndroidListing] = []
    // The last directory wins, so it comes first.
    for (sourceSet, directory) in directories.enumerated().reversed() {
      listings.append(AndroidListing(directory, sourceSet))
    }
    var (table, result) = (AndroidStringTable(packageName: package), Result())
    var problems: [[SourceProblem]] = listings.reversed().map(\.problems)
    result.files = await contents(of: listings.flatMap(\.files), keeping: known)
    for file in result.files { problems[file.sourceSet] += add(file, to: &table) }
    for unlisted in listings.flatMap(\.unlisted) {
      guard let fault = unlisted.problem.fault(on: .android) else { continue }
      table.addUnread(
        fault, configuration: unlisted.configuration, sourceSet: unlisted.sourceSet)
    }
    result.problems = problems.flatMap(\.self)
    result.problems += addVariantsWithoutDefault(to: &table)
    let search = AndroidLocaleConfigSearch(directories)
    table.localeConfig = search.localeConfig
    result.problems += search.problems
    result.problems += removed(table.removedKeys, directories)
    table.unread = listings.lazy.compactMap(\.unread).first?.fault(on: .android)
    // Without any directory there is nothing to ask for a text.
    let hasDirectories = listings.contains(where: \.hasValues)
    if hasDirectories || !result.problems.contains(where: \.isError) { result.table = table }
    return result
  }

  /// Adds what could be read of a file, and remembers what could not.
  private static func add(_ file: File, to table: inout AndroidStringTable) -> [SourceProblem] {
    let conflicts = table.add(
      file.content.resources, configuration: file.configuration, directory: file.directory,
      path: file.path, sourceSet: file.sourceSet)
    let refused = conflicts.map { (problem: $0.problem, name: Optional($0.resource.name)) }
    for (problem, name) in file.content.errors + refused {
      guard let fault = SourceProblem(path: file.path, problem).fault(on: .android) else {
        continue
      }
      table.addUnread(
        fault, configuration: file.configuration, sourceSet: file.sourceSet, key: name)
    }
    let found = file.content.problems + conflicts.map(\.problem)
    return found.map { SourceProblem(path: file.path, $0) }
  }

  /// What the build would show of a key that has product variants only is unknown.
  private static func addVariantsWithoutDefault(
    to table: inout AndroidStringTable
  ) -> [SourceProblem] {
    table.resourcesWithoutDefaultProduct.map { file, resource in
      let problem = SourceProblem(path: file, resource.problemWithoutDefaultProduct)
      let directory = file.split(separator: "/").dropLast().last.map(String.init) ?? ""
      if let fault = problem.fault(on: .android),
        let configuration = AndroidConfiguration(directoryName: directory)
      {
        table.addUnread(fault, configuration: configuration, key: resource.name)
      }
      return problem
    }
  }

  /// One task a processor's worth of files would wait for the largest; a task a file does not.
  private static func contents(of files: [File], keeping known: [File]) async -> [File] {
    let contents = Dictionary(
      known.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    return await withTaskGroup(of: (Int, AndroidValuesFile).self) { group in
      var files = files
      for index in files.indices {
        let path = files[index].path
        if let content = contents[path] {
          files[index].content = content
        } else {
          group.addTask { (index, read(path)) }
        }
      }
      for await (index, content) in group { files[index].content = content }
      return files
    }
  }

  private static func read(_ path: String) -> AndroidValuesFile {
    guard let bytes = Directory.bytes(path) else {
      return AndroidValuesFile(problems: [FileProblem(.error, "the file cannot be read", line: 0)])
    }
    let name = path.split(separator: "/").last ?? ""
    return AndroidValuesFile.reading(bytes, isTranslatable: !name.hasPrefix("donottranslate"))
  }

  /// An app can have hundreds of them: one problem for all.
  private static func removed(_ keys: [String], _ directories: [String]) -> [SourceProblem] {
    guard let directory = directories.first, let first = keys.first else { return [] }
    guard keys.count > 1 else {
      let sentence = "the build removes “\(first)”: it has translations and no text in values/"
      return [.whole(directory, .warning, sentence)]
    }
    let names = keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? ", …" : "")
    return [
      .whole(
        directory, .warning,
        "the build removes \(keys.count) keys that have translations and no text in values/: \(names)"
      )
    ]
  }
}

extension SourceProblem {
  /// A problem of a file or directory as a whole.
  static func whole(
    _ path: String, _ severity: FileProblem.Severity, _ sentence: String
  ) -> SourceProblem {
    SourceProblem(path: path, FileProblem(severity, sentence, line: 0))
  }
}
