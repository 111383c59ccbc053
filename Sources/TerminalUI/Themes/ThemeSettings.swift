public import SettingShapes

/// The keys of a theme file.
public enum ThemeSettings {
  /// Every key of the file.
  public static let all: [Setting] = [
    Setting("name", .text, "The theme's name, for people; a file's own name counts."),
    Setting("author", .text, "Who made it."),
    Setting("license", .text, "Its license."),
    Setting("source", .text, "Where it comes from."),
    Setting(
      "appearance", .choice(Theme.Ground.allCases.map(\.rawValue)),
      "The background that it is made for."),
    Setting("inherits", .text, "The theme that it changes; the standard one without it."),
    Setting("palette", .named(color), "Colors by names that roles use; the names are yours."),
    Setting(
      "role",
      .table(
        Role.allCases.map {
          Setting($0.rawValue, .any([color, .table(look)]), "The look of a part of the screen.")
        }),
      "How each part of the screen looks: a color, or fg, bg and attrs."),
  ]

  private static let index = SettingShape.any([.number(0...255), .text])
  private static let ansi = SettingShape.any([.number(0...15), .text])

  /// A color with its fallbacks.
  static let exactColor: [Setting] = [
    Setting("rgb", .matching("#[0-9A-Fa-f]{6}"), "The color.", isRequired: true),
    Setting("c256", index, "Its number where a terminal has 256 colors."),
    Setting("c16", ansi, "Its number or name where a terminal has 16 colors."),
  ]

  private static let color = SettingShape.any([.text, .number(0...255), .table(exactColor)])

  /// How a role looks.
  static let look: [Setting] = [
    Setting("fg", color, "The color of letters."),
    Setting("bg", color, "The color behind them."),
    Setting(
      "attrs", .list(.choice(Appearance.Attributes.named.keys.sorted())), "How letters are drawn."),
  ]
}
