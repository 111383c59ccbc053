/// How letters of a screen look: what the escape sequences before them have switched on.
struct PictureLook: Hashable {
  /// `#rrggbb`; `nil` is the terminal's own.
  var foreground: String?
  var background: String?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false

  /// Takes the numbers of a sequence that ends with `m`.
  mutating func take(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = PictureLook()
      case 1: isBold = true
      case 2: isDim = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 22: (isBold, isDim) = (false, false)
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 30...37: foreground = Self.color(number - 30)
      case 38: foreground = Self.color(&rest)
      case 39: foreground = nil
      case 40...47: background = Self.color(number - 40)
      case 48: background = Self.color(&rest)
      case 49: background = nil
      case 90...97: foreground = Self.color(number - 82)
      case 100...107: background = Self.color(number - 92)
      default: break
      }
    }
  }

  /// What follows 38 or 48: `5;NUMBER`, or `2;RED;GREEN;BLUE`.
  private static func color(_ rest: inout ArraySlice<Int>) -> String? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map { color($0) }
    case 2:
      let parts = rest.prefix(3)
      rest = rest.dropFirst(3)
      return hexadecimal(Array(parts))
    default: return nil
    }
  }

  /// One of the 256 colors: 16 of the terminal's, here xterm's, then a cube, then grays.
  private static func color(_ number: Int) -> String {
    let basic = [
      "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
      "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
    ]
    switch number {
    case 0..<16: return basic[number]
    case 16..<232:
      let steps = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      return hexadecimal([steps[place / 36], steps[place / 6 % 6], steps[place % 6]])
    default: return hexadecimal(Array(repeating: 8 + (number - 232) * 10, count: 3))
    }
  }

  private static func hexadecimal(_ parts: [Int]) -> String {
    "#"
      + parts.map { part in
        let text = String(part, radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }
}
