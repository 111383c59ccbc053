extension Theme {
  /// The theme for a profile with a color of its own: the header stands on it, with black or white
  /// text, whichever is easier to read.
  ///
  /// Production is then the only header that is bold and underlined. A theme without colors stays
  /// without.
  public func coloringHeaders(_ color: Color) -> Self {
    guard let ground = color.rgb, !isColorless else { return self }
    let isBlack = ground.text == RGB(indexed: 0)
    var theme = self
    for role in [Role.header, .headerProduction, .headerTest, .headerLocal] {
      var header = Appearance(
        foreground: .ansi(isBlack ? 0 : 15), background: color,
        attributes: appearance(of: Style(role)).attributes.subtracting([.reverse, .dim]))
      if case .rgb = color { header.foreground = .rgb(ground.text, ansi: isBlack ? 0 : 15) }
      theme.roles[role] = header
    }
    theme.markProduction()
    return theme
  }

  var isColorless: Bool {
    roles.values.allSatisfy { $0.foreground == nil && $0.background == nil }
  }
}
