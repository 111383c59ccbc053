public import PushMessages
public import Resolver

extension Platform {
  /// The platform in whose block of a message the field stands; `nil` if the field is for all of them.
  public init?(blockOf path: FieldPath) {
    switch path.components.first {
    case .key("android"), .key("android_v2"): self = .android
    case .key("apns"): self = .apple
    case .key("webpush"): self = .web
    default: return nil
    }
  }
}

extension EffectiveMessage {
  /// What the devices of a platform receive.
  public subscript(platform: Platform) -> ReceivedMessage {
    switch platform {
    case .android: android
    case .apple: apple
    case .web: web
    }
  }
}

/// Where a platform receives what its notification looks like.
extension FieldPath {
  static let icon: FieldPath = "notification.icon"
  static let channel: FieldPath = "notification.channel_id"
  static let color: FieldPath = "notification.color"
  static let image: FieldPath = "notification.image"
  static let appleImage: FieldPath = "payload.fcm_options.image"
  static let mutableContent: FieldPath = "payload.aps.mutable-content"
  static let category: FieldPath = "payload.aps.category"
  static let clickAction: FieldPath = "notification.click_action"
  static let actions: FieldPath = "notification.actions"
  static let link: FieldPath = "fcm_options.link"
}
