import FCMClient
import HarmlessText
import PushMessages

extension PastSend {
  /// What it said: its title as it was shown when it was sent, or what its message holds in the title's place; a key where
  /// the message has only that, `nil` if it has no text at all.
  public var title: String? {
    if let title = intent.title { return title }
    return Self.title(of: MessageDocument(text: "{\"message\": \(intent.payload)}"))
  }

  /// The first text of a message, or else its first key.
  static func title(of document: MessageDocument) -> String? {
    places.lazy.compactMap(document.androidPlace)
      .compactMap { document.string(at: $0) }.first { !$0.isEmpty }
  }

  /// The label under which it is counted.
  public var label: String? {
    guard intent.kind.isOfMessage else { return nil }
    return MessageDocument(text: "{\"message\": \(intent.payload)}").analyticsLabel
  }

  /// `‘Sale’`, fit for a line of a terminal.
  var quotedTitle: String {
    title.map { "‘\(VisibleText.of($0, limit: 40))’" } ?? "a message without a text"
  }

  /// `by mia@ops with prod`.
  var by: String {
    let profile = VisibleText.of(intent.profile.isEmpty ? "no profile" : "\(intent.profile)")
    return author.isEmpty ? "with \(profile)" : "by \(VisibleText.of(author)) with \(profile)"
  }

  /// Texts before keys, titles before bodies.
  private static let places: [FieldPath] = [
    "notification.title", "android.notification.title", "apns.payload.aps.alert.title",
    "webpush.notification.title", "apns.payload.aps.alert",
    "android.notification.title_loc_key", "apns.payload.aps.alert.title-loc-key",
    "notification.body", "android.notification.body", "apns.payload.aps.alert.body",
    "webpush.notification.body", "android.notification.body_loc_key",
    "apns.payload.aps.alert.loc-key",
  ]
}
