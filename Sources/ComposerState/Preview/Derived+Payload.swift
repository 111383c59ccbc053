public import PushMessages

extension Derived {
  /// What a view of the payload pane shows of a platform; `nil` for the draft's own text.
  public func received(in view: PayloadView) -> ReceivedMessage? {
    switch view {
    case .sent: nil
    case .android: effective.android
    case .apple: effective.apple
    case .web: effective.web
    }
  }

  /// About how many bytes of the limit the payload in a view takes.
  public func payloadSize(in view: PayloadView) -> Int {
    received(in: view)?.payloadSize ?? payloadSize
  }
}
