import PushMessages
public import Resolver

/// Until when a platform's service tries to deliver a message.
public struct Expiry: Hashable, Sendable {
  public enum Moment: Hashable, Sendable {
    /// Seconds since 1970.
    case at(Int)
    /// Devices that are not connected never get it.
    case onceOnly
    /// The value cannot be read; as it stands in the draft.
    case unreadable(String)
  }

  public var platform: Platform
  public var moment: Moment

  /// For a message that is sent `now`, in seconds since 1970.
  static func all(_ effective: EffectiveMessage, expiresIn: Int?, now: Int) -> [Expiry] {
    [
      Expiry(platform: .android, moment: lifespan(text("ttl", effective.android), now: now)),
      Expiry(platform: .apple, moment: apple(effective, expiresIn: expiresIn, now: now)),
      Expiry(platform: .web, moment: lifespan(header("ttl", effective.web), now: now)),
    ]
  }

  private static func apple(
    _ effective: EffectiveMessage, expiresIn: Int?, now: Int
  ) -> Moment {
    if let expiresIn { return expiresIn == 0 ? .onceOnly : .at(now.adding(saturating: expiresIn)) }
    guard let (text, isDefault) = header("apns-expiration", effective.apple), !isDefault else {
      return .at(now + 30 * 86_400)
    }
    guard let time = Int(text), time >= 0 else { return .unreadable(text) }
    return time == 0 ? .onceOnly : .at(time)
  }

  /// A length in seconds: `3600`, `3600s` or `3.5s`; FCM rounds down.
  private static func lifespan(_ value: (text: String, isDefault: Bool)?, now: Int) -> Moment {
    guard let text = value?.text else { return .unreadable("") }
    let number = text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let seconds = Double(number), (0...1e9).contains(seconds) else {
      return .unreadable(text)
    }
    return Int(seconds) == 0 ? .onceOnly : .at(now + Int(seconds))
  }

  private static func text(
    _ place: FieldPath, _ received: ReceivedMessage
  ) -> (text: String, isDefault: Bool)? {
    received[place].flatMap(value)
  }

  /// Header names are the same in upper and lower case.
  private static func header(
    _ name: String, _ received: ReceivedMessage
  ) -> (text: String, isDefault: Bool)? {
    received.entries.first {
      $0.place.hasPrefix("headers") && $0.place.lastKey.lowercased() == name
    }.flatMap(value)
  }

  private static func value(
    _ entry: ReceivedMessage.Entry
  ) -> (text: String, isDefault: Bool)? {
    guard case .string(let text) = entry.value else { return nil }
    return (text, entry.origin == .fcmDefault)
  }
}
