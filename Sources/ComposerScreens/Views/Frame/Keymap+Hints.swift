internal import ComposerState
internal import TerminalUI

/// The keys that the footer names while no modal is open.
extension Keymap {
  /// Where more is to be read: while a field is edited, a letter is a letter.
  func helpHint(isEditing: Bool) -> Hint? {
    let command: Command = isEditing ? .fieldHelp : .help
    let keys = bindings.filter { $0.command == command }.map(\.key)
    let key = isEditing ? keys.first(where: \.keepsItsMeaning) : keys.first
    return key.map { Hint($0.label, command.label) }
  }

  var editingHints: [Hint] {
    var hints = [
      Hint("Tab", "next field"), Hint("PgDn", "locale"), Hint("Esc", "done"), Hint("Alt-u", "undo"),
      Hint(label(for: .save), "save"),
    ]
    let key = bindings.first { $0.command == .pick && $0.key.keepsItsMeaning }?.key
    if let key { hints.append(Hint(key.label, Command.pick.label, command: .pick)) }
    return hints
  }

  /// The keys of the pane in front, and then those that matter in each.
  func hints(in composer: Composer) -> [Hint] {
    let readOnly: [Command] = [
      .nextField, .nextLocale, .nextProblem, .dryRun, .openDraft, .duplicate, .quit,
    ]
    let all: [Command] = [
      .nextField, .edit, .choose, .nextLocale, .nextProblem, .dryRun, .send, .pick, .editArguments,
      .fix, .testSend, .save, .undo, .quit,
    ]
    let common = (composer.isReadOnly ? readOnly : all).map {
      hint($0, label: $0 == .edit && composer.pane == .history ? "open" : nil)
    }
    let views = label(for: .left) + label(for: .right)
    let payload = composer.pane == .payload && !views.isEmpty ? [Hint(views, "view")] : []
    return ownHints(in: composer) + payload + common
  }

  /// Before all others.
  private func ownHints(in composer: Composer) -> [Hint] {
    let commands: [Command] =
      switch composer.pane {
      case .locales: [.markReviewed, .rejectTexts, .filterLocales, .orderLocales]
      case .preview: [.nextDevice, .nextState, .nextSample]
      case .history: [.filterLocales]
      case .target: composer.testDevices.isEmpty ? [] : [.readTopics]
      default: []
      }
    let removes = composer.pane == .locales && composer.isAdded(composer.locale)
    return (removes ? [hint(.clear, label: "remove")] : [])
      + (composer.pane == .history && composer.history.chosen?.canBeCounted == true
        ? [hint(.duplicate, label: "deliveries")] : [])
      + (composer.canSettle ? [hint(.fix, label: "settle…")] : []) + commands.map { hint($0) }
  }

  private func hint(_ command: Command, label: String? = nil) -> Hint {
    Hint(self.label(for: command), label ?? command.label, command: command)
  }
}

extension Keymap {
  /// `R brings them back`, with the key that it has now.
  func wayBack(_ what: String) -> String {
    let key = label(for: .recover)
    return "\(key.isEmpty ? "the command ‘recover’" : key) brings \(what) back"
  }
}
