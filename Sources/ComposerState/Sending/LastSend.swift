internal import PushMessages
internal import SendPolicy

/// The last send of this session, for as long as the draft is what was sent.
struct LastSend: Hashable, Sendable {
  var document: MessageDocument
  /// Seconds since 1970.
  var at: Int
  var isUnknown: Bool
}

extension Composer {
  /// `sent 18:04`, where the draft is what was sent then; `nil` before, and as soon as it is another message.
  public var sentWords: String? {
    guard let lastSend, lastSend.document == document else { return nil }
    let time = clock.shortText(lastSend.at, now: now.seconds)
    return lastSend.isUnknown ? "sent \(time)?" : "sent \(time)"
  }
}
