import PushMessages

extension Composer {
  /// Whether a command can run now.
  public func availability(of command: Command, seeing derived: Derived) -> Availability {
    switch command {
    case .undo where past.isEmpty && (editing?.before ?? document) == document:
      .unavailable(because: "there is nothing to undo")
    case .redo where future.isEmpty: .unavailable(because: "there is nothing to redo")
    case .save where !isDirty && file.path != nil && !needsNewName:
      .unavailable(because: "everything is saved")
    case .nextProblem where derived.findings.isEmpty,
      .previousProblem where derived.findings.isEmpty:
      .unavailable(because: "there are no problems")
    case .fix where derived.findings.isEmpty: .unavailable(because: "there are no problems")
    case .fix where fixMenu(seeing: derived) == nil:
      .unavailable(because: "only a person can mend this one; Enter in 7 goes to its field")
    case .nextLocale where settings.locales.count < 2,
      .previousLocale where settings.locales.count < 2:
      .unavailable(because: "there is only one preview locale")
    case .clear where !pane.isForm: .unavailable(because: "no field has the focus")
    case .dryRun: dryRunAvailability
    default: .available
    }
  }

  mutating func run(_ command: Command, seeing derived: Derived) -> [Effect] {
    if overlay != nil { return runInOverlay(command) }
    if case .unavailable(let reason) = availability(of: command, seeing: derived) {
      notice = Notice(.warning, "\(command.label.capitalizedFirst): \(reason)")
      return []
    }
    switch command {
    case .edit: edit(seeing: derived)
    case .clear: clear()
    case .undo: undo()
    case .redo: redo()
    case .nextLocale: moveLocale(by: 1)
    case .previousLocale: moveLocale(by: -1)
    case .nextProblem: moveProblem(by: 1, seeing: derived)
    case .previousProblem: moveProblem(by: -1, seeing: derived)
    case .fix: openFixMenu(seeing: derived)
    case .dryRun: return startDryRun()
    case .save: return save()
    case .saveAs: askForName(thenQuit: false)
    case .help:
      endEditing()
      overlay = .help(scroll: 0)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .back: back()
    case .quit: return quit()
    default: move(command, seeing: derived)
    }
    return []
  }

  private mutating func runInOverlay(_ command: Command) -> [Effect] {
    switch command {
    case .back, .quit:
      overlay = nil
      isLeaving = false
    case .help where isHelp: overlay = nil
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    default:
      scrollHelp(command)
      moveInFixMenu(command)
    }
    return []
  }

  private var isHelp: Bool {
    if case .help = overlay { true } else { false }
  }

  private mutating func scrollHelp(_ command: Command) {
    guard case .help(let scroll) = overlay else { return }
    let lines = Command.allCases.count
    let target =
      switch command {
      case .up, .previousField: scroll - 1
      case .down, .nextField: scroll + 1
      case .previousLocale: scroll - 10
      case .nextLocale: scroll + 10
      case .first: 0
      case .last: lines
      default: scroll
      }
    overlay = .help(scroll: max(0, min(target, lines)))
  }

  private mutating func back() {
    if editing != nil { return endEditing() }
    notice = nil
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
