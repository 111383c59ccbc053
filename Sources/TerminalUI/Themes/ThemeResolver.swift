/// Puts theme files on top of each other and looks their colors up.
struct ThemeResolver {
  /// The base first.
  private let layers: [WrittenTheme]
  private let palette: [String: WrittenColor]
  private var colors: [String: Color] = [:]
  private(set) var problems: [ThemeProblem] = []
  private var reported: Set<ThemeProblem> = []

  init(layers: [WrittenTheme]) {
    self.layers = layers
    palette = layers.reduce(into: [:]) { $0.merge($1.palette) { $1 } }
  }

  mutating func theme() -> Theme {
    var theme = Theme(name: "")
    for name in palette.keys.sorted() {
      colors[name] = paletteColor(named: name)
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

  /// A palette's color may name another one; `red = "red"` names that of the terminal.
  private mutating func paletteColor(named name: String) -> Color? {
    var names = [name]
    while let written = names.last.flatMap({ palette[$0] }) {
      guard case .name(let next) = written.value, palette[next] != nil else {
        return color(written)
      }
      if names.contains(next), let color = Color(named: next) { return color }
      guard !names.contains(next), names.count < Self.longestChain else {
        report(written.problem("leads to no color"))
        return nil
      }
      names.append(next)
    }
    return nil
  }

  /// No theme needs more, and a file may be as long as it likes.
  private static let longestChain = 8

  private mutating func appearance(_ written: WrittenTheme.Look) -> Appearance? {
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
      report(
        written.problem("has the unknown color \(name.quoted)" + name.suggestion(among: known)))
      return nil
    }
  }

  /// Several names of the palette may lead to the same mistake.
  private mutating func report(_ problem: ThemeProblem) {
    if reported.insert(problem).inserted { problems.append(problem) }
  }
}
