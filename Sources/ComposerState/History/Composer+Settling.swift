import FCMClient
import SendPolicy
import TextEditing

extension Composer {
  /// Whether `x` records what was found out about the chosen send.
  public var canSettle: Bool { pane == .history && chosenSend?.isUnknown == true }

  /// `x` on a send whose outcome is unknown.
  mutating func openSettling(of past: PastSend) {
    guard past.isUnknown else {
      let isDryRun = past.intent.kind == .dryRun
      notice = Notice(
        .info,
        isDryRun
          ? "A dry-run delivers nothing, so there is nothing to settle"
          : "The outcome of send \(past.id) is known: \(past.state.words)")
      return
    }
    notice = nil
    overlay = .settle(Settling(past))
  }

  mutating func updateSettling(_ action: Action) -> [Effect] {
    guard case .settle(var settling) = overlay else { return [] }
    var effects: [Effect] = []
    switch action {
    case .edit(let command): effects = settling.note.apply(command)
    case .pasted(let text):
      settling.note.paste(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    case .command(.up), .command(.previousField): settling.isDelivered = true
    case .command(.down), .command(.nextField): settling.isDelivered = false
    case .dialog(.confirm): return settle(settling)
    default: break
    }
    overlay = .settle(settling)
    return effects
  }

  private mutating func settle(_ settling: Settling) -> [Effect] {
    if let hint = settling.hint {
      notice = Notice(.warning, hint)
      return []
    }
    overlay = nil
    return [
      .settle(
        settling.past.id, delivered: settling.isDelivered == true, note: settling.note.text)
    ]
  }

  /// The journal has it, or says why not.
  mutating func noteSettled(_ id: Int64, failure: String?) -> [Effect] {
    notice =
      failure.map { Notice(.error, "Send \(id) was not settled: \($0)") }
      ?? Notice(.good, "What you found out about send \(id) is in the history")
    return [.readHistory]
  }
}
