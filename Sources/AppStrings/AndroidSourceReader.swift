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
    var result = Result(table: AndroidStringTable(packageName: package))
    var listed: [[File]] = []
    var problems: [[SourceProblem]] = directories.map { _ in [] }
    // The last directory wins, so it comes first.
    for (sourceSet, directory) in directories.enumerated().reversed() {
      listed.append(files(in: directory, sourceSet, &problems[sourceSet]))
    }
    result.files = await contents(of: listed.flatMap(\.self), keeping: known)
    for file in result.files {
      let conflicts =
        result.table?.add(
          file.content.resources, configuration: file.configuration, directory: file.directory,
          path: file.path, sourceSet: file.sourceSet, quantities: file.content.quantities) ?? []
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

  private static func files(
    in directory: String, _ sourceSet: Int, _ problems: inout [SourceProblem]
  ) -> [File] {
    guard let names = Directory.names(directory) else {
      problems.append(.whole(directory, .error, "no such directory, or it cannot be read"))
      return []
    }
    let values = names.filter { $0.lowercased().hasPrefix("values") }
      .filter { Directory.isDirectory(Directory.join(directory, $0)) }
    if values.isEmpty {
      let sentence = "no values directory in it: name the res directory of the app"
      problems.append(.whole(directory, .error, sentence))
    }
    return values.flatMap { name -> [File] in
      let path = Directory.join(directory, name)
      guard let configuration = AndroidConfiguration(directoryName: name) else {
        let sentence = AndroidConfiguration.problem(inDirectoryName: name)
        problems.append(.whole(path, .error, sentence ?? "not the name of a values directory"))
        return []
      }
      return (Directory.names(path) ?? []).filter { $0.hasSuffix(".xml") }.map {
        File(
          path: Directory.join(path, $0), directory: name, configuration: configuration,
          sourceSet: sourceSet)
      }
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
