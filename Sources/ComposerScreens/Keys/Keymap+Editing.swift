internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// Keys that leave the text alone while it is edited.
  static func whileEditing(_ key: KeyPress) -> Command? {
    key.typedCharacter == nil ? commandsWhileEditing[key] : nil
  }

  private static let commandsWhileEditing: [KeyPress: Command] = [
    "esc": .back, "enter": .back, "ctrl-c": .back,
    "tab": .nextField, "shift-tab": .previousField,
    "up": .up, "down": .down,
    "pgdn": .nextLocale, "pgup": .previousLocale,
  ]

  /// Whether a key has a meaning of its own while a field is edited, other than letters and the command.
  static func hasOtherMeaningWhileEditing(_ key: KeyPress, than command: Command) -> Bool {
    guard key.typedCharacter == nil, !standard.bindings.contains(.init(key, command)) else {
      return false
    }
    if let other = whileEditing(key) { return other != command }
    return editorCommand(for: key) != nil
  }

  /// What a key does to the text that is edited.
  static func editorCommand(for key: KeyPress) -> EditorCommand? {
    if let character = key.typedCharacter { return .insert(String(character)) }
    return editorCommands[key]
  }

  /// No key of these types a character.
  private static let editorCommands: [KeyPress: EditorCommand] = [
    "left": .moveLeft, "ctrl-b": .moveLeft,
    "right": .moveRight, "ctrl-f": .moveRight,
    "home": .moveToStart, "ctrl-a": .moveToStart,
    "end": .moveToEnd, "ctrl-e": .moveToEnd,
    "ctrl-left": .moveWordLeft, "alt-b": .moveWordLeft, "alt-left": .moveWordLeft,
    "ctrl-right": .moveWordRight, "alt-f": .moveWordRight, "alt-right": .moveWordRight,
    "backspace": .deleteBackward, "ctrl-h": .deleteBackward,
    "del": .deleteForward, "ctrl-d": .deleteForward,
    "ctrl-w": .deleteWordBackward, "alt-backspace": .deleteWordBackward,
    "alt-d": .deleteWordForward,
    "ctrl-u": .deleteToStart,
    "ctrl-k": .deleteToEnd,
    "ctrl-y": .yank,
    "alt-u": .undo,
    "alt-r": .redo,
    "shift-left": .select(.left),
    "shift-right": .select(.right),
    "ctrl-shift-left": .select(.wordLeft), "alt-shift-left": .select(.wordLeft),
    "ctrl-shift-right": .select(.wordRight), "alt-shift-right": .select(.wordRight),
    "shift-home": .select(.start),
    "shift-end": .select(.end),
    "alt-a": .selectAll,
    "alt-w": .copy,
    "alt-x": .cut,
  ]

  /// The same, for the help and the README.
  public static let editingHelp: [(keys: String, help: String)] = [
    ("Esc  Enter", "done; the text is kept"),
    ("Tab  ↑  ↓", "edit the next field, or the one above or below"),
    ("PgDn  PgUp", "the next or previous locale"),
    ("Home  End  ^A  ^E", "start and end of the text"),
    ("Ctrl-←  Ctrl-→  Alt-b  Alt-f", "one word back or forward"),
    ("^W  Alt-d", "delete the word before or after the cursor"),
    ("^U  ^K  ^Y", "cut to the start or the end; paste it"),
    ("S-←  S-→  Ctrl-S-←  Ctrl-S-→", "select characters or words"),
    ("S-Home  S-End  Alt-a", "select to the start, to the end, or all"),
    ("Alt-w  Alt-x", "copy or cut the selection"),
    ("Alt-u  Alt-r", "undo and redo inside this field"),
  ]
}
