public import Workspace

/// Which topics the profile's test devices have, as far as FCM was asked in this session.
public struct DeviceTopics: Hashable, Sendable {
  /// What FCM said about one device.
  public enum Answer: Hashable, Sendable {
    /// In the order of their names.
    case topics([String])
    /// A sentence without a full stop, with what to do.
    case failed(String)
  }

  /// By the tokens of the devices.
  public private(set) var answers: [String: Answer] = [:]
  /// When they were asked last, in seconds since 1970; `nil` where they never were.
  public private(set) var readAt: Int?
  /// Whether FCM is being asked.
  public private(set) var isReading = false
  /// The topic that devices are getting just now.
  private(set) var adding: String?

  init() {}

  var isBusy: Bool { isReading || adding != nil }

  mutating func begin() { isReading = true }

  mutating func begin(adding topic: String) { adding = topic }

  mutating func take(_ answers: [String: Answer], at seconds: Int) {
    isReading = false
    readAt = seconds
    self.answers = answers
  }

  mutating func endAdding() { adding = nil }

  /// Nothing that was asked with one profile counts for another.
  mutating func forget() { self = DeviceTopics() }

  /// Those of a device; `nil` where they aren't known.
  public func topics(of device: TestTarget) -> [String]? {
    guard case .topics(let topics)? = answers[device.address] else { return nil }
    return topics
  }
}

extension Composer {
  public var topics: DeviceTopics { sending.topics }
}
