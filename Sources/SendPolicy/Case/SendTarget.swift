public import PushMessages
public import Workspace

/// Where a message goes, as people read and confirm it.
public struct SendTarget: Hashable, Sendable, CustomStringConvertible {
  /// `nil` for a list.
  public let target: Message.Target?
  /// As the profile calls the device.
  public let name: String?
  /// How many devices of a list get the message; `nil` for another target.
  public let count: Int?
  private let listTarget: String

  init(_ target: Message.Target, name: String?) {
    self.target = target
    self.name = name
    count = nil
    listTarget = ""
  }

  /// The recipients of a list.
  init(_ list: ListAudience) {
    target = nil
    name = nil
    count = list.count
    listTarget = list.target
  }

  /// A device of the profile's own.
  public init(_ test: TestTarget) {
    self.init(test.target, name: test.name)
  }

  /// `topic news`, `condition 'a' in topics`, `token pixel-mia (cGl4ZWwt…9aB2)`, `list users.csv`.
  public var description: String {
    guard let target else { return listTarget }
    let text = target.shortText
    let field = target.fieldName == "fid" ? "installation" : target.fieldName
    return name.map { "\(field) \($0) (\(text))" } ?? "\(field) \(text)"
  }

  /// Whether it is exactly one device.
  public var isOneDevice: Bool {
    switch target {
    case .token, .installation: true
    case .topic, .condition, nil: false
    }
  }

  /// What a sender types behind the profile's name: how many devices of a list, a topic, or a device's name in the profile.
  var confirmed: String? { count.map { "\($0)" } ?? namedTopics ?? name }

  /// What `--confirm` names behind the profile.
  var confirmation: String { count.map { "\($0)" } ?? namedTopics ?? target?.text ?? "" }

  /// Who gets it, as far as the target tells.
  public var reach: String {
    switch target {
    case .token, .installation: "1 device"
    case .topic: "unknown: FCM doesn't report how many devices a topic reaches"
    case .condition: "unknown: FCM doesn't report how many devices a condition reaches"
    case nil: count == 1 ? "1 device" : "\(count ?? 0) devices"
    }
  }
}
