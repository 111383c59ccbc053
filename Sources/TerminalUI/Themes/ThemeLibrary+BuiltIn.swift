extension ThemeLibrary {
  /// The names of the themes that are compiled in, the standard one first.
  public static let builtInNames = builtIn.map(\.name)

  static func builtInFile(named name: String) -> ThemeFile? {
    builtIn.first { $0.name == name }.map { theme in
      ThemeFile(
        name: name, path: "\(name).toml", text: String(decoding: theme.bytes(), as: UTF8.self))
    }
  }

  /// The bytes are asked for theme by theme, so that a start touches only those it needs.
  private static let builtIn: [(name: String, bytes: @Sendable () -> [UInt8])] = [
    ("terminal", { PackageResources.terminal_toml }),
    ("mono", { PackageResources.mono_toml }),
    ("high-contrast-dark", { PackageResources.high_contrast_dark_toml }),
    ("high-contrast-light", { PackageResources.high_contrast_light_toml }),
    ("okabe-ito-dark", { PackageResources.okabe_ito_dark_toml }),
    ("okabe-ito-light", { PackageResources.okabe_ito_light_toml }),
    ("catppuccin-latte", { PackageResources.catppuccin_latte_toml }),
    ("catppuccin-mocha", { PackageResources.catppuccin_mocha_toml }),
    ("dracula", { PackageResources.dracula_toml }),
    ("flexoki-dark", { PackageResources.flexoki_dark_toml }),
    ("flexoki-light", { PackageResources.flexoki_light_toml }),
    ("gruvbox-dark", { PackageResources.gruvbox_dark_toml }),
    ("nord", { PackageResources.nord_toml }),
    ("selenized-dark", { PackageResources.selenized_dark_toml }),
    ("solarized-dark", { PackageResources.solarized_dark_toml }),
    ("solarized-light", { PackageResources.solarized_light_toml }),
    ("tokyo-night", { PackageResources.tokyo_night_toml }),
  ]
}
