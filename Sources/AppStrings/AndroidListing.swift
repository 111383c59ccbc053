internal import StringResources

/// The values files of one `res` directory, and what is wrong with the names in it.
struct AndroidListing {
  struct File {
    var path: String
    var directory: AndroidValuesDirectory
  }

  private(set) var files: [File] = []
  private(set) var problems: [SourceProblem] = []
  private let build: AndroidBuild

  init(_ directory: String, _ build: AndroidBuild) {
    self.build = build
    guard let names = Directory.names(directory) else {
      problems.append(.whole(directory, .error, "no such directory, or it cannot be read"))
      return
    }
    let folders = names.filter {
      Self.isValues($0) || AndroidValuesDirectory.holdsValues($0, for: build)
    }.filter { Directory.isDirectory(Directory.join(directory, $0)) }
    // Elsewhere than in a `res` directory any folder would be one of values to Gradle.
    guard folders.contains(where: Self.isValues) else {
      let sentence = "no values directory in it: name the res directory of the app"
      problems.append(.whole(directory, .error, sentence))
      return
    }
    for name in folders { list(name, at: Directory.join(directory, name)) }
  }

  private static func isValues(_ name: String) -> Bool { name.lowercased().hasPrefix("values") }

  private mutating func list(_ name: String, at path: String) {
    guard let directory = AndroidValuesDirectory(name: name, build: build) else {
      let sentence = AndroidConfiguration.problem(inDirectoryName: name, build: build)
      return refuse(name, at: path, sentence ?? "not the name of a values directory")
    }
    let names = (Directory.names(path) ?? []).filter { !AndroidValuesDirectory.isIgnored($0) }
    let own = names.filter(isValuesFile)
    if let warning = directory.warning, !own.isEmpty {
      problems.append(.whole(path, .warning, warning))
    }
    files += own.map { File(path: Directory.join(path, $0), directory: directory) }
    checkOthers(names.filter { !isValuesFile($0) }, at: path)
  }

  private mutating func checkOthers(_ names: [String], at path: String) {
    switch build {
    case .gradle:
      // It holds no text that could be wrong, so that messages need not wait for it.
      problems += names.map { Directory.join(path, $0) }.filter { !Directory.isDirectory($0) }
        .map { .whole($0, .warning, "the build stops at files that are not XML: remove it") }
    case .aapt2:
      problems += names.filter { $0.lowercased().hasSuffix(".xml") }.map {
        .whole(Directory.join(path, $0), .error, "the build refuses its ending: name it .xml")
      }
    }
  }

  /// A name that Gradle skips costs its texts, but no build.
  private mutating func refuse(_ name: String, at path: String, _ sentence: String) {
    guard build == .gradle, !AndroidValuesDirectory.holdsValues(name, for: build) else {
      return problems.append(.whole(path, .error, sentence))
    }
    guard !AndroidValuesDirectory.isIgnored(name) else { return }
    problems.append(.whole(path, .warning, "the build skips it: \(sentence)"))
  }

  /// Gradle takes `.XML` too.
  private func isValuesFile(_ name: String) -> Bool {
    (build == .gradle ? name.lowercased() : name).hasSuffix(".xml")
  }
}
