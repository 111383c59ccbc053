/// Where a notification is shown.
///
/// The raw value is the name in FCM's own documentation and our JSON.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case android
  case apple
  case web

  /// The platform's name at the head of something.
  package var label: String {
    switch self {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "Web"
    }
  }

  /// The platform's name in sentences.
  package var name: String { self == .web ? "the web" : label }
}
