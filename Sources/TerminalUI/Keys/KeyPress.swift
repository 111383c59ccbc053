/// A key with the modifiers that were held.
///
/// Written as in a keymap: `ctrl-s`, `alt-u`, `shift-tab`, `pgdn`, `f1`, `space`, `[`, `X`.
public struct KeyPress: Hashable, Sendable {
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let control = Self(rawValue: 1)
    public static let alt = Self(rawValue: 2)
    /// Only with keys that are not characters: a capital is a character of its own.
    public static let shift = Self(rawValue: 4)
  }

  public let key: Key
  public let modifiers: Modifiers

  /// Different ways to say the same press become one: Shift with Tab is ``Key/backTab``, Shift with
  /// a letter is its capital, and Control knows only small letters.
  public init(_ key: Key, modifiers: Modifiers = []) {
    var key = key
    var modifiers = modifiers
    if key == .tab, modifiers.contains(.shift) { key = .backTab }
    if key == .backTab { modifiers.remove(.shift) }
    if case .character(let character) = key {
      if modifiers.contains(.control) {
        key = .character(character.single { $0.lowercased() })
      } else if modifiers.contains(.shift) {
        key = .character(character.single { $0.uppercased() })
      }
      modifiers.remove(.shift)
    }
    self.key = key
    self.modifiers = modifiers
  }

  /// A printable character without Control or Alt: what goes into a field.
  public var typedCharacter: Character? {
    guard modifiers.isEmpty, case .character(let character) = key else { return nil }
    return character
  }
}

extension Character {
  /// A change of case that may not change the number of characters (ß stays).
  fileprivate func single(_ change: (Self) -> String) -> Self {
    let changed = change(self)
    return changed.count == 1 ? changed.first ?? self : self
  }
}
