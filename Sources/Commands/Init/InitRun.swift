internal import AppStrings
internal import HarmlessText
internal import LocalFiles
internal import ProjectStart
internal import Resolver
internal import TextLayout
internal import Workspace

/// `pushwright init`: looks through a working tree, asks what it can't tell, and writes a project file and a first draft.
public struct InitRun: Sendable {
  /// Shows a question and waits for a line; `nil` if there is none to come.
  public typealias Ask = @Sendable (_ prompt: String) -> String?

  private let options: InitOptions
  private let ask: Ask?

  /// Without a way to ask, only `--yes` can go on.
  public init(_ options: InitOptions, ask: Ask?) {
    self.options = options
    self.ask = ask
  }

  /// Returns what was written and what to do next, as a text for people.
  ///
  /// - Throws: ``CommandFailure`` if something would be overwritten, nobody can be asked, or the disk refuses.
  public func run() async throws(CommandFailure) -> String {
    let directory = try directory()
    try checkNothingExists(in: directory)
    guard options.yes || ask != nil else {
      throw CommandFailure(
        .usage, "no terminal to ask on: add --yes to use what pushwright init finds")
    }
    remarkOnProject(above: directory)
    var (plan, strings) = await Self.plan(for: directory)
    for line in plan.findings { Narration.write("found \(line.displayable)") }
    if !options.yes { try answer(&plan) }
    let message = FirstMessage(strings)
    try write(plan, message, in: directory)
    return Self.nextSteps(plan, message, in: directory)
  }

  /// The directory as it was named, without a slash at its end.
  private func directory() throws(CommandFailure) -> String {
    try WorkingDirectory.check()
    var directory = options.directory
    while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
    guard LocalFile.kind(directory) == .directory else {
      throw CommandFailure(.noSuchFile, "no such directory: \(directory)")
    }
    return directory
  }

  private static func join(_ directory: String, _ name: String) -> String {
    directory == "." ? name : directory == "/" ? "/\(name)" : "\(directory)/\(name)"
  }

  private func checkNothingExists(in directory: String) throws(CommandFailure) {
    let names = [ProjectFile.name, ProjectPlan.draft].map { Self.join(directory, $0) }
      .filter { FileStatus(unfollowed: $0) != nil }
    guard !names.isEmpty else { return }
    let exist = names.count == 1 ? "already exists" : "already exist"
    let them = names.count == 1 ? "it" : "them"
    throw CommandFailure(
      .usage,
      "\(names.joined(separator: " and ")) \(exist): pushwright init overwrites nothing; edit \(them), or move \(them) away"
    )
  }

  private func remarkOnProject(above directory: String) {
    let above = RealPath.directory(of: RealPath.of(directory))
    guard let path = Project.filePath(around: above) else { return }
    Narration.say("note: \(path) is a project above this one; here the new file counts instead")
  }

  /// What the tree tells, and the strings of its first app.
  static func plan(
    for directory: String
  ) async -> (plan: ProjectPlan, strings: AppLocalizations) {
    let tree = WorkingTree.reading(directory)
    let found = FoundProject(in: tree)
    if let excess = found.excess { Narration.say("warning: \(excess)") }
    var plan = ProjectPlan(
      found, folder: RealPath.name(of: RealPath.of(directory)),
      tags: GitTags.reading(in: directory))
    var first = AppLocalizations()
    for (index, app) in plan.apps.enumerated() {
      let resolve = { (path: String) in path == "." ? directory : join(directory, path) }
      let sources = AppSources(
        android: app.android.map(resolve), package: app.package,
        apple: (app.apple.map { [$0] } ?? []).map(resolve),
        developmentRegion: app.developmentRegion)
      let strings = await AppStrings.reading(sources).localizations
      plan.take(strings, languages: strings.deviceLocales, of: index)
      if index == 0 { first = strings }
    }
    return (plan, first)
  }

  private func answer(_ plan: inout ProjectPlan) throws(CommandFailure) {
    for question in plan.questions {
      var complaint: String?
      repeat {
        if let complaint { Narration.write(complaint.displayable) }
        guard let typed = ask?(plan.prompt(for: question)) else {
          throw CommandFailure(.notPermitted, "no answer, so nothing was written")
        }
        complaint = plan.take(typed, for: question)
      } while complaint != nil
    }
  }

  private func write(
    _ plan: ProjectPlan, _ message: FirstMessage, in directory: String
  ) throws(CommandFailure) {
    let (file, draft) = (
      Self.join(directory, ProjectFile.name), Self.join(directory, ProjectPlan.draft)
    )
    do throws(FileFailure) {
      try LocalFile.makeDirectory(RealPath.directory(of: draft))
      try LocalFile.make(draft, with: Array(message.text.utf8))
      // Last: a project file says that all of it is there.
      try LocalFile.make(file, with: Array(plan.text.utf8))
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func nextSteps(
    _ plan: ProjectPlan, _ message: FirstMessage, in directory: String
  ) -> String {
    let isHere = directory == "."
    let keys =
      message.keyNames.isEmpty
      ? "no text fits a first message, so the draft has its own"
      : "its texts: \(message.keyNames.joined(separator: ", "))"
    let steps =
      (isHere ? [] : [("cd \(ShellQuoting.word(directory))", "")]) + [
        ("pushwright \(ProjectPlan.draft)", "see what each device shows"),
        ("pushwright lint", "check every draft in every language"),
      ]
      + (plan.profiles.isEmpty
        ? [
          ("pushwright emulator --port \(ProjectPlan.emulatorPort)", "run a local FCM for dry runs")
        ]
        : [])
    let width = (steps.map(\.0.count).max() ?? 0) + 3
    let lines = steps.map { step, what in
      "  \(step)\(what.isEmpty ? "" : String(repeating: " ", count: width - step.count) + what)"
    }
    return """
      Wrote \(join(directory, ProjectFile.name))
      Wrote \(join(directory, ProjectPlan.draft)) (\(keys))

      Next:
      \(lines.joined(separator: "\n"))

      """
  }
}
