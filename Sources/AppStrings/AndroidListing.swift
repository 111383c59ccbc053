internal import ByteSearch
internal import Resolver
internal import Spelling
internal import StringResources

/// The values files of one `res` directory, and what is wrong with the names in it.
struct AndroidListing {
  struct File {
    var path: String
    var directory: AndroidValuesDirectory
  }

  /// A directory whose files couldn't be listed, or a file in it that should be read.
  struct Unlisted {
    var problem: SourceProblem
    var configuration: AndroidConfiguration
  }

  private(set) var files: [File] = []
  private(set) var problems: [SourceProblem] = []
  private(set) var unlisted: [Unlisted] = []
  /// Why nothing at all is known of it.
  private(set) var unread: SourceProblem?
  /// It has a directory for texts.
  private(set) var hasValues = false
  private let build: AndroidBuild
  private let source: AppFiles
  /// The names of its directories for texts.
  private var folders: Set<String> = []

  init(_ directory: String, _ build: AndroidBuild, from source: AppFiles) {
    self.build = build
    self.source = source
    guard source.objection(directory) == nil, let names = source.names(directory) else {
      let problem = SourceProblem.whole(
        directory, .error,
        source.objection(directory)
          ?? (source.isDirectory(directory)
            ? "the directory can't be listed: check its permissions" : Directory.missing))
      (problems, unread) = ([problem], problem)
      return
    }
    let listed = names.filter {
      Self.isValues($0) || AndroidValuesDirectory.holdsValues($0, for: build)
    }.filter { isListed($0, at: Directory.join(directory, $0)) }
    folders = Set(listed)
    hasValues = listed.contains(where: Self.isValues) || !unlisted.isEmpty
    // Elsewhere than in a `res` directory any folder would be one of values to Gradle.
    guard hasValues else {
      let sentence = "it has no values directory: name the app's res directory"
      problems.append(.whole(directory, .error, sentence))
      return
    }
    for name in listed { list(name, at: Directory.join(directory, name)) }
    for name in names where !folders.contains(name) { reportSlip(name, in: directory) }
  }

  /// A directory that is nearly one of values: Gradle passes it over, aapt2 stops at it.
  private mutating func reportSlip(_ name: String, in directory: String) {
    let path = Directory.join(directory, name)
    guard let meant = Self.meant(by: name), source.isDirectory(path) else { return }
    switch build {
    case .gradle:
      let sentence = "the build skips it: did you mean \(meant)?"
      problems.append(.whole(path, .warning, sentence, losesText: true))
    case .aapt2:
      problems.append(.whole(path, .error, "the build stops at it: did you mean \(meant)?"))
    }
  }

  /// `values-de` for `value-de` and `Values-de`.
  private static func meant(by name: String) -> String? {
    let type = name.prefix { $0 != "-" }
    return Slip.leads(from: type, to: "values") ? "values" + name.dropFirst(type.count) : nil
  }

  /// What is wrong with a language that devices don't ask for; `nil` if a directory of the right name is there too.
  private func languageProblem(of directory: AndroidValuesDirectory) -> String? {
    if let (code, meant) = Self.meantLanguage(of: directory) {
      return "no device asks for a language ‘\(code)’: rename it to \(meant)"
    }
    guard let language = directory.configuration.locale.language,
      let older = Self.olderCodes[language]
    else { return nil }
    let meant = Self.renamed(directory, language, to: older)
    return folders.contains(meant)
      ? nil : "Android asks for ‘\(older)’, the older code of ‘\(language)’: rename it to \(meant)"
  }

  /// The codes with which Android looks for values, whatever today's are.
  private static let olderCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// `values-de` for `values-ger`, `values-el` for `values-gr`.
  private static func meantLanguage(
    of directory: AndroidValuesDirectory
  ) -> (code: String, directory: String)? {
    guard let code = directory.configuration.locale.language, let mistake = MistakenLanguage(code),
      mistake.isCertain
    else { return nil }
    let meant = mistake.androidQualifiers
    let hasRegion = directory.configuration.locale.region != nil
    let name = hasRegion ? String(meant.prefix { $0 != "-" }) : meant
    return (code, renamed(directory, code, to: name))
  }

  /// The directory's name with another language.
  private static func renamed(
    _ directory: AndroidValuesDirectory, _ code: String, to name: String
  ) -> String {
    let parts = directory.name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map { part in
      let isTag = part.lowercased().hasPrefix("b+\(code.lowercased())")
      return part.lowercased() == code.lowercased() || isTag ? name : String(part)
    }.joined(separator: "-")
  }

  private static func isValues(_ name: String) -> Bool { name.lowercased().hasPrefix("values") }

  /// Whether it is a directory that can be listed; one that should be, and cannot, is a problem.
  private mutating func isListed(_ name: String, at path: String) -> Bool {
    let isDirectory = source.isDirectory(path)
    let isEmpty = isDirectory && name.hasPrefix("values-") && source.names(path)?.isEmpty == true
    guard !isDirectory || isEmpty || source.names(path) == nil else { return true }
    // A file beside the directories isn't one of them, unless its name says so: a broken link.
    guard isDirectory || name == "values" || name.hasPrefix("values-"),
      let directory = AndroidValuesDirectory(name: name, build: build)
    else { return false }
    let problem = SourceProblem.whole(
      path, .error,
      source.objection(path)
        ?? (isEmpty
          ? "the directory is empty, as a submodule is that isn't checked out: run git submodule update --init, or remove it"
          : isDirectory
            ? "the directory can't be listed: check its permissions"
            : "not a directory, or it can't be read: check its path"))
    problems.append(problem)
    unlisted.append(Unlisted(problem: problem, configuration: directory.configuration))
    return false
  }

  private mutating func list(_ name: String, at path: String) {
    guard let directory = AndroidValuesDirectory(name: name, build: build) else {
      let sentence =
        Self.meant(by: name).map { "did you mean \($0)?" }
        ?? AndroidConfiguration.problem(inDirectoryName: name, build: build)
      return refuse(name, at: path, sentence ?? "it isn't the name of a values directory")
    }
    let names = (source.names(path) ?? []).filter { !AndroidValuesDirectory.isIgnored($0) }
    let own = names.filter(isValuesFile)
    if let warning = directory.warning, !own.isEmpty {
      problems.append(.whole(path, .warning, warning))
    }
    if !own.isEmpty, let sentence = languageProblem(of: directory) {
      problems.append(.whole(path, .warning, sentence, losesText: true))
    }
    files += own.map { File(path: Directory.join(path, $0), directory: directory) }
    checkOthers(names.filter { !isValuesFile($0) }, of: directory, at: path)
  }

  private mutating func checkOthers(
    _ names: [String], of directory: AndroidValuesDirectory, at path: String
  ) {
    switch build {
    case .gradle:
      for name in names {
        let file = Directory.join(path, name)
        guard !source.isDirectory(file) else { continue }
        guard let dot = name.lastByte("."), Slip.leads(from: name[dot...], to: ".xml") else {
          // It holds no text that could be wrong: every text is known, and there is no app to show them.
          let sentence = "the build stops at files that aren't XML: remove it"
          let problem = FileProblem(.error, sentence, line: 0, onlyStopsBuild: true)
          problems.append(SourceProblem(path: file, problem))
          continue
        }
        let problem = SourceProblem.whole(
          file, .error, "the build stops at it: did you mean \(name[..<dot]).xml?")
        problems.append(problem)
        unlisted.append(Unlisted(problem: problem, configuration: directory.configuration))
      }
    case .aapt2:
      problems += names.filter { $0.lowercased().hasSuffix(".xml") }.map {
        .whole(
          Directory.join(path, $0), .error, "the build rejects its extension: rename it to .xml")
      }
    }
  }

  /// A name that Gradle skips costs its texts, but no build.
  private mutating func refuse(_ name: String, at path: String, _ sentence: String) {
    guard build == .gradle, !AndroidValuesDirectory.holdsValues(name, for: build) else {
      return problems.append(.whole(path, .error, sentence))
    }
    guard !AndroidValuesDirectory.isIgnored(name) else { return }
    problems.append(.whole(path, .warning, "the build skips it: \(sentence)", losesText: true))
  }

  /// Gradle takes `.XML` too.
  private func isValuesFile(_ name: String) -> Bool {
    (build == .gradle ? name.lowercased() : name).hasSuffix(".xml")
  }
}
