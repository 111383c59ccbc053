extension Theme {
  /// The themes that are compiled in, the default first.
  public static let builtIn: [Self] = {
    var themes: [Self] = []
    for (name, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      let reading = reading(text, named: name) { name in themes.first { $0.name == name } }
      themes.append(reading.theme)
    }
    return themes
  }()

  /// The theme of that name that is compiled in.
  public static func builtIn(named name: String) -> Self? {
    builtIn.first { $0.name == name }
  }

  /// The text of a theme that is compiled in, for users who want one of their own.
  public static func file(ofBuiltIn name: String) -> String? {
    files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// A theme stands behind the one it inherits.
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("terminal", PackageResources.terminal_toml),
    ("mono", PackageResources.mono_toml),
  ]
}
