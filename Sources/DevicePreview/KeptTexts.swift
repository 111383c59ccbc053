public import PushMessages
internal import Resolver

/// Which texts of a notification a platform receives as it did before: devices show them as before, so the resolver
/// need not be asked again.
public struct KeptTexts: Hashable, Sendable {
  var title: Bool
  var subtitle: Bool
  var body: Bool

  public init(from older: ReceivedMessage, to newer: ReceivedMessage) {
    title = older.title == newer.title
    subtitle = older.subtitle == newer.subtitle
    body = older.body == newer.body
  }
}
