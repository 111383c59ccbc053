public import PushMessages
public import Resolver

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
