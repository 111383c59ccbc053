import FCMClient
import HarmlessText

/// What another program did to the file of the draft that is sent: the message goes out as it is on the screen.
public enum DraftOnDisk: Hashable, Sendable {
  /// The file holds another text than the one that was opened or saved here.
  case changed
  case removed
}

extension DraftOnDisk {
  /// What a review says first.
  func row(of draft: String) -> ReviewRow {
    let name = VisibleText.of(draft, limit: 40)
    let words =
      switch self {
      case .changed: "another program changed \(name). You send what is here, not the file"
      case .removed: "another program removed \(name). You send what is here"
      }
    return ReviewRow("On disk", words, .warning)
  }
}
