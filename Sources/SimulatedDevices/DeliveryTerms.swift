internal import CalendarTime
public import PushMessages
public import Resolver

/// What a message says about its delivery to one platform, defaults included.
public struct DeliveryTerms: Hashable, Sendable {
  /// The longest that FCM keeps a message, and how long it does if the message doesn't say: four weeks, in seconds.
  static let longestLife = 2_419_200
  /// Apple keeps a message for thirty days at most.
  static let longestAppleLife = 2_592_000

  /// When it is no longer delivered, in seconds since 1970; `nil` for a message that is delivered at once or never.
  public var expiry: Int?
  /// The key under which a newer message replaces a stored one.
  public var collapseKey: String?
  /// Whether it wakes a device that sleeps.
  public var isUrgent: Bool
  /// Whether the platform shows a notification by itself.
  public var hasNotification: Bool
  /// What a later notification replaces on the screen.
  public var tag: String?
  /// Android's channel of the notification.
  public var channel: String?
  /// Whether the platform wakes an app in the background for it; Apple's does only if `content-available` asks for it.
  public var wakesApp = true

  /// `message` is the value of `message` with the names of FCM's schema; `now` is in seconds since 1970.
  public init(_ message: JSONNode, on platform: Platform, at now: Int) {
    switch platform {
    case .android: self.init(android: message, at: now)
    case .apple: self.init(apple: message, at: now)
    case .web: self.init(web: message, at: now)
    }
  }

  /// Terms that are known already.
  public init(
    expiry: Int?, collapseKey: String?, isUrgent: Bool, hasNotification: Bool, tag: String?,
    channel: String? = nil, wakesApp: Bool = true
  ) {
    self.expiry = expiry
    self.collapseKey = collapseKey
    self.isUrgent = isUrgent
    self.hasNotification = hasNotification
    self.tag = tag
    self.channel = channel
    self.wakesApp = wakesApp
  }

  private init(android message: JSONNode, at now: Int) {
    let preview = message["android_v2"]
    let block = message["android"] ?? preview
    let remote = preview?["remote_notification"]
    let notification = message["android"]?["notification"] ?? remote?["notification"]
    let life = block?["ttl"]?.string.flatMap(ProtoDuration.init)?.seconds ?? Self.longestLife
    let isSync = preview?["background_sync"] != nil
    // The current guide says that messages of either kind are of normal priority if they don't say.
    let isUrgent =
      preview == nil ? Self.isHigh(block?["priority"]) : remote != nil
    self.init(
      expiry: life == 0 ? nil : now + min(life, Self.longestLife),
      collapseKey: Self.text(block?["collapse_key"]), isUrgent: isUrgent,
      hasNotification: !isSync && (message["notification"] != nil || notification != nil),
      tag: Self.text(notification?["tag"]) ?? Self.number(notification?["id"]))
    channel = Self.text(notification?["channel_id"])
  }

  private init(apple message: JSONNode, at now: Int) {
    let headers = message["apns"]?["headers"]
    let aps = message["apns"]?["payload"]?["aps"]
    let expiration = Self.header("apns-expiration", in: headers).flatMap(Int.init)
    let hasAlert = message["notification"] != nil || aps?["alert"] != nil
    let last = now + Self.longestAppleLife
    self.init(
      expiry: expiration == 0 ? nil : min(expiration ?? last, last),
      // Apple stores one notification of an app, whatever its identifier.
      collapseKey: "", isUrgent: Self.header("apns-priority", in: headers) != "5",
      hasNotification: hasAlert, tag: Self.header("apns-collapse-id", in: headers),
      wakesApp: Self.number(aps?["content-available"]) == "1")
  }

  private init(web message: JSONNode, at now: Int) {
    let headers = message["webpush"]?["headers"]
    let life = Self.header("ttl", in: headers).flatMap(Int.init) ?? Self.longestLife
    let notification = message["webpush"]?["notification"]
    self.init(
      expiry: life == 0 ? nil : now + min(life, Self.longestLife),
      collapseKey: Self.header("topic", in: headers),
      isUrgent: Self.header("urgency", in: headers) == "high",
      hasNotification: message["notification"] != nil || notification != nil,
      tag: Self.text(notification?["tag"]))
  }

  /// By its name in either case, or by its number.
  private static func isHigh(_ priority: JSONNode?) -> Bool {
    switch priority?.kind {
    case .string(let name): name.uppercased() == "HIGH"
    case .number(let digits): digits == "1"
    default: false
    }
  }

  private static func text(_ node: JSONNode?) -> String? {
    node?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func number(_ node: JSONNode?) -> String? {
    if case .number(let digits) = node?.kind { digits } else { nil }
  }

  private static func header(_ name: String, in headers: JSONNode?) -> String? {
    headers?.members?.last { $0.key.lowercased() == name }?.value.string
  }
}
