internal import CNcursesw
internal import TerminalUI

/// Curses' attributes and color pairs for the styles of a theme.
@MainActor
struct CursesStyles {
  /// What a cell of curses is drawn with.
  struct Look: Hashable {
    var attributes: attr_t
    var pair: Int32
  }

  private struct Colors: Hashable {
    var foreground: Int32
    var background: Int32
  }

  let theme: Theme
  /// The theme as far as the terminal has colors for it.
  private let drawn: Theme
  private var looks: [Style: Look] = [:]
  private var pairs: [Colors: Int32]

  /// Pairs cannot be given back, so those of an earlier theme are used again.
  init(theme: Theme, after earlier: Self? = nil) {
    self.theme = theme
    drawn = has_colors() && cncurses_colors() >= 8 ? theme : theme.withoutColors
    pairs = earlier?.pairs ?? [:]
  }

  mutating func look(of style: Style) -> Look {
    if let look = looks[style] { return look }
    let appearance = drawn.appearance(of: style)
    let look = Look(
      attributes: Self.attributes(appearance.attributes), pair: pair(for: appearance))
    looks[style] = look
    return look
  }

  private mutating func pair(for appearance: Appearance) -> Int32 {
    // A terminal without colors has no pairs either; asking for one is an error there.
    guard has_colors() else { return 0 }
    let indices = appearance.indices(amongColors: Int(cncurses_colors()))
    let colors = Colors(
      foreground: Int32(indices.foreground), background: Int32(indices.background))
    if colors == Colors(foreground: -1, background: -1) { return 0 }
    if let pair = pairs[colors] { return pair }
    let pair = Int32(pairs.count + 1)
    guard pair < cncurses_color_pairs(),
      init_extended_pair(pair, colors.foreground, colors.background) == OK
    else { return 0 }
    pairs[colors] = pair
    return pair
  }

  private static func attributes(_ attributes: Appearance.Attributes) -> attr_t {
    var result = attr_t(A_NORMAL)
    if attributes.contains(.bold) { result |= cncurses_bold() }
    if attributes.contains(.dim) { result |= cncurses_dim() }
    if attributes.contains(.italic) { result |= cncurses_italic() }
    if attributes.contains(.underline) { result |= cncurses_underline() }
    if attributes.contains(.reverse) { result |= cncurses_reverse() }
    return result
  }
}
