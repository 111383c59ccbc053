import FCMClient
public import SendPolicy
import TextEditing

extension Composer {
  /// The sends that the history lists: all, or those that have every word of the filter; `nil` until they are read.
  public var listedSends: [PastSend]? {
    let words = historyFilter.text.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return history }
    return history?.filter { past in
      let text = past.searchedText
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// `/` in the history: what is typed now filters it.
  mutating func startHistoryFilter() {
    notice = nil
    overlay = .filterHistory
  }

  mutating func editHistoryFilter(_ action: Action) -> [Effect] {
    let chosen = chosenSend?.id
    defer { choose(sendWithID: chosen) }
    switch action {
    case .edit(let command): return historyFilter.apply(command)
    case .pasted(let text):
      historyFilter.paste(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    default: break
    }
    return []
  }

  /// Enter keeps the filter; arrows move in what is left.
  mutating func moveInHistoryFilter(_ command: Command) {
    switch command {
    case .edit where historyFilter.text.isEmpty: clearHistoryFilter()
    case .edit:
      overlay = nil
      let count = listedSends?.count ?? 0
      notice = Notice(
        count == 0 ? .warning : .info,
        "\(count) of \(history?.count ?? 0) sends have ‘\(historyFilter.text)’; Esc lists all")
    case .up: selectSend(historyIndex - 1)
    case .down: selectSend(historyIndex + 1)
    default: break
    }
  }

  mutating func clearHistoryFilter() {
    let chosen = chosenSend?.id
    historyFilter = LineEditor("")
    choose(sendWithID: chosen)
    if overlay == .filterHistory { overlay = nil }
  }

  /// The same send stays chosen where it is still listed.
  mutating func choose(sendWithID id: Int64?) {
    historyIndex = listedSends?.firstIndex { $0.id == id } ?? 0
  }
}

extension PastSend {
  /// Everything that a row of the history shows.
  fileprivate var searchedText: String {
    [
      "\(id)", intent.profile, intent.kind.rawValue, intent.target, title ?? "",
      intent.draft ?? "", author, state.words,
    ].joined(separator: "\n").lowercased()
  }
}
