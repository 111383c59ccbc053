internal import LocalFiles
internal import PushMessages
internal import TextLayout
internal import Workspace

/// Each value that counts, and the file or variable that has set it.
struct ConfigReport {
  /// A value with the part of the configuration that it belongs to.
  struct Entry: Hashable {
    var part: Part
    var setting: ShownSetting
  }

  /// What the values are about, in the order of the report.
  enum Part: String, CaseIterable {
    case project
    case user
    case environment
  }

  private(set) var entries: [Entry] = []

  /// `project` and `user` are the texts of the files, with their paths as reports name them; `nil` for a file that isn't
  /// used.
  init(
    project: (path: String, text: String)?, user: (path: String, text: String)?,
    environment: [String: String]
  ) {
    let projectSettings = WrittenSettings(
      project?.text, path: project?.path ?? ProjectFile.name, ProjectSettings.all)
    let userSettings = WrittenSettings(
      user?.text, path: user?.path ?? "config.toml", UserSettings.all, environment: environment)
    let file = project.map { ProjectFile.reading($0.text, path: $0.path).0 }
    let tokens = (file?.profiles ?? []).compactMap(\.tokenVariable)
    add(projectSettings.shown, .project)
    add(userSettings.shown, .user)
    add(EnvironmentVariable.shown(environment, tokens: tokens), .environment)
  }

  private mutating func add(_ settings: [ShownSetting], _ part: Part) {
    entries += settings.map { Entry(part: part, setting: $0) }
  }

  /// Parts with a heading each, and aligned columns.
  var text: String {
    Part.allCases.compactMap { part in
      let settings = entries.filter { $0.part == part }.map(\.setting)
      guard !settings.isEmpty else { return nil }
      let names = settings.map(\.name.displayable)
      let width = min(44, names.map(\.count).max() ?? 0)
      let lines = zip(names, settings).map { name, setting in
        let gap = String(repeating: " ", count: max(0, width - name.count) + 2)
        return "  \(name)\(gap)\(setting.value.displayable)  (\(setting.origin.displayable))"
      }
      return ([part.rawValue] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  var json: String {
    JSONReport.text(
      .config,
      entries.map { entry in
        .object([
          .init("part", .string(entry.part.rawValue)),
          .init("name", .string(entry.setting.name)),
          .init("value", .string(entry.setting.value)),
          .init("origin", .string(entry.setting.origin)),
        ])
      })
  }
}
