import TextEditing

/// The line in which the filter of the history is typed.
public struct HistoryFilter: Modal {
  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.edit): keep(composer.history)
    case .command(let command):
      .stay { composer in
        composer.history.move(command)
        return []
      }
    case .pointed(.send(let index)):
      .stay { composer in
        composer.history.select(index)
        return []
      }
    default: .stay { $0.history.filter(action) }
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .clearing }

  /// Enter keeps the filter.
  private func keep(_ history: History) -> ModalStep {
    guard !history.filter.text.isEmpty else { return .clearing }
    let count = history.listed?.count ?? 0
    return .close(
      saying: Notice(
        count == 0 ? .warning : .info,
        "\(count) of \(history.sends?.count ?? 0) sends listed for ‘\(history.filter.text)’; Esc lists all"
      ))
  }
}

extension ModalStep {
  fileprivate static var clearing: ModalStep {
    .close { composer in
      composer.history.clearFilter()
      return []
    }
  }
}
