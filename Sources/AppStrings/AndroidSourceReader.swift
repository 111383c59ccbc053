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
    _ directories: [String], _ build: AndroidBuild, package: String?, keeping known: [File] = []
  ) async -> Result {
    guard !directories.isEmpty else { return Result() }
    var result = Result(table: AndroidStringTable(packageName: package, build: build))
    var listed: [[File]] = []
    var problems: [[SourceProblem]] = directories.map { _ in [] }
    // The last directory wins, so it comes first.
    for (sourceSet, directory) in directories.enumerated().reversed() {
      let listing = AndroidListing(directory, build)
      problems[sourceSet] += listing.problems
      listed.append(
        listing.files.map { File(path: $0.path, directory: $0.directory, sourceSet: sourceSet) })
    }
    let ordered = ordered(listed.flatMap(\.self))
    result.files = await contents(of: ordered, build, keeping: known)
    for file in result.files {
      let conflicts =
        result.table?.add(
          file.content.resources, configuration: file.directory.configuration,
          directory: file.directory.name, path: file.path, sourceSet: file.sourceSet,
          mergedName: file.directory.mergedName) ?? []
      let found = file.content.problems + conflicts.map(\.problem)
      problems[file.sourceSet] += found.map { SourceProblem(path: file.path, $0) }
    }
    result.problems = problems.flatMap(\.self)
    result.problems += (result.table?.resourcesWithoutDefaultProduct ?? []).map {
      SourceProblem(path: $0.file, $0.resource.problemWithoutDefaultProduct)
    }
    let search = AndroidLocaleConfigSearch(directories)
    result.table?.localeConfig = search.localeConfig
    result.problems += search.problems
    result.problems += removed(result.table?.removedKeys ?? [], directories)
    return result
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
    of files: [File], _ build: AndroidBuild, keeping known: [File]
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
          group.addTask { (index, read(path, build)) }
        }
      }
      for await (index, content) in group { files[index].content = content }
      return files
    }
  }

  private static func read(_ path: String, _ build: AndroidBuild) -> AndroidValuesFile {
    guard let bytes = Directory.bytes(path) else {
      return AndroidValuesFile(problems: [FileProblem(.error, "the file cannot be read", line: 0)])
    }
    let name = path.split(separator: "/").last ?? ""
    return AndroidValuesFile.reading(
      bytes, build: build, isTranslatable: !name.hasPrefix("donottranslate"))
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
