/// The typed reading of a draft: what its fields say, where their types are right.
public struct Message: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case installation(String)
    case token(String)
    case topic(String)
    case condition(String)

    /// The field that holds it: `token`, `fid`, `topic` or `condition`.
    public var fieldName: String {
      switch self {
      case .token: "token"
      case .installation: "fid"
      case .topic: "topic"
      case .condition: "condition"
      }
    }

    /// All fields that can hold one; `token` is deprecated in favor of `fid`.
    public static let fieldNames = ["fid", "token", "topic", "condition"]

    /// Those of them that hold the address of one device.
    public static let deviceFieldNames: Set<String> = ["fid", "token"]

    /// Whether it is one device's, and not a broadcast.
    public var isDevice: Bool { Self.deviceFieldNames.contains(fieldName) }

    /// The token, topic or condition itself.
    public var text: String {
      switch self {
      case .token(let text), .installation(let text), .topic(let text), .condition(let text): text
      }
    }

    /// The same for people: a token or an installation ID is too long to compare by eye, and its ends tell two of them apart.
    public var shortText: String {
      switch self {
      case .token(let text), .installation(let text):
        text.count > 20 ? "\(text.prefix(8))…\(text.suffix(4))" : text
      case .topic(let text), .condition(let text): text
      }
    }
  }

  /// One text of a notification on one platform, before the platform's rules are applied.
  public struct Text: Hashable, Sendable {
    public var literal: String?
    public var key: String?
    /// The elements as they are written; `nil` if the message has no list.
    public var arguments: [JSONNode]?

    public init(literal: String? = nil, key: String? = nil, arguments: [JSONNode]? = nil) {
      self.literal = literal
      self.key = key
      self.arguments = arguments
    }

    public var isEmpty: Bool { literal == nil && key == nil }
  }

  public struct Notification: Hashable, Sendable {
    public var title = Text()
    public var body = Text()
    public var image: String?
  }

  public struct Android: Hashable, Sendable {
    public var notification: Notification?
    public var icon: String?
    public var color: String?
    public var clickAction: String?
  }

  public struct Apple: Hashable, Sendable {
    /// `nil` if `aps` has no alert.
    public var alert: Notification?
    public var subtitle = Text()
    public var image: String?
    public var category: String?
    public var isMutable = false
  }

  public struct Web: Hashable, Sendable {
    public var notification: Notification?
    public var icon: String?
    public var link: String?
  }

  /// Every target that the message sets; FCM wants exactly one.
  public var targets: [Target] = []
  public var notification: Notification?
  public var android: Android?
  public var apple: Apple?
  public var web: Web?

  /// The one target; `nil` if there is none or more than one.
  public var target: Target? { targets.count == 1 ? targets[0] : nil }

  public init() {}
}
