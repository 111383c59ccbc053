internal import Resolver
internal import StringResources

/// The files of one `res` directory, by their names.
struct AndroidListing {
  /// A `values` directory whose files nobody could list.
  struct Unlisted {
    var problem: SourceProblem
    var configuration: AndroidConfiguration
    var sourceSet: Int
  }

  private(set) var files: [AndroidSourceReader.File] = []
  private(set) var problems: [SourceProblem] = []
  private(set) var unlisted: [Unlisted] = []
  /// Why nothing at all is known of it.
  private(set) var unread: SourceProblem?
  /// It has a directory with files of texts.
  private(set) var hasValues = false

  init(_ directory: String, _ sourceSet: Int) {
    guard let names = Directory.names(directory) else {
      let problem = SourceProblem.whole(
        directory, .error, "no such directory, or it cannot be read")
      (problems, unread) = ([problem], problem)
      return
    }
    for name in names where name.lowercased().hasPrefix("values") {
      add(name, Directory.join(directory, name), sourceSet)
    }
    if !hasValues {
      let sentence = "no values directory in it: name the res directory of the app"
      problems.append(.whole(directory, .error, sentence))
    }
  }

  private mutating func add(_ name: String, _ path: String, _ sourceSet: Int) {
    let isDirectory = Directory.isDirectory(path)
    guard let configuration = AndroidConfiguration(directoryName: name) else {
      guard isDirectory else { return }
      hasValues = true
      let sentence = AndroidConfiguration.problem(inDirectoryName: name)
      problems.append(.whole(path, .error, sentence ?? "not the name of a values directory"))
      return
    }
    hasValues = true
    guard isDirectory, let names = Directory.names(path) else {
      let sentence =
        isDirectory ? "the directory cannot be listed" : "not a directory, or it cannot be read"
      let problem = SourceProblem.whole(path, .error, sentence)
      problems.append(problem)
      unlisted.append(
        Unlisted(problem: problem, configuration: configuration, sourceSet: sourceSet))
      return
    }
    files += names.filter { $0.hasSuffix(".xml") }.map {
      AndroidSourceReader.File(
        path: Directory.join(path, $0), directory: name, configuration: configuration,
        sourceSet: sourceSet)
    }
  }
}
