/// A colour as a theme names it.
public enum Color: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case terminal
  /// One of the sixteen colours that the terminal's own palette defines, 0 to 15.
  case ansi(Int)
  /// One of 256: the sixteen, a cube of 216, and 24 greys.
  case indexed(Int)
  /// With what to take on terminals of 256 and of 16 colours; nil takes the nearest.
  case rgb(RGB, indexed: Int? = nil, ansi: Int? = nil)

  /// The number to ask a terminal of `count` colours for; −1 is its default.
  ///
  /// Themes are never drawn by redefining a terminal's palette.
  public func index(amongColors count: Int) -> Int {
    guard count >= 8 else { return -1 }
    if count >= 1 << 24 { return directIndex }
    let index =
      switch self {
      case .terminal: -1
      case .ansi(let index): index
      case .indexed(let index): count >= 256 ? index : RGB(indexed: index).nearestANSI
      case .rgb(let rgb, let indexed, let ansi):
        count >= 256 ? indexed ?? rgb.nearestIndexed : ansi ?? rgb.nearestANSI
      }
    return index >= count ? index % 8 : index
  }

  /// On terminals that take red, green and blue, where only 0 to 7 are the palette's.
  private var directIndex: Int {
    switch self {
    case .terminal: -1
    case .ansi(let index), .indexed(let index):
      index < 8 ? index : RGB(indexed: index).value
    case .rgb(let rgb, indexed: _, ansi: _): rgb.value
    }
  }

  /// The sixteen in their order: the dark eight and the bright eight.
  public static let ansiNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black",
    "bright-red", "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan",
    "bright-white",
  ]
}
