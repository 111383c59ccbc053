import PushMessages

/// One app on one device, as FCM knows it: an installation ID, or a registration token.
public struct Registration: Hashable, Sendable {
  /// What a text is, by its form alone.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case fid
    case token
  }

  /// Why a text isn't a registration.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower-case, without a full stop and without the text.
    public let description: String
  }

  /// Whole; never to be shown.
  public let text: String
  public let form: Form

  public init(_ text: String) throws(Fault) {
    guard text.utf8.count <= 4096 else { throw Fault(description: "it is too long for a token") }
    guard !text.isEmpty else { throw Fault(description: "it is empty") }
    self.text = text
    if !text.utf8.contains(UInt8(ascii: ":")), DeviceAddress.fault(in: .installation(text)) == nil,
      !text.hasPrefix("behave-")
    {
      form = .fid
    } else if let fault = DeviceAddress.fault(in: .token(text)) {
      throw Fault(description: fault.sentence)
    } else {
      form = .token
    }
  }

  /// Its last letters: enough to tell devices apart, too little to send to them.
  public var short: String { text.count > 12 ? "…\(text.suffix(6))" : "…\(text.suffix(2))" }
}
