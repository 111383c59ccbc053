/// A color as a theme names it.
public enum Color: Hashable, Sendable {
  /// The terminal's own text or background color.
  case terminal
  /// One of the sixteen colors that the terminal's own palette defines, 0 to 15.
  case ansi(Int)
  /// One of 256: the sixteen, a cube of 216, and 24 grays.
  case indexed(Int)
  /// With what to take on terminals of 256 and of 16 colors; nil takes the nearest.
  case rgb(RGB, indexed: Int? = nil, ansi: Int? = nil)

  /// Reads `default`, one of ``ansiNames``, `gray`, or `#rrggbb`.
  public init?(named name: String) {
    if let index = Self.ansiIndex(of: name) {
      self = .ansi(index)
    } else if let rgb = RGB(name) {
      self = .rgb(rgb)
    } else if name == "default" {
      self = .terminal
    } else {
      return nil
    }
  }

  /// The number to ask a terminal of `count` colors for; −1 is its default.
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

  /// On terminals that take red, green and blue, where 0 to 7 are the palette's: black has a touch of
  /// blue there.
  private var directIndex: Int {
    switch self {
    case .terminal: -1
    case .ansi(let index), .indexed(let index):
      index < 8 ? index : max(8, RGB(indexed: index).value)
    case .rgb(let rgb, indexed: _, ansi: _): max(8, rgb.value)
    }
  }

  /// What the color looks like, as far as a terminal's own palette lets it be known.
  public var rgb: RGB? {
    switch self {
    case .terminal: nil
    case .ansi(let index), .indexed(let index): RGB(indexed: index)
    case .rgb(let rgb, indexed: _, ansi: _): rgb
    }
  }

  static func ansiIndex(of name: String) -> Int? {
    ansiNames.firstIndex(of: name == "grey" || name == "gray" ? "bright-black" : name)
  }

  /// The sixteen in their order: the dark eight and the bright eight.
  public static let ansiNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black",
    "bright-red", "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan",
    "bright-white",
  ]
}
