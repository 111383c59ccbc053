internal import ComposerState
internal import Drafts
internal import TerminalUI

extension LocaleReview {
  /// The mark that says it without color.
  var mark: String {
    switch self {
    case .reviewed: "✔"
    case .rejected: "✘"
    case .lapsed: "~"
    }
  }

  var style: Style {
    switch self {
    case .reviewed: .ok
    case .rejected: .error
    case .lapsed: .stale
    }
  }

  /// In the line above the preview, with what was noted; `attribution` says who and when.
  func sentence(by attribution: String?) -> String {
    let words = attribution.map { " \($0)" } ?? ""
    return switch self {
    case .reviewed: "reviewed\(words)"
    // Where there is little room, the reason comes before the person.
    case .rejected(let note):
      note.isEmpty ? "rejected\(words)" : "rejected: \(note)\(words.isEmpty ? "" : ",\(words)")"
    case .lapsed(.reviewed): "changed since it was reviewed\(words)"
    case .lapsed(.rejected): "changed since it was rejected\(words)"
    }
  }
}
