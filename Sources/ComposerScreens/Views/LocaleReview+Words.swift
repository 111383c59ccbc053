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

  /// In the line above the preview, with what was noted.
  var sentence: String {
    switch self {
    case .reviewed: "reviewed"
    case .rejected(let note): note.isEmpty ? "rejected" : "rejected: \(note)"
    case .lapsed(.reviewed): "changed since it was reviewed"
    case .lapsed(.rejected): "changed since it was rejected"
    }
  }
}
