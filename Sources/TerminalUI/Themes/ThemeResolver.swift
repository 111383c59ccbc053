/// Puts theme files on top of each other and looks their colours up.
struct ThemeResolver {
  /// The base first.
  private let layers: [WrittenTheme]
  private let palette: [String: WrittenColor]
  private var colors: [String: Color] = [:]
  private(set) var problems: [ThemeProblem] = []

  init(layers: [WrittenTheme]) {
    self.layers = layers
    palette = layers.reduce(into: [:]) { $0.merge($1.palette) { $1 } }
  }

  mutating func theme() -> Theme {
    var theme = Theme(name: "")
    for name in palette.keys.sorted() {
      colors[name] = palette[name].flatMap { paletteColor($0, through: [name]) }
    }
    for layer in layers {
      theme.ground = layer.ground ?? theme.ground
      for role in Role.allCases {
        // A role that cannot be drawn as its file says keeps the look that it inherits.
        guard let written = layer.roles[role], let appearance = appearance(written) else {
          continue
        }
        theme.roles[role] = appearance
      }
    }
    if let top = layers.last {
      (theme.author, theme.license, theme.source) = (top.author, top.license, top.source)
    }
    return theme
  }

  /// A palette's colour may name another one; `red = "red"` names that of the terminal.
  private mutating func paletteColor(
    _ written: WrittenColor, through names: [String]
  ) -> Color? {
    guard case .name(let name) = written.value else { return color(written) }
    if let other = palette[name], !names.contains(name) {
      return paletteColor(other, through: names + [name])
    }
    if let color = Color(named: name) { return color }
    if palette[name] == nil { return color(written) }
    problems.append(written.problem("leads back to itself"))
    return nil
  }

  private mutating func appearance(_ written: WrittenAppearance) -> Appearance? {
    let foreground = written.foreground.flatMap { color($0) }
    let background = written.background.flatMap { color($0) }
    guard (foreground == nil) == (written.foreground == nil),
      (background == nil) == (written.background == nil)
    else { return nil }
    return Appearance(
      foreground: foreground, background: background, attributes: written.attributes)
  }

  private mutating func color(_ written: WrittenColor) -> Color? {
    switch written.value {
    case .color(let color): return color
    case .name(let name):
      if palette[name] != nil { return colors[name] }
      if let color = Color(named: name) { return color }
      let known = palette.keys.sorted() + Color.ansiNames + ["default"]
      problems.append(
        written.problem("has the unknown colour \(name.quoted)" + name.suggestion(among: known)))
      return nil
    }
  }
}
