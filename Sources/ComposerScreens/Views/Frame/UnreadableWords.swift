internal import ComposerState

/// What stands in the place of facts about a draft that cannot be read.
enum UnreadableWords {
  static let locales = "Pushwright can't check any language until it can read the draft."

  /// The longest wording that fits.
  static func header(_ draft: UnreadableDraft, toWidth width: Int) -> String {
    let place = draft.line.map { ", line \($0)" } ?? ""
    let wordings = ["the draft can't be read", "can't be read", "unreadable"].map { $0 + place }
    return wordings.first { $0.count <= width } ?? "unreadable"
  }

  static func preview(_ draft: UnreadableDraft, editorKey: String) -> String {
    let place = draft.line.map { ", line \($0)" } ?? ""
    let line = draft.line == nil ? "" : " at that line"
    let remedy =
      editorKey.isEmpty ? "Fix it in an editor" : "\(editorKey) opens it in $EDITOR\(line)"
    return
      "Pushwright can't read the draft\(place): \(draft.sentence).\n\(remedy); you can't send it until it is fixed."
  }
}
