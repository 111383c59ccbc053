extension RGB {
  /// The one of the sixteen that means the same.
  ///
  /// The nearest by distance would turn most tints into gray. A tint takes the color of its hue
  /// instead, bright where it is made for a dark ground and dark where it is made for a light one;
  /// only what is nearly gray or black takes a gray.
  var nearestANSI: Int {
    let light = luminance
    guard chroma >= 40, light >= 0.05 else { return nearestGrey }
    // From hue in sixths of the circle to the order red, yellow, green, cyan, blue, magenta.
    let index = [1, 3, 2, 6, 4, 5][Int(hue.rounded()) % 6]
    // As far from black as from white; see `contrast(with:)`.
    return light > 0.179 ? index + 8 : index
  }

  private var chroma: Int { max(red, green, blue) - min(red, green, blue) }

  /// 0 is red, 2 green and 4 blue.
  private var hue: Double {
    let span = Double(chroma)
    switch max(red, green, blue) {
    case red:
      let hue = Double(green - blue) / span
      return hue < 0 ? hue + 6 : hue
    case green: return Double(blue - red) / span + 2
    default: return Double(red - green) / span + 4
    }
  }

  private var nearestGrey: Int {
    let mean = (red + green + blue) / 3
    return [0, 8, 7, 15].min { abs(Self.ansi[$0].red - mean) < abs(Self.ansi[$1].red - mean) } ?? 0
  }
}
