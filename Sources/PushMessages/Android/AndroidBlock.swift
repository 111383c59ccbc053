/// The object of a message that holds what Android alone gets.
///
/// FCM takes one of the two. Both have the same fields, but for a few, at different places.
public enum AndroidBlock: String, Hashable, Sendable, CaseIterable {
  /// `android`
  case v1 = "android"
  /// `android_v2`, which Google offers as a preview under its Pre-GA terms.
  case v2 = "android_v2"

  public var path: FieldPath { FieldPath([.key(rawValue)]) }

  /// The object in which ``notification`` is: the block itself, or the kind of message inside of it.
  var notificationHolder: FieldPath { self == .v1 ? path : Self.remoteNotification }

  /// What Android shows.
  public var notification: FieldPath { notificationHolder.appending("notification") }

  public var data: FieldPath { path.appending("data") }

  /// The kind of `android_v2` message that shows something.
  public static let remoteNotification: FieldPath = "android_v2.remote_notification"
  /// The other one, which wakes the app.
  public static let backgroundSync: FieldPath = "android_v2.background_sync"
  /// Whether older apps get a message of data instead of the notification.
  public static let usesDataMessage = remoteNotification.appending("use_as_v1_data_message")

  /// The block whose field a path is; `nil` for what isn't Android's alone.
  public init?(of path: FieldPath) {
    guard case .key(let name)? = path.components.first, let block = Self(rawValue: name) else {
      return nil
    }
    self = block
  }

  /// Where this block has the field that the other block has at a path; `nil` if it has none of that meaning.
  ///
  /// Paths of its own and of no Android block stay the same.
  public func place(of path: FieldPath) -> FieldPath? {
    guard let block = AndroidBlock(of: path), block != self else { return path }
    let hasNotification = path.hasPrefix(block.notification)
    let (old, new) =
      hasNotification ? (block.notification, notification) : (block.path, self.path)
    let place = FieldPath(new.components + path.components.dropFirst(old.components.count))
    return Self.lacks(place) ? nil : place
  }

  /// Whether a place is, or is in, a field that only the other block has.
  private static func lacks(_ place: FieldPath) -> Bool {
    onlyInOther.contains(where: place.hasPrefix)
  }

  /// The places that fields of the other block would have here.
  private static let onlyInOther: [FieldPath] = [
    "android_v2.priority", v2.notification.appending("proxy"),
    v2.notification.appending("bypass_proxy_notification"),
    v1.notification.appending("id"), "android.remote_notification", "android.background_sync",
  ]
}

extension MessageDocument {
  /// The block that FCM would read: `android_v2` where the draft has it, and no `android` beside it.
  public var androidBlock: AndroidBlock {
    guard let message, message.member("android_v2", orCamelCase: true) != nil,
      message.member("android", orCamelCase: true) == nil
    else { return .v1 }
    return .v2
  }

  /// The blocks that the draft has; FCM refuses a message with both.
  public var androidBlocks: [AndroidBlock] {
    AndroidBlock.allCases.filter { message?.member($0.rawValue, orCamelCase: true) != nil }
  }

  /// Where the draft has, or would have, a field of `android`: in the block that it uses.
  ///
  /// `nil` if that block has no field of that meaning.
  public func androidPlace(of path: FieldPath) -> FieldPath? { androidBlock.place(of: path) }
}
