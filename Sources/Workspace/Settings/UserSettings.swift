public import SettingShapes

/// The keys of a user's `config.toml`.
public enum UserSettings {
  /// Every key of the file.
  public static let all: [Setting] = [
    Setting(
      "theme", ProfileSettings.theme,
      "The theme of the screen, or one each for dark and light backgrounds."),
    Setting("mouse", .flag, "Whether Pushwright takes the mouse.", standard: "true"),
    Setting(
      "bidi", .choice(UserConfiguration.BidiMode.allCases.map(\.rawValue)),
      "Who orders Arabic and Hebrew: Pushwright (visual) or the terminal (logical).",
      standard: "\"auto\""),
    Setting("ascii", .flag, "Whether symbols and frames are drawn in ASCII.", standard: "false"),
    Setting(
      "ambiguous-width", .choice(UserConfiguration.AmbiguousWidth.allCases.map(\.rawValue)),
      "How wide the terminal draws characters such as → and Cyrillic letters.",
      standard: "\"narrow\""),
    Setting(
      "keymap", .named(.texts), "Keys of commands, instead of the standard ones; [] for none."),
    Setting("credentials", .named(.text), "Service account files, by Firebase project ID."),
    Setting("reviewer", .table(reviewer), "Who marks translations; git's user without it."),
  ]

  private static let reviewer: [Setting] = [
    Setting("name", .text, "The reviewer's name."),
    Setting(
      "email", .matching("[^@ ]+@[^@ ]+"), "The reviewer's e-mail address.", isRequired: true),
  ]
}
