internal import TerminalUI

/// A control sequence: a key that the terminal database does not list, as xterm and kitty send it,
/// a report of the mouse, or an answer.
struct ControlSequence {
  /// One of `<=>?` in front of the numbers, which makes it something else than a key.
  var marker: Character?
  /// The numbers between `CSI` and the last letter; a missing one is 0.
  var parameters: [Int]
  /// What stands between the numbers and the last letter, mostly nothing.
  var intermediates: String
  var final: Unicode.Scalar

  /// `text` is what stood after `CSI`, the last letter included.
  init?(_ text: String) {
    guard let final = text.unicodeScalars.last else { return nil }
    self.final = final
    var rest = text.dropLast()
    marker = rest.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    if marker != nil { rest.removeFirst() }
    let numbers = rest.prefix { $0.isWholeNumber || $0 == ";" || $0 == ":" }
    intermediates = String(rest[numbers.endIndex...])
    parameters = numbers.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0 != ":" }) ?? 0 }
  }

  /// Nil for a sequence that Pushwright didn't ask for.
  var report: TerminalReport? {
    switch (marker, intermediates, final) {
    case (nil, _, _): keyPress.map(TerminalReport.key)
    case ("<", "", "M"), ("<", "", "m"): mouseEvent.map { .event(.mouse($0)) }
    // 1 is set and 2 is reset; 0 is unknown, and 3 and 4 cannot be changed.
    case ("?", "$", "y") where parameters.count == 2:
      .mode(parameters[0], isOffered: 1...2 ~= parameters[1])
    case ("?", "", "c"): .identity
    case ("?", "", "n") where parameters.first == 997: .colorsChanged
    default: nil
    }
  }

  var keyPress: KeyPress? {
    guard marker == nil, intermediates.isEmpty else { return nil }
    let number = parameters.first ?? 0
    let modifiers = KeyCodes.modifiers(number: parameters.count > 1 ? parameters[1] : 1)
    let key: Key? =
      switch final {
      case "~": Self.numbered[number]
      case "u": Self.key(codePoint: number)
      case "Z": .backTab
      default: Self.lettered[final]
      }
    return key.map { KeyPress($0, modifiers: modifiers) }
  }

  /// kitty and xterm's `modifyOtherKeys` name a key by its code point.
  private static func key(codePoint: Int) -> Key? {
    switch codePoint {
    case 9: .tab
    case 13: .enter
    case 27: .escape
    case 8, 127: .backspace
    // kitty has put keys of its own, the keypad's for one, into the private use area.
    case 0xE000...0xF8FF: nil
    case 32...:
      UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init).map {
        .character(Character($0))
      }
    default: nil
    }
  }

  static let lettered: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "M": .enter,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
