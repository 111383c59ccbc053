internal import ComposerState

/// A key and what it does; a command is for hints that are only true while it can run.
struct Hint {
  let key: String
  let label: String
  var command: Command?

  static let choose = Hint("↑↓", "choose")

  init(_ key: String, _ label: String, command: Command? = nil) {
    self.key = key
    self.label = label
    self.command = command
  }
}
