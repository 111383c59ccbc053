internal import CNcursesw

/// The switches of a terminal that curses knows nothing of.
enum TerminalModes {
  /// Bracketed paste, and no reordering of right-to-left text by the terminal: the program does it.
  static let on = "\u{1B}[?2004h\u{1B}[8l"
  static let off = "\u{1B}[?2004l\u{1B}[8h"
  /// The terminal remembers its title and takes it back.
  static let titleSaved = "\u{1B}[22;2t"
  static let titleRestored = "\u{1B}[23;2t"

  static func title(_ text: String) -> String {
    let safe = text.unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return category != .control && category != .format
    }
    return "\u{1B}]2;\(String(String.UnicodeScalarView(safe)))\u{7}"
  }

  /// The consoles of kernels and hardware terminals take the sequence for text.
  static func canSetTitle(terminal name: String) -> Bool {
    let prefixes = ["linux", "vt", "ansi", "cons", "wsvt", "dumb", "sun"]
    return !prefixes.contains { name.hasPrefix($0) }
  }

  /// Writes past curses, which must have nothing pending.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe CNcursesw.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
