/// What one platform's devices receive of a message, and which field of the draft each value comes from.
///
/// Places mirror the API's own block: `notification.title` is what `android.notification.title` sets. The names on the
/// wire are FCM's affair and mostly not documented, so none are made up; only Apple's `payload` is as APNs gets it,
/// without the `gcm.` and `google.` keys that FCM adds.
public struct ReceivedMessage: Hashable, Sendable {
  /// The platform's own block in the draft: `android`, `android_v2`, `apns` or `webpush`.
  public internal(set) var block: FieldPath
  /// In the order in which they are shown; the entries of one object stand together.
  public private(set) var entries: [Entry] = []
  /// Fields of the draft that do not reach this platform because another one takes their place.
  public internal(set) var replacements: [Replacement] = []
  /// Whether the draft asks for a notification here, and not for data only.
  public internal(set) var hasNotification = false
  /// What FCM makes of `android_v2` for older apps; `nil` for other messages.
  public internal(set) var translation: Translation?
  public internal(set) var title = Text()
  /// Apple's second line; empty on other platforms.
  public internal(set) var subtitle = Text()
  public internal(set) var body = Text()

  /// Where each place's entry stands: a preview asks for every device anew.
  private var index: [FieldPath: Int] = [:]

  init(block: FieldPath) {
    self.block = block
    index.reserveCapacity(16)
  }

  /// The value that arrives at a place; `nil` if none does or an object is there.
  public subscript(place: FieldPath) -> Entry? { index[place].map { entries[$0] } }

  /// The text that arrives at a place; `nil` if there is none, or it is empty or no text.
  public func text(at place: FieldPath) -> String? {
    guard case .string(let text)? = self[place]?.value, !text.isEmpty else { return nil }
    return text
  }

  /// The fields of the draft whose place a field takes on this platform.
  public func fields(replacedBy winner: FieldPath) -> [FieldPath] {
    replacements.filter { $0.winner == winner }.map(\.path)
  }

  /// With the time of Apple's expiry that a send computes, in words, in the place of what the draft or FCM says.
  public func expiring(_ words: String) -> ReceivedMessage {
    var message = self
    guard
      let place = entries.firstIndex(where: {
        $0.place.hasPrefix("headers") && $0.place.lastKey.lowercased() == "apns-expiration"
      })
    else { return self }
    message.entries[place].value = .string(words)
    message.entries[place].origin = .expiresIn
    message.entries[place].remark = nil
    return message
  }

  /// Marks every entry so far, because the message is of another kind than it looks.
  mutating func remarkAll(_ remark: Remark) {
    for index in entries.indices { entries[index].remark = remark }
  }

  mutating func append(_ entry: Entry) {
    index[entry.place] = entries.count
    entries.append(entry)
  }
}
