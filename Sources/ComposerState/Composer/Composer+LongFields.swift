import PushMessages
import TextEditing

/// FCM takes four thousand bytes for a whole message: what is a hundred times that is edited elsewhere.
///
/// Each key in a field reads the draft anew, which a text of megabytes would make seconds.
extension Composer {
  /// In bytes.
  static let longestField = 100_000

  /// Whether a text is too long for a field, which is said.
  mutating func refusesToEdit(_ text: String) -> Bool {
    guard text.utf8.count > Self.longestField else { return false }
    notice = Notice(
      .warning,
      "This text has \(text.utf8.count) bytes, too many to edit here", offers: [.editText])
    return true
  }

  /// Whether a text would make a field too long, which is said.
  mutating func refusesToGrow(_ before: String, by inserted: String) -> Bool {
    guard !inserted.isEmpty, before.utf8.count + inserted.utf8.count > Self.longestField else {
      return false
    }
    notice = Notice(
      .warning,
      "Too long: a field holds \(Self.longestField) bytes here, and an FCM message about 4,000")
    return true
  }
}

extension EditorCommand {
  /// What it would insert into a text.
  func inserted(into editor: LineEditor) -> String {
    switch self {
    case .insert(let text), .paste(let text): text
    case .yank: editor.killed
    default: ""
    }
  }
}
