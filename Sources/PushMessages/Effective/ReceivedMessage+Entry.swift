extension ReceivedMessage {
  /// One value that arrives.
  public struct Entry: Hashable, Sendable {
    /// Where it arrives: `notification.title`, `payload.aps.alert.title`, `headers.TTL`.
    public var place: FieldPath
    /// Of duplicate keys inside it only the one that counts is left.
    public var value: JSONValue
    public var origin: Origin
    public var remark: Remark?
  }

  /// Who set a value.
  public enum Origin: Hashable, Sendable {
    /// A field of the draft.
    case field(FieldPath)
    /// FCM, because the draft does not set it. The value is for people: `30 days`.
    case fcmDefault
    /// The send, which computes it from the draft's “expires in”. The value is for people.
    case expiresIn
  }

  /// What has to be known about a value beside its origin.
  public enum Remark: Hashable, Sendable {
    /// Nothing documents that FCM merges it in, or passes it on.
    case unverified
    /// It arrives, and the device does not look at it because of another field of the draft.
    case hidden(by: FieldPath)
    /// It is shown only where the key in this field finds no text.
    case fallback(for: FieldPath)
    /// FCM's SDK on the device keeps or overwrites it, so that the app never gets it.
    case withheld
    /// It needs a notification, and the platform receives none.
    case ineffective
    /// It doesn't reach apps whose SDK does not know `android_v2` yet.
    case newerAppsOnly
  }

  /// A field of the draft that does not arrive, and the one that takes its place.
  public struct Replacement: Hashable, Sendable {
    public var path: FieldPath
    /// `android.data` where a whole map is replaced and has no entry of that name.
    public var winner: FieldPath
  }
}

extension ReceivedMessage.Entry {
  /// The field of the draft that it comes from; `nil` for FCM's defaults.
  public var source: FieldPath? {
    guard case .field(let path) = origin else { return nil }
    return path
  }
}
