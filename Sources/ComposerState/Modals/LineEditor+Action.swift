import TextEditing

extension LineEditor {
  /// Takes what is typed or pasted into one line; returns what other programs may paste now.
  mutating func take(_ action: Action) -> [Effect] {
    switch action {
    case .edit(let command): return apply(command)
    case .pasted(let text):
      paste(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    default: break
    }
    return []
  }
}
