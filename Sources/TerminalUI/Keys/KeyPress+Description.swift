internal import TextLayout

extension KeyPress: CustomStringConvertible, LosslessStringConvertible {
  /// Reads a key as keymaps write it; nil if the key doesn't exist.
  ///
  /// Upper and lower case matter for characters only: `Ctrl-S` is `ctrl-s`, but `X` is not `x`.
  public init?(_ description: String) {
    var rest = description[...]
    var modifiers: Modifiers = []
    while let dash = rest.dropFirst().firstIndex(of: "-"), rest.index(after: dash) < rest.endIndex {
      guard let modifier = Self.modifier(named: rest[..<dash].lowercased()) else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: dash)...]
    }
    guard let key = Self.key(named: String(rest)) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  /// As keymaps write it.
  public var description: String {
    var text = ""
    if modifiers.contains(.control) { text += "ctrl-" }
    if modifiers.contains(.alt) { text += "alt-" }
    if modifiers.contains(.shift) { text += "shift-" }
    return switch key {
    case .backTab: text + "shift-tab"
    case .function(let number): text + "f\(number)"
    case .character(let character) where character != " ": text + String(character)
    default: text + (Key.named.first { $0.key == key }?.name ?? "")
    }
  }

  /// As the footer shows it: `^S`, `Alt-u`, `S-Tab`, `PgDn`.
  public var label: String {
    var text = modifiers.contains(.alt) ? "Alt-" : ""
    let isControl = modifiers.contains(.control)
    if isControl, case .character(let character) = key, character != " " {
      return text + "^" + character.uppercased()
    }
    if isControl { text += "Ctrl-" }
    if modifiers.contains(.shift) { text += "S-" }
    return switch key {
    case .backTab: text + "S-Tab"
    case .function(let number): text + "F\(number)"
    case .character(let character) where character != " ": text + String(character)
    default: text + (Key.named.first { $0.key == key }?.label ?? "")
    }
  }

  private static func modifier(named name: String) -> Modifiers? {
    switch name {
    case "ctrl", "control", "c": .control
    case "alt", "meta", "a", "m": .alt
    case "shift", "s": .shift
    default: nil
    }
  }

  private static func key(named text: String) -> Key? {
    // What is invisible can't be typed as a character: terminals send Esc and control characters as keys of their own.
    if text.count == 1, let character = text.first, character != " ",
      text.displayable == text
    {
      return .character(character)
    }
    let name = text.lowercased()
    if let key = Key.named.first(where: { $0.name == name })?.key ?? synonyms[name] { return key }
    guard name.first == "f", let number = Int(name.dropFirst()), 1...63 ~= number else {
      return nil
    }
    return .function(number)
  }

  private static let synonyms: [String: Key] = [
    "return": .enter, "escape": .escape, "backtab": .backTab, "delete": .delete,
    "insert": .insert, "pageup": .pageUp, "pagedown": .pageDown, "minus": .character("-"),
  ]
}

extension KeyPress: ExpressibleByStringLiteral {
  /// A literal that names no key is a mistake of the program and stops it.
  public init(stringLiteral value: String) {
    guard let key = Self(value) else { preconditionFailure("no key is called ‘\(value)’") }
    self = key
  }
}
