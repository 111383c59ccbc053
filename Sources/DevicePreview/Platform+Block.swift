public import PushMessages
public import Resolver

extension Platform {
  /// The platform in whose block of a message the field stands; `nil` where the field is for all of them.
  public init?(blockOf path: FieldPath) {
    switch path.components.first {
    case .key("android"), .key("android_v2"): self = .android
    case .key("apns"): self = .apple
    case .key("webpush"): self = .web
    default: return nil
    }
  }
}
