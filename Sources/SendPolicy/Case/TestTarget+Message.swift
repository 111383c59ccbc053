public import PushMessages
public import Workspace

extension TestTarget {
  /// The target of a message to it: of an address whose kind isn't given, its form tells.
  public var target: Message.Target {
    switch kind {
    case .fid: .installation(address)
    case .token: .token(address)
    case nil: (DeviceAddress.form(of: address) ?? .token).target(address)
    }
  }
}
