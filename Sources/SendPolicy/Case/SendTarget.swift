public import PushMessages
public import Workspace

/// Where a message goes, as people read and confirm it.
public struct SendTarget: Hashable, Sendable, CustomStringConvertible {
  public let target: Message.Target
  /// As the profile calls the device.
  public let name: String?

  init(_ target: Message.Target, name: String?) {
    self.target = target
    self.name = name
  }

  /// A device of the profile's own.
  public init(_ test: TestTarget) {
    self.init(test.target, name: test.name)
  }

  /// `topic news`, `condition 'a' in topics`, `token pixel-mia (cGl4ZWwt…9aB2)`.
  public var description: String {
    let text = target.shortText
    let field = target.fieldName == "fid" ? "installation" : target.fieldName
    return name.map { "\(field) \($0) (\(text))" } ?? "\(field) \(text)"
  }

  /// Whether it is exactly one device.
  public var isOneDevice: Bool {
    switch target {
    case .token, .installation: true
    case .topic, .condition: false
    }
  }

  /// Who gets it, as far as the target tells.
  public var reach: String {
    switch target {
    case .token, .installation: "1 device"
    case .topic: "unknown: FCM doesn't report how many devices a topic reaches"
    case .condition: "unknown: FCM doesn't report how many devices a condition reaches"
    }
  }
}
