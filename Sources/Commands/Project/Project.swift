public import AppStrings
public import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import MessageLint
internal import Resolver
public import SendPolicy
internal import Spelling
internal import StringResources
public import Workspace

/// A project as the options and the project file make it.
public struct Project: Sendable {
  /// A release of the app, and where its strings are.
  public struct Release: Hashable, Sendable {
    public var name: String
    public var sources: AppSources
  }

  /// `nil` if no project file is used.
  public var file: ProjectFile?
  /// Where the project file is, used or not.
  public private(set) var path: String?
  /// Whether the file was looked for; a person who names it has said which one is meant.
  public private(set) var isFound = false
  /// Why nothing of the project file is used: others could have written it.
  public private(set) var objection: PermissionRequest?
  public var problems: [WorkspaceProblem]
  public var app: App?
  /// The apps of the project file, where it has several and none was named: ``app`` is the first of them.
  public private(set) var appsToChooseFrom: [String] = []
  /// Whether the strings are those that the project file names, as they are on the disk.
  private(set) var readsOwnStrings = true
  public var sources: AppSources
  /// The releases that are in the field, in the order of the project file.
  public var releases: [Release]
  public var settings: Drafts.PreviewSettings
  /// The devices of the preview by their names in our JSON: `android`, `apple`, `web`.
  public var devices: [String]
  public var profile: ProfileChoice

  /// Finds and reads the project file, and lets the options have the last word.
  ///
  /// A file with mistakes is read as far as it can be, and sends nothing: ``profile`` is unusable then. Verbs that
  /// report use ``checked(_:)``.
  ///
  /// A file that was found and that others could have written is not used at all before the user allows it; see
  /// ``objection``. `isFound` is for options that name a file which was found. With `namesFromHere` all paths are those
  /// that people would write from the working directory, where the project is around it.
  ///
  /// - Throws: ``CommandFailure`` if a file, directory or app that is named is not there.
  public init(
    _ options: ProjectOptions, isFound: Bool = false, namesFromHere: Bool = false
  ) throws(CommandFailure) {
    problems = []
    path = try Self.projectPath(options)
    if let path { StrayLink.guardProject(in: RealPath.directory(of: path)) }
    if namesFromHere, let absolute = path {
      path = ReportPath.fromHere(
        absolute, below: ProjectFile(path: absolute).directory)
    }
    self.isFound = isFound || options.project == nil
    var text: String?
    if let path {
      let content = try Self.content(of: path)
      if self.isFound { objection = Self.objection(to: content.ownership, of: path) }
      if objection == nil { text = content.text }
    }
    if let path, let text {
      let (file, problems) = ProjectFile.reading(text, path: path)
      self.file = file
      self.problems = problems.map { problem in
        var problem = problem
        problem.path = ReportPath.relative(path)
        return problem
      }
    }
    let isBroken = problems.contains { $0.severity == .error }
    app = isBroken ? file?.apps.first : try Self.app(named: options.app, in: file)
    let apps = file?.apps.map(\.name) ?? []
    if options.app == nil, options.pack == nil, apps.count > 1 { appsToChooseFrom = apps }
    readsOwnStrings = options.apple.isEmpty && options.at == nil && options.pack == nil
    let file = file
    // Relative to the working directory, as reports and tickets are to name them.
    let resolve = { (path: String) in
      ReportPath.relative(file?.resolved(path, home: Self.home) ?? path)
    }
    let directories = { (named: [String], own: [String]?) in
      named.isEmpty ? (own ?? []).map(resolve) : named.map { ReportPath.relative($0) }
    }
    sources = AppSources(
      android: directories(options.android, app?.android), package: app?.package,
      apple: directories(options.apple, app?.apple),
      developmentRegion: app?.developmentRegion, revision: options.at, pack: options.pack,
      build: AndroidBuild(app?.build ?? .gradle))
    try Self.check(options)
    let sources = sources
    releases = (app?.releases ?? []).map { release in
      var own = sources
      own.revision = release.revision
      own.pack = release.pack.map(resolve)
      return Release(name: release.name, sources: own)
    }
    let preview = file?.preview
    settings = Drafts.PreviewSettings(
      appName: app?.name ?? "Your app",
      locales: (preview?.locales ?? []).map {
        Drafts.PreviewLocale($0.name, languages: $0.languages)
      },
      androidAPILevel: preview?.androidAPI ?? 34, webHost: file?.lint.webHost)
    settings.testDevices = (file?.profiles ?? []).flatMap { profile in
      profile.testTargets.map { TestDevice(name: $0.name, address: $0.address) }
    }
    settings.channels = app?.channels ?? []
    if preview?.locales.isEmpty == false { settings.scope = .shownTexts }
    let devices = preview?.devices ?? Platform.allCases.map(\.rawValue)
    settings.platforms = Platform.allCases.filter { devices.contains($0.rawValue) }
    self.devices = devices
    profile = file?.profile(named: options.profile) ?? Self.withoutFile(options)
    readLintSettings()
    problems += localeFormProblems
    let mistakes = problems.filter { $0.severity == .error }
    if let first = mistakes.first {
      let more = mistakes.count > 1 ? " (+\(mistakes.count - 1) more)" : ""
      profile = .unusable("\(first)\(more)")
    }
    if let objection {
      profile = .notAllowed(Self.sentence(of: objection), remedy: objection.remedy)
    }
  }

  /// The project for a verb, which does nothing by a file that it could not read whole.
  ///
  /// Says on standard error what is wrong with the file. `needsFile` is `false` for a verb to which the name of a
  /// profile says something without a file that has it.
  ///
  /// - Throws: ``CommandFailure`` for a file with a mistake, and for a profile that it doesn't have.
  static func checked(
    _ options: ProjectOptions, needsFile: Bool = true, isQuiet: Bool = false
  ) throws(CommandFailure) -> Project {
    let project = try Project(options, namesFromHere: true)
    if let objection = project.objection {
      throw CommandFailure(
        .notPermitted, "\(Self.sentence(of: objection)): \(objection.remedy)")
    }
    let mistakes = project.problems.filter { $0.severity == .error }
    let count = mistakes.count
    if !isQuiet || count > 0 {
      // Of many problems only the first are told.
      Narration.say(each: mistakes + project.problems.filter { $0.severity != .error })
    }
    if count > 0 { throw refusal(ofMistakes: count, in: project.file) }
    if case .unknown = project.profile, needsFile || project.file != nil,
      let sentence = project.profile.sentence
    {
      throw CommandFailure(.configuration, sentence)
    }
    return project
  }

  /// Which app it is about, where the project file has several and none was named; a sentence without a full stop.
  public var appRemark: String? {
    guard let app, !appsToChooseFrom.isEmpty else { return nil }
    let others = appsToChooseFrom.dropFirst().joined(separator: ", ")
    return "showing the strings of \(app.name): choose another app with --app (\(others))"
  }

  /// Refuses to answer for one of several apps that no one named: texts of the others would pass unseen.
  ///
  /// - Throws: ``CommandFailure`` with the names.
  func requireApp() throws(CommandFailure) {
    guard !appsToChooseFrom.isEmpty else { return }
    let names = appsToChooseFrom.joined(separator: ", ")
    throw CommandFailure(
      .usage,
      "the project file has several apps: name the one to check with --app (\(names))")
  }

  static func refusal(ofMistakes count: Int, in file: ProjectFile?) -> CommandFailure {
    let path = file.map { ReportPath.relative($0.path) } ?? ProjectFile.name
    let mistakes = count == 1 ? "a mistake. Fix it" : "\(count) mistakes. Fix them"
    return CommandFailure(.configuration, "\(path) has \(mistakes), then try again")
  }

  /// The directory of the project's drafts, as it can be opened; `nil` without a project file.
  public var draftsDirectory: String? {
    file.map { $0.resolved($0.drafts, home: Self.home) }
  }

  /// Whether the project file says which locales the preview has.
  public var namesLocales: Bool { file?.preview.locales.isEmpty == false }

  /// What the file says about rules that the linter has; of the others there are problems.
  private mutating func readLintSettings() {
    guard let file else { return }
    let path = ReportPath.relative(file.path)
    for severity in file.lint.severities {
      let origin = "\(path):\(severity.line)"
      guard isRule(severity.rule, at: path, severity.line) else { continue }
      guard !Linter.demandedRules.contains(severity.rule) else {
        problems.append(
          WorkspaceProblem(
            .error, path: path, line: severity.line,
            sentence: "\(severity.rule) is always an error: change required under [review] instead")
        )
        continue
      }
      settings.severities.set(
        severity.level == .error ? .error : .warning, of: severity.rule, origin: origin)
    }
    for suppression in file.lint.suppressions
    where isRule(suppression.rule, at: path, suppression.line) {
      settings.suppressions.append(Suppression(suppression, path: path))
    }
  }

  private mutating func isRule(_ id: String, at path: String, _ line: Int) -> Bool {
    guard let sentence = Suppression.complaint(aboutRule: id) else { return true }
    problems.append(WorkspaceProblem(.error, path: path, line: line, sentence: sentence))
    return false
  }

  private static func withoutFile(_ options: ProjectOptions) -> ProfileChoice {
    options.profile.map { .unknown($0, nearest: nil, known: []) } ?? .noneConfigured
  }

  static var home: String? { ProcessInfo.processInfo.environment["HOME"] }

  private static func projectPath(_ options: ProjectOptions) throws(CommandFailure) -> String? {
    try WorkingDirectory.check()
    let manager = FileManager.default
    guard let named = options.project else {
      return filePath(around: RealPath.workingDirectory)
    }
    guard (try? manager.attributesOfItem(atPath: named)) != nil else {
      throw CommandFailure(.noSuchFile, "no project at \(named): check the path")
    }
    var isDirectory = false
    guard manager.fileExists(atPath: named, isDirectory: &isDirectory), isDirectory else {
      return named
    }
    guard let path = filePath(in: named) else {
      throw CommandFailure(.noSuchFile, "no \(ProjectFile.name) in \(named)")
    }
    return path
  }

  private static func app(named name: String?, in file: ProjectFile?) throws(CommandFailure) -> App?
  {
    let apps = file?.apps ?? []
    guard let name else { return apps.first }
    if let app = apps.first(where: { $0.name == name }) { return app }
    let names = apps.map(\.name)
    let nearest = NearestName.suggestion(for: name, among: names)
    let hint = nearest.map { ": did you mean \($0)?" } ?? ""
    throw CommandFailure(.configuration, "the project file has no app ‘\(name)’\(hint)")
  }

  /// What is named on the command line must be there, and must not contradict itself.
  private static func check(_ options: ProjectOptions) throws(CommandFailure) {
    let directories = options.android + options.apple
    guard options.pack == nil || (options.at == nil && directories.isEmpty) else {
      throw CommandFailure(
        .usage, "--pack holds all strings: leave out --at, --android and --apple")
    }
    // Another revision may have directories that the disk no longer has.
    guard options.at == nil else { return }
    for path in directories { try checkDirectory(path) }
  }

  private static func checkDirectory(_ path: String) throws(CommandFailure) {
    var isDirectory = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard isThere, isDirectory else {
      throw CommandFailure(.noSuchFile, "no such directory: \(path)")
    }
  }
}

extension AndroidBuild {
  fileprivate init(_ build: App.Build) {
    switch build {
    case .gradle: self = .gradle
    case .aapt2: self = .aapt2
    }
  }
}
