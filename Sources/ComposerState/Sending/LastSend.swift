internal import Drafts
internal import PushMessages
internal import SendPolicy

/// The last send of this session, for as long as the draft is what was sent.
struct LastSend: Hashable, Sendable {
  var document: MessageDocument
  /// The list that it went to; `nil` if it went to the draft's own target.
  var list: String?
  /// Seconds since 1970.
  var at: Int
  var isUnknown: Bool
}

extension Composer {
  /// `sent 18:04`, where the draft is what was sent then; `nil` before, and as soon as it is another message.
  public var sentWords: String? {
    guard let lastSend, lastSend.document == document, lastSend.list == notes.list else {
      return nil
    }
    let time = clock.shortText(lastSend.at, now: now.seconds)
    return lastSend.isUnknown ? "sent \(time)?" : "sent \(time)"
  }
}
