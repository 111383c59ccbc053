internal import CNcursesw
internal import TerminalUI

/// Curses' codes for keys that are not characters.
enum KeyCodes {
  /// Codes of our own, far above those that curses gives out by itself.
  static let pasteStart: Int32 = 5000
  static let pasteEnd: Int32 = 5001

  /// Tells curses the marks around a paste, and that the mouse is not its business.
  @MainActor
  static func define() {
    _ = unsafe define_key("\u{1B}[200~", pasteStart)
    _ = unsafe define_key("\u{1B}[201~", pasteEnd)
    _ = define_key(nil, KEY_MOUSE)
  }

  /// What the terminal sends for a key.
  static func sequence(of code: Int32) -> String {
    guard let text = unsafe keybound(code, 0) else { return "" }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  static func keyPress(for code: Int32) -> KeyPress? {
    if let key = plain[code] { return KeyPress(key) }
    if let key = shifted[code] { return KeyPress(key, modifiers: .shift) }
    if code > KEY_F0, code <= KEY_F0 + 63 { return functionKey(Int(code - KEY_F0)) }
    guard let name = unsafe keyname(code) else { return nil }
    return keyPress(named: unsafe String(cString: name))
  }

  /// Terminals number the function keys on: F13 is F1 with Shift, F25 with Control, F49 with Alt.
  private static func functionKey(_ number: Int) -> KeyPress {
    let groups: [KeyPress.Modifiers] = [
      [], .shift, .control, [.control, .shift], .alt, [.alt, .shift],
    ]
    return KeyPress(
      .function((number - 1) % 12 + 1), modifiers: groups[min((number - 1) / 12, 5)])
  }

  /// Reads the names of terminfo's extensions: `kLFT5` is Left with Control.
  private static func keyPress(named name: String) -> KeyPress? {
    guard let digit = name.last?.wholeNumberValue, 2...8 ~= digit,
      let key = extended[String(name.dropLast())]
    else { return nil }
    return KeyPress(key, modifiers: modifiers(number: digit))
  }

  /// xterm's numbering: 1, and 1 for Shift, 2 for Alt, 4 for Control.
  static func modifiers(number: Int) -> KeyPress.Modifiers {
    let bits = max(0, number - 1)
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static let plain: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home,
    KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_DC: .delete, KEY_IC: .insert,
    KEY_BACKSPACE: .backspace, KEY_ENTER: .enter, KEY_BTAB: .backTab, KEY_A1: .home,
    KEY_A3: .pageUp, KEY_C1: .end, KEY_C3: .pageDown,
  ]

  private static let shifted: [Int32: Key] = [
    KEY_SR: .up, KEY_SF: .down, KEY_SLEFT: .left, KEY_SRIGHT: .right, KEY_SHOME: .home,
    KEY_SEND: .end, KEY_SPREVIOUS: .pageUp, KEY_SNEXT: .pageDown, KEY_SDC: .delete,
    KEY_SIC: .insert,
  ]

  private static let extended: [String: Key] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kDC": .delete, "kIC": .insert,
  ]
}
