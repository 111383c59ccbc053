extension RGB {
  /// The relative luminance of WCAG 2, 0 for black to 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21; text needs 4.5, or 7 where much contrast is asked for.
  public func contrast(with other: Self) -> Double {
    let (mine, others) = (luminance, other.luminance)
    return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
  }

  /// Black or white, whichever is easier to read on this.
  var text: Self {
    let (black, white) = (Self(red: 0, green: 0, blue: 0), Self(red: 255, green: 255, blue: 255))
    return contrast(with: black) > contrast(with: white) ? black : white
  }

  private static func linear(_ part: Int) -> Double {
    let value = Double(part) / 255
    guard value > 0.04045 else { return value / 12.92 }
    // To the power of 2.4, which the standard library has no function for.
    let base = (value + 0.055) / 1.055
    let root = fifthRoot(base)
    return base * base * root * root
  }

  /// By Newton's method, of a number up to 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 {
      let square = root * root
      root -= (square * square * root - number) / (5 * square * square)
    }
    return root
  }
}
