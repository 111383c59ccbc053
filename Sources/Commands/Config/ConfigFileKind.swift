public import ArgumentParser
internal import SettingShapes
internal import TerminalUI
internal import Workspace

/// One of the kinds of files that people write for Pushwright.
public enum ConfigFileKind: String, ExpressibleByArgument, CaseIterable, Sendable {
  case project
  case user
  case theme

  var title: String {
    switch self {
    case .project: "pushwright.toml, the project file"
    case .user: "config.toml, a user's configuration"
    case .theme: "a theme of Pushwright's screen"
    }
  }

  /// Every key of the file.
  var settings: [Setting] {
    switch self {
    case .project: ProjectSettings.all
    case .user: UserSettings.all
    case .theme: ThemeSettings.all
    }
  }
}
