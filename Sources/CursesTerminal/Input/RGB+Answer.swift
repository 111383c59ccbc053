internal import TerminalUI

extension RGB {
  /// Reads the answer to OSC 11: `11;rgb:1e1e/1e1e/2e2e`, with one to four digits for each part.
  ///
  /// Other answers of the same form, say about the foreground, don't count.
  init?(answer: String) {
    let pieces = answer.split(separator: ";", maxSplits: 1)
    guard pieces.count == 2, pieces[0] == "11" else { return nil }
    let value = pieces[1]
    if value.first == "#" {
      self.init(String(value))
      return
    }
    let isKnown = value.hasPrefix("rgb:") || value.hasPrefix("rgba:")
    guard isKnown, let colon = value.firstIndex(of: ":") else { return nil }
    let parts = value[value.index(after: colon)...]
      .split(separator: "/", omittingEmptySubsequences: false)
      .compactMap(Self.part)
    guard parts.count == (value.hasPrefix("rgba:") ? 4 : 3) else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// `f`, `ff`, `fff` and `ffff` are all 255.
  private static func part(_ digits: Substring) -> Int? {
    guard 1...4 ~= digits.utf8.count, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let highest = (1 << (4 * digits.utf8.count)) - 1
    return (value * 255 + highest / 2) / highest
  }
}
