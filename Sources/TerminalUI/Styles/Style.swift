/// What a cell means: a role, and what lies over it.
public struct Style: Hashable, Sendable {
  public var role: Role
  /// The cell belongs to the chosen row.
  public var isSelected: Bool
  /// Bold beside what the theme says.
  public var isBold: Bool
  /// Underlined beside what the theme says.
  public var isUnderlined: Bool
  /// Red, green and blue with a bit above them; 0 leaves the text the theme's color.
  private var packedColor: UInt32 = 0

  public init(
    _ role: Role, isSelected: Bool = false, isBold: Bool = false, isUnderlined: Bool = false
  ) {
    self.role = role
    self.isSelected = isSelected
    self.isBold = isBold
    self.isUnderlined = isUnderlined
  }

  /// The same in the chosen row.
  public var selected: Self { changing { $0.isSelected = true } }
  public var bold: Self { changing { $0.isBold = true } }
  public var underlined: Self { changing { $0.isUnderlined = true } }

  /// The same with text of exactly that color, as far as the terminal has it: a sample, which means itself.
  public func colored(_ color: RGB) -> Self {
    changing { $0.packedColor = 1 << 24 | UInt32(truncatingIfNeeded: color.value) }
  }

  /// The color of a sample; `nil` if the theme decides.
  public var color: RGB? {
    guard packedColor > 0 else { return nil }
    let value = Int(packedColor & 0xFF_FFFF)
    return RGB(red: value >> 16, green: value >> 8 & 0xFF, blue: value & 0xFF)
  }

  private func changing(_ change: (inout Self) -> Void) -> Self {
    var style = self
    change(&style)
    return style
  }
}
