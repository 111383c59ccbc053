internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// Keys that leave the text alone while it is edited.
  static func whileEditing(_ key: KeyPress) -> Command? {
    switch key {
    case "esc", "enter", "ctrl-c": .back
    case "tab": .nextField
    case "shift-tab": .previousField
    case "up": .up
    case "down": .down
    case "pgdn": .nextLocale
    case "pgup": .previousLocale
    default: nil
    }
  }

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
    switch key {
    case "left", "ctrl-b": .moveLeft
    case "right", "ctrl-f": .moveRight
    case "home", "ctrl-a": .moveToStart
    case "end", "ctrl-e": .moveToEnd
    case "ctrl-left", "alt-b", "alt-left": .moveWordLeft
    case "ctrl-right", "alt-f", "alt-right": .moveWordRight
    case "backspace", "ctrl-h": .deleteBackward
    case "del", "ctrl-d": .deleteForward
    case "ctrl-w", "alt-backspace": .deleteWordBackward
    case "alt-d": .deleteWordForward
    case "ctrl-u": .deleteToStart
    case "ctrl-k": .deleteToEnd
    case "ctrl-y": .yank
    case "alt-u": .undo
    case "alt-r": .redo
    case "shift-left": .select(.left)
    case "shift-right": .select(.right)
    case "ctrl-shift-left", "alt-shift-left": .select(.wordLeft)
    case "ctrl-shift-right", "alt-shift-right": .select(.wordRight)
    case "shift-home": .select(.start)
    case "shift-end": .select(.end)
    case "alt-a": .selectAll
    case "alt-w": .copy
    case "alt-x": .cut
    default: key.typedCharacter.map { .insert(String($0)) }
    }
  }

  /// The same, for the help and the README.
  public static let editingHelp: [(keys: String, help: String)] = [
    ("Esc  Enter", "done; the text is kept"),
    ("Tab  ↑  ↓", "go on editing in the next field, or the one above or below"),
    ("PgDn  PgUp", "the next or previous locale"),
    ("Home  End  ^A  ^E", "start and end of the text"),
    ("Ctrl-←  Ctrl-→  Alt-b  Alt-f", "a word back or forth"),
    ("^W  Alt-d", "delete the word before or after the cursor"),
    ("^U  ^K  ^Y", "cut to the start, to the end; put it back"),
    ("S-←  S-→  Ctrl-S-←  Ctrl-S-→", "select letters or words"),
    ("S-Home  S-End  Alt-a", "select to the start, to the end, all"),
    ("Alt-w  Alt-x", "copy or cut the selection"),
    ("Alt-u  Alt-r", "undo and redo inside this field"),
  ]
}
