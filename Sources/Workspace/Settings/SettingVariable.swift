public import SettingShapes

/// An environment variable that sets a key of a user's `config.toml` for one run.
///
/// One rule gives all names: `PUSHWRIGHT_`, then the key in capitals, with `_` for `-` and for the dot behind a table's name. A key with a list, or with names of the user's, has none. Neither has a key of a project file: no variable changes where a message goes, or whether it may be sent.
public struct SettingVariable: Hashable, Sendable {
  /// As `PUSHWRIGHT_AMBIGUOUS_WIDTH`.
  public let name: String
  /// As `ambiguous-width`, or `reviewer.email`.
  public let key: String
  public let setting: Setting

  public static let prefix = "PUSHWRIGHT_"

  /// In the order of the table of keys.
  public static let all = variables(of: UserSettings.all, in: [])

  private static func variables(of settings: [Setting], in tables: [String]) -> [SettingVariable] {
    settings.flatMap { setting -> [SettingVariable] in
      let key = (tables + [setting.key]).joined(separator: ".")
      return switch setting.shape {
      case .table(let inner): variables(of: inner, in: tables + [setting.key])
      case .text, .matching, .flag, .choice: [SettingVariable(key: key, setting: setting)]
      case .any(let shapes) where shapes.contains(.text):
        [SettingVariable(key: key, setting: setting)]
      case .any, .number, .list, .named: []
      }
    }
  }

  private init(key: String, setting: Setting) {
    name =
      Self.prefix
      + key.uppercased().replacing("-", with: "_").replacing(".", with: "_")
    self.key = key
    self.setting = setting
  }

  /// The value of a text, which is written without quotes; `nil` if the key can't hold it.
  func value(of text: String) -> SettingVariables.Value? {
    switch shape {
    case .flag: Bool(text).map { .flag($0) }
    case .choice(let names): names.contains(text) ? .text(text) : nil
    default: .text(text)
    }
  }

  /// What the variable may hold.
  public var shape: SettingShape {
    if case .any = setting.shape { .text } else { setting.shape }
  }
}
