/// Whether the terminal's own ground is dark or light, as far as it can be known.
public enum TerminalBackground: Hashable, Sendable {
  case dark
  case light
  case unknown

  /// From the color that the terminal tells when it is asked (OSC 11): light is what black is
  /// easier to read on than white.
  public init(_ ground: RGB) {
    self = ground.text == RGB(indexed: 0) ? .light : .dark
  }

  /// From the variable `COLORFGBG`, as rxvt, Konsole and others set it: `15;0`, `0;default;15`.
  ///
  /// The last number is the ground: one of the sixteen colors, of which 7 and those above 8 are light.
  public init(colorFGBG value: String?) {
    let parts = value?.split(separator: ";", omittingEmptySubsequences: false) ?? []
    guard parts.count > 1, let index = parts.last.flatMap({ Int($0) }), 0..<16 ~= index else {
      self = .unknown
      return
    }
    self = index == 7 || index > 8 ? .light : .dark
  }

  /// Nil when it is unknown.
  public var isLight: Bool? {
    switch self {
    case .dark: false
    case .light: true
    case .unknown: nil
    }
  }
}
