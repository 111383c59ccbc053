/// What a cell means: a role, and what lies over it.
public struct Style: Hashable, Sendable {
  public var role: Role
  /// The cell belongs to the chosen row.
  public var isSelected: Bool
  /// Bold beside what the theme says.
  public var isBold: Bool
  /// Underlined beside what the theme says.
  public var isUnderlined: Bool

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

  private func changing(_ change: (inout Self) -> Void) -> Self {
    var style = self
    change(&style)
    return style
  }
}
