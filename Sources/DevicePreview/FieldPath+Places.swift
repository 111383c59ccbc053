internal import PushMessages

/// Where a platform receives what its notification looks like.
extension FieldPath {
  static let icon: FieldPath = "notification.icon"
  static let color: FieldPath = "notification.color"
  static let image: FieldPath = "notification.image"
  static let appleImage: FieldPath = "payload.fcm_options.image"
  static let mutableContent: FieldPath = "payload.aps.mutable-content"
  static let category: FieldPath = "payload.aps.category"
  static let clickAction: FieldPath = "notification.click_action"
  static let actions: FieldPath = "notification.actions"
  static let link: FieldPath = "fcm_options.link"
}
