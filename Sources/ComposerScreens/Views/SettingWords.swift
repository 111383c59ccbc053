internal import ComposerState

/// The words around a setting.
enum SettingWords {
  static let file = "File"
  static let values = "Value"
  static let standard = "Without it"
  static let required = "required"
  static let now = "Now"
  static let nowPrinted = "pushwright config show prints each value, and the line that has set it"
  static let name = "NAME is a name of your own."

  static func file(_ file: SettingEntry.File) -> String {
    switch file {
    case .project: "pushwright.toml"
    case .user: "config.toml"
    }
  }

  static func place(_ file: SettingEntry.File) -> String {
    switch file {
    case .project: "pushwright.toml of the project"
    case .user: "~/.config/pushwright/config.toml, your own configuration"
    }
  }
}
