/// How each role looks.
public struct Theme: Hashable, Sendable {
  /// The ground a theme is made for.
  public enum Ground: String, Hashable, Sendable, CaseIterable {
    case dark
    case light
    case any
  }

  public var name: String
  /// The key `appearance` of a theme file.
  public var ground: Ground = .any
  public var author = ""
  /// The license of the colors, as SPDX names it.
  public var license = ""
  /// Where the colors come from.
  public var source = ""
  /// The roles that the theme and those it inherits name.
  public var roles: [Role: Appearance] = [:]

  public init(name: String) { self.name = name }

  /// What to draw a role with.
  ///
  /// A role without an entry looks like its nearest relative.
  private func plainAppearance(of role: Role) -> Appearance {
    let text = roles[.text] ?? Appearance()
    var role = role
    while role != .text {
      if let own = roles[role] { return own.over(text) }
      role = role.relative
    }
    return text
  }

  /// What to draw a style with.
  ///
  /// A chosen row has the colors of ``Role/selection``; when that is only bold or underlined, the
  /// colors of the row's roles stay.
  public func appearance(of style: Style) -> Appearance {
    var result = plainAppearance(of: style.role)
    if style.isSelected {
      let selection = roles[.selection] ?? Appearance(attributes: .reverse)
      if selection.background != nil || selection.attributes.contains(.reverse) {
        let attributes = result.attributes.subtracting([.reverse, .dim])
        result = selection.over(roles[.text] ?? Appearance())
        result.attributes.formUnion(attributes)
      } else {
        result = Appearance(foreground: selection.foreground, attributes: result.attributes)
          .over(result)
        result.attributes.formUnion(selection.attributes)
      }
    }
    if style.isBold { result.attributes.insert(.bold) }
    if style.isUnderlined { result.attributes.insert(.underline) }
    if let color = style.color, !isColorless {
      result.foreground = .rgb(color)
      result.attributes.subtract([.reverse, .dim])
    }
    return result
  }

  /// Whether there are colors beyond the terminal's own palette, for which red, green and blue are
  /// worth asking for.
  public var hasExactColors: Bool {
    roles.values.contains { $0.foreground?.isExact == true || $0.background?.isExact == true }
  }

  /// The theme for `NO_COLOR` and for terminals without: attributes stay, and what had a ground of
  /// its own is reversed.
  public var withoutColors: Self {
    var theme = self
    let ground = roles[.text]?.background
    theme.roles = roles.mapValues { appearance in
      var attributes = appearance.attributes
      if let own = appearance.background, own != ground { attributes.insert(.reverse) }
      return Appearance(attributes: attributes)
    }
    theme.markProduction()
    theme.roles[.headerProduction]?.attributes.insert(.reverse)
    return theme
  }

  /// Tells production from the other headers where its color no longer does.
  mutating func markProduction() {
    roles[.headerProduction, default: Appearance()].attributes.formUnion([.bold, .underline])
    for role in [Role.header, .headerTest, .headerLocal] {
      roles[role]?.attributes.remove(.underline)
    }
  }
}

extension Color {
  fileprivate var isExact: Bool {
    if case .rgb = self { true } else { false }
  }
}

extension Role {
  /// The role that a theme without an entry for this one draws it as; text is its own.
  fileprivate var relative: Self {
    switch self {
    case .placeholder, .unknown, .cardMeta, .promise, .stale, .keyLabel: .dim
    case .borderFocused: .border
    case .fieldEditing: .focus
    case .focus: .field
    case .headerProduction, .headerTest, .headerLocal: .header
    case .cardTitle: .card
    case .key: .title
    case .badge: .selection
    default: .text
    }
  }
}
