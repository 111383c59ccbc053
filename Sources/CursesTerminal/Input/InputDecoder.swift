internal import CNcursesw
internal import TerminalUI

/// Turns what curses reads into events.
@safe
struct InputDecoder {
  private enum Input {
    case character(Unicode.Scalar)
    case code(Int32)
  }

  /// What was pasted so far; nil outside a paste.
  private var pasted: String?

  /// Tells curses the marks around a paste.
  @MainActor
  static func defineKeys() {
    _ = unsafe define_key("\u{1B}[200~", KeyCodes.pasteStart)
    _ = unsafe define_key("\u{1B}[201~", KeyCodes.pasteEnd)
  }

  /// Nil when there is nothing to read now.
  @MainActor
  mutating func next(from window: UnsafeMutablePointer<WINDOW>, size: Size) -> TerminalEvent? {
    while true {
      guard let input = unsafe Self.read(window) else {
        return cncurses_is_at_end(STDIN_FILENO) != 0 ? .endOfInput : nil
      }
      if let event = unsafe event(for: input, window: window, size: size) { return event }
    }
  }

  @MainActor
  private mutating func event(
    for input: Input, window: UnsafeMutablePointer<WINDOW>, size: Size
  ) -> TerminalEvent? {
    if pasted != nil { return continuePaste(with: input) }
    switch input {
    case .code(KeyCodes.pasteStart):
      pasted = ""
      return nil
    case .code(KEY_RESIZE):
      return .resize(size)
    case .code(KEY_MOUSE):
      // The mouse is never asked for; what another program left on is not typed into a field.
      _ = unsafe controlSequence(in: window)
      return nil
    case .code(let code):
      return KeyCodes.keyPress(for: code).map { .key($0) }
    case .character("\u{1B}"):
      return unsafe afterEscape(in: window).map { .key($0) }
    case .character(let scalar):
      return .key(Self.keyPress(for: scalar))
    }
  }

  /// A paste is text whatever it holds; terminals send its newlines as carriage returns.
  private mutating func continuePaste(with input: Input) -> TerminalEvent? {
    switch input {
    case .code(KeyCodes.pasteEnd):
      defer { pasted = nil }
      return pasted.map { .paste(Self.withNewlines($0)) }
    case .code(let code):
      // Curses took a part of the text for a key; this is what it was made of.
      if let text = unsafe keybound(code, 0) {
        pasted?.append(unsafe String(cString: text))
        unsafe free(text)
      }
    case .character(let scalar):
      pasted?.unicodeScalars.append(scalar)
    }
    return nil
  }

  private static func withNewlines(_ text: String) -> String {
    String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
  }

  /// Esc alone, Alt with a key, or the beginning of a sequence that curses does not know.
  @MainActor
  private mutating func afterEscape(in window: UnsafeMutablePointer<WINDOW>) -> KeyPress? {
    switch unsafe Self.read(window) {
    case nil:
      return KeyPress(.escape)
    case .code(KeyCodes.pasteStart):
      pasted = ""
      return KeyPress(.escape)
    case .code(let code):
      guard let press = KeyCodes.keyPress(for: code) else { return KeyPress(.escape) }
      return KeyPress(press.key, modifiers: press.modifiers.union(.alt))
    case .character("\u{1B}"):
      _ = unget_wch(27)
      return KeyPress(.escape)
    case .character("["):
      return unsafe controlSequence(in: window)
    case .character("O"):
      guard case .character(let letter) = unsafe Self.read(window) else { return "alt-O" }
      return ControlSequence.lettered[letter].map { KeyPress($0) }
    case .character(let scalar):
      let press = Self.keyPress(for: scalar)
      return KeyPress(press.key, modifiers: press.modifiers.union(.alt))
    }
  }

  /// Reads to the end of a sequence, so that one nobody knows is not typed into a field.
  @MainActor
  private func controlSequence(in window: UnsafeMutablePointer<WINDOW>) -> KeyPress? {
    var text = ""
    while case .character(let scalar) = unsafe Self.read(window) {
      text.unicodeScalars.append(scalar)
      if 0x40...0x7E ~= scalar.value { return ControlSequence(text)?.keyPress }
    }
    return text.isEmpty ? "alt-[" : nil
  }

  private static func keyPress(for scalar: Unicode.Scalar) -> KeyPress {
    switch scalar.value {
    case 0: KeyPress(.character(" "), modifiers: .control)
    case 8, 127: KeyPress(.backspace)
    case 9: KeyPress(.tab)
    case 13: KeyPress(.enter)
    case 27: KeyPress(.escape)
    case 1..<27: KeyPress(letter(scalar.value + 0x60), modifiers: .control)
    case 28..<32: KeyPress(letter(scalar.value + 0x40), modifiers: .control)
    default: KeyPress(.character(Character(scalar)))
    }
  }

  private static func letter(_ value: UInt32) -> Key {
    .character(Unicode.Scalar(value).map { Character($0) } ?? " ")
  }

  /// Reads without waiting, except for the rest of a character whose first byte is there.
  @MainActor
  private static func read(_ window: UnsafeMutablePointer<WINDOW>) -> Input? {
    unsafe wtimeout(window, cncurses_has_input(STDIN_FILENO) != 0 ? 25 : 0)
    var value: wint_t = 0
    switch unsafe wget_wch(window, &value) {
    case KEY_CODE_YES: return .code(Int32(bitPattern: value))
    case OK: return Unicode.Scalar(value).map { .character($0) }
    default: return nil
    }
  }
}
