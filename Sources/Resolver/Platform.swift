/// Where a notification is shown.
///
/// The raw value is the name in FCM's own documentation and our JSON.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case android
  case apple
  case web
}
