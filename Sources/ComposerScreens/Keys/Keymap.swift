public import ComposerState
public import TerminalUI

/// Which key asks for which command.
public struct Keymap: Hashable, Sendable {
  /// What of a line of `[keymap]` does not come out as it was written.
  public struct Problem: Hashable, Sendable {
    /// Of the file, counted from 1.
    public var line: Int
    /// Lower-case and without a full stop.
    public var sentence: String
  }

  /// In the order of the help; the first key of a command is the one that the footer names.
  public let bindings: [Binding]
  /// The keys of each command as people read them: a screen asks for a dozen.
  private let labels: [Command: [String]]
  private let commands: [KeyPress: Command]

  public struct Binding: Hashable, Sendable {
    public var key: KeyPress
    public var command: Command

    public init(_ key: KeyPress, _ command: Command) {
      self.key = key
      self.command = command
    }
  }

  public init(_ bindings: [Binding]) {
    self.bindings = bindings
    labels = Dictionary(grouping: bindings, by: \.command).mapValues { $0.map(\.key.label) }
    commands = Dictionary(bindings.map { ($0.key, $0.command) }) { first, _ in first }
  }

  public static let standard = Keymap(
    Command.allCases.flatMap { command in
      command.standardKeys.map { Binding(KeyPress(stringLiteral: $0), command) }
    })

  /// Gives unsaved work up: no key that means something harmless on the screen before, as `d` does.
  static let discardKey: KeyPress = "X"

  /// Replaces a read-only file, as `:w!` does.
  static let replaceKey: KeyPress = "W"

  /// The command of a key outside of editing.
  public func command(for key: KeyPress) -> Command? {
    commands[key]
  }

  /// The key that the footer names.
  public func label(for command: Command) -> String {
    labels(for: command).first ?? ""
  }

  /// Every key of a command, as people read them.
  public func labels(for command: Command) -> [String] {
    labels[command, default: []]
  }

  /// What a key means just now; `nil` where it means nothing.
  public func action(for key: KeyPress, in composer: Composer) -> Action? {
    if let modal = composer.openModal {
      if let action = modal.view?.action(for: key, in: self) { return action }
      // What holds for the whole program, also where one types.
      let command = command(for: key)
      return command == .suspend || command == .redraw ? command.map(Action.command) : nil
    }
    guard composer.editing != nil else {
      // Keys that go into the line where a send is confirmed.
      if composer.awaitsPause, key.isOfText { return .typedAhead(command(for: key)) }
      return command(for: key).map(Action.command)
    }
    if let command = Self.whileEditing(key) { return .command(command) }
    if let command = Self.editorCommand(for: key) { return .edit(command) }
    return key.keepsItsMeaning ? command(for: key).map(Action.command) : nil
  }
}

extension KeyPress {
  /// Whether it is typed, corrects what is typed, or goes on to the next line.
  fileprivate var isOfText: Bool {
    typedCharacter != nil || ["enter", "tab", "shift-tab", "backspace"].contains(self)
  }

  /// Whether a key that means nothing to a text means its command while one is edited too.
  var keepsItsMeaning: Bool {
    if case .function = key { return true }
    return typedCharacter == nil
      && (modifiers.contains(.control) || modifiers.contains(.alt))
  }
}
