/// A color as people write it: `#7e55c3`, `#75c`, `teal`.
struct ColorInput: Hashable, Sendable {
  /// `#rrggbb`, as FCM takes it.
  var hex: String

  /// What can be written, for whoever wrote something else.
  static let examples = "#7e55c3, #75c or a name such as teal"

  init?(_ text: String) {
    let name = text.lowercased()
    if let hex = Self.names[name] {
      self.hex = hex
      return
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    switch digits.count {
    case 6: hex = text
    case 3: hex = "#" + digits.map { "\($0)\($0)" }.joined()
    default: return nil
    }
  }

  /// The names of the colors that people name, as browsers know them.
  static let names: [String: String] = [
    "black": "#000000", "white": "#ffffff", "gray": "#808080", "grey": "#808080",
    "silver": "#c0c0c0", "red": "#ff0000", "maroon": "#800000", "crimson": "#dc143c",
    "tomato": "#ff6347", "coral": "#ff7f50", "orange": "#ffa500", "gold": "#ffd700",
    "yellow": "#ffff00", "olive": "#808000", "lime": "#00ff00", "green": "#008000",
    "teal": "#008080", "turquoise": "#40e0d0", "cyan": "#00ffff", "aqua": "#00ffff",
    "skyblue": "#87ceeb", "blue": "#0000ff", "navy": "#000080", "indigo": "#4b0082",
    "violet": "#ee82ee", "purple": "#800080", "magenta": "#ff00ff", "fuchsia": "#ff00ff",
    "pink": "#ffc0cb", "salmon": "#fa8072", "brown": "#a52a2a", "chocolate": "#d2691e",
    "tan": "#d2b48c", "beige": "#f5f5dc",
  ]
}
