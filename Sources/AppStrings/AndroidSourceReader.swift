internal import Resolver
internal import StringResources

/// Reads `res` directories into one table, as the build merges them.
enum AndroidSourceReader {
  struct Result {
    var table: AndroidStringTable?
    var problems: [SourceProblem] = []
    var fileCount = 0
  }

  private struct File: Sendable {
    var path: String
    var directory: String
    var configuration: AndroidConfiguration
  }

  private struct Name: Hashable {
    var name: String
    var kind: AndroidValuesFile.Kind
    var configuration: AndroidConfiguration
  }

  @concurrent
  static func read(_ directories: [String], package: String?) async -> Result {
    guard !directories.isEmpty else { return Result() }
    var result = Result(table: AndroidStringTable(packageName: package))
    var taken: Set<Name> = []
    // The last directory wins, so it is asked first.
    for directory in directories.reversed() {
      let files = files(in: directory, &result.problems)
      result.fileCount += files.count
      let contents = await contents(of: files)
      var own: Set<Name> = []
      for (file, content) in zip(files, contents) {
        let problems = content.problems.map { SourceProblem(path: file.path, $0) }
        result.problems.append(contentsOf: problems)
        let kept = content.resources.filter { resource in
          let name = Name(
            name: resource.name, kind: resource.kind, configuration: file.configuration)
          guard !taken.contains(name) else { return false }
          own.insert(name)
          return true
        }
        result.table?.add(
          kept, configuration: file.configuration, directory: file.directory, path: file.path)
      }
      taken.formUnion(own)
    }
    return result
  }

  private static func files(in directory: String, _ problems: inout [SourceProblem]) -> [File] {
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
        File(path: Directory.join(path, $0), directory: name, configuration: configuration)
      }
    }
  }

  private static func contents(of files: [File]) async -> [AndroidValuesFile] {
    await withTaskGroup(of: (Int, AndroidValuesFile).self) { group in
      for (index, file) in files.enumerated() {
        group.addTask { (index, read(file.path)) }
      }
      var contents = [AndroidValuesFile](repeating: AndroidValuesFile(), count: files.count)
      for await (index, content) in group { contents[index] = content }
      return contents
    }
  }

  private static func read(_ path: String) -> AndroidValuesFile {
    guard let bytes = Directory.bytes(path) else {
      return AndroidValuesFile(problems: [FileProblem(.error, "the file cannot be read", line: 0)])
    }
    let name = path.split(separator: "/").last ?? ""
    return AndroidValuesFile.reading(bytes, isTranslatable: !name.hasPrefix("donottranslate"))
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
