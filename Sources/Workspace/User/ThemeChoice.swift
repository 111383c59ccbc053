/// Which theme the screen uses.
public enum ThemeChoice: Hashable, Sendable {
  case one(String)
  /// By the background of the terminal.
  case pair(dark: String, light: String)

  /// The theme to use.
  ///
  /// A terminal that does not tell its background is taken for dark, as most are.
  public func name(onLightBackground isLight: Bool?) -> String {
    switch self {
    case .one(let name): name
    case .pair(let dark, let light): isLight == true ? light : dark
    }
  }
}
