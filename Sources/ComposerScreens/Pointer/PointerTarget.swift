internal import ComposerState
internal import TextLayout

/// Something on the screen that can be pointed at.
enum PointerTarget {
  /// A pane's area, where nothing else of it is.
  case pane(Pane)
  /// Words that lead to a pane.
  case tab(Pane)
  case field(FieldID, Pane)
  /// The text that is edited, and what of it is in view.
  case text(String, FieldView)
  case locale(Int)
  case problem(Int)
  case send(Int)
  case payloadView(PayloadView)
  /// An entry of a menu.
  case entry(Int)
  /// What lies over the panes.
  case cover

  /// What a press of the left button means; `clicks` is 2 for the second of a double click.
  func pointing(clicks: Int, column: Int, isExtending: Bool) -> Pointing? {
    if case .text(let text, let view) = self {
      let offset = text.distance(from: text.startIndex, to: view.index(at: column))
      let reach: Pointing.Reach =
        isExtending ? .selection : clicks == 1 ? .cursor : clicks == 2 ? .word : .everything
      return .text(offset: offset, reach)
    }
    if clicks > 1 { return clicks == 2 ? again : nil }
    return switch self {
    case .pane(let pane), .tab(let pane): .pane(pane)
    case .field(let field, let pane): .field(field, in: pane)
    case .locale(let index): .locale(index)
    case .problem(let index): .problem(index)
    case .send(let index): .send(index)
    case .payloadView(let view): .payloadView(view)
    case .entry(let index): .entry(index)
    case .cover, .text: nil
    }
  }

  private var again: Pointing? {
    switch self {
    case .field(_, let pane): .again(pane)
    case .problem: .again(.problems)
    case .send: .again(.history)
    case .entry: .again(nil)
    default: nil
    }
  }

  /// What the wheel does here, towards the user by so many notches.
  func wheel(_ notches: Int, in composer: Composer) -> Pointing? {
    if let modal = composer.openModal {
      return .wheel(nil, rows: notches * (modal.view?.wheelRows ?? 1))
    }
    return switch self {
    case .pane(.payload), .payloadView: .wheel(.payload, rows: 3 * notches)
    case .pane(let pane), .field(_, let pane): .wheel(pane, rows: notches)
    case .locale: .wheel(.locales, rows: notches)
    case .problem: .wheel(.problems, rows: notches)
    case .send: .wheel(.history, rows: notches)
    case .text: .wheel(composer.pane, rows: notches)
    case .tab, .entry, .cover: nil
    }
  }
}
