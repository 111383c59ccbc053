internal import AppStrings
public import Diagnosis
internal import LocalFiles
internal import Resolver
internal import SendPolicy
internal import StringResources
public import Workspace

extension ProjectFacts {
  /// Reads the project's strings; `keymapProblems` are those that the screen knows.
  public static func reading(
    _ project: Project, _ directories: StandardDirectories,
    keymapProblems: (UserConfiguration, _ path: String) -> [WorkspaceProblem]
  ) async -> ProjectFacts {
    let (user, path, problems) = UserConfiguration.onDisk(directories)
    let userFile = path.flatMap { LocalFile.kind($0) == nil ? nil : $0 }
    var facts = ProjectFacts(
      userFile: userFile,
      userProblems: problems + (userFile.map { keymapProblems(user, $0) } ?? []),
      file: project.path.map { ReportPath.relative($0) }, problems: project.problems,
      apps: project.file?.apps.map(\.name) ?? [])
    facts.objection = project.objection.map {
      Objection(sentence: Project.sentence(of: $0), remedy: $0.remedy)
    }
    guard project.objection == nil else { return facts }
    await facts.readStrings(of: project)
    return facts
  }

  private mutating func readStrings(of project: Project) async {
    let strings: AppStrings
    do {
      strings = try await AppStrings.opening(project.sources)
    } catch {
      stringFailure = error.sentence
      return
    }
    let inventory = KeyInventory(strings.localizations)
    for (platform, name) in [(Platform.android, "Android"), (.apple, "Apple")] {
      let isRead =
        platform == .android
        ? strings.localizations.android != nil : strings.localizations.apple != nil
      guard isRead else { continue }
      self.strings.append(
        Strings(
          platform: name, keyCount: inventory.keys(on: platform).count,
          languageCount: inventory.localeCount(on: platform)))
    }
    stringErrors = strings.problems.filter { $0.problem.severity == .error }.map(\.description)
    stringWarnings = strings.problems.filter { $0.problem.severity != .error }.map(\.description)
  }
}
