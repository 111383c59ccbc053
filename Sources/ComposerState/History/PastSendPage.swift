public import SendPolicy

/// One send of the history, opened.
public struct PastSendPage: Modal {
  public let past: PastSend
  /// Its message as phones show it with the app's strings of today; `nil` where it cannot be read.
  public let shown: ReviewedMessage?
  /// How many lines are above what is in view.
  public private(set) var scroll = 0

  init(_ past: PastSend, shown: ReviewedMessage? = nil) {
    self.past = past
    self.shown = shown
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.fix):
      let past = past
      return .stay { composer in
        composer.openSettling(of: past)
        return []
      }
    case .command(.duplicate):
      let past = past
      return .stay { $0.openDeliveryIfPossible(of: past) }
    case .command(let command):
      scroll = command.scrolled(scroll, last: lastLine(in: composer))
    case .dialog(.take): return take(seeing: derived)
    default: break
    }
    return .stay
  }

  private func lastLine(in composer: Composer) -> Int {
    // Above difference and message stand some facts, a row each.
    20 + (shown?.rows.count ?? 0) + past.messageLines.count
      + past.difference(to: composer.document).count
  }

  private func take(seeing derived: Derived) -> ModalStep {
    guard let text = past.draftText else {
      return .stay(saying: Notice(.error, "This message can't be read, so it can't be a draft"))
    }
    let past = past
    return .close { $0.replaceDraft(with: past, text: text, keys: derived.keys) }
  }
}
