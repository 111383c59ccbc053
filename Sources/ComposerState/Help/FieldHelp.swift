public import PushMessages
public import Resolver

/// All that is known about one field of the form, for whoever does not know it.
public struct FieldHelp: Hashable, Sendable {
  /// What becomes of a field on its way to one platform's devices.
  public enum Delivery: Hashable, Sendable {
    case arrives(ReceivedMessage.Remark?)
    /// Another field of the draft takes its place.
    case replaced(by: FieldPath)
    /// The message does not set it; it would arrive.
    case unset
    /// It is of another platform.
    case never
  }

  public struct Arrival: Hashable, Sendable {
    public var platform: Platform
    public var delivery: Delivery

    init(platform: Platform, _ delivery: Delivery) {
      self.platform = platform
      self.delivery = delivery
    }
  }

  public var path: FieldPath
  /// `nil` where FCM's documentation does not have the field.
  public var field: Field?
  /// What the field is for, where it is none of FCM's.
  public var ownSummary: String?
  /// The value as text; empty where the message does not set the field.
  public var value: String
  /// Which of a list's arguments it is, counted from 1.
  public var argument: Int?
  /// What holds while it is empty; `nil` where that is not one word.
  public var whenEmpty: String?
  /// One a platform; empty for the target, which no device receives.
  public var arrivals: [Arrival] = []
}

extension FieldHelp.Delivery {
  init(
    of path: FieldPath, field: Field?, in received: ReceivedMessage, on platform: Platform
  ) {
    if let entry = received.entries.first(where: { $0.source == path }) {
      self = .arrives(entry.remark)
    } else if let replacement = received.replacements.first(where: { $0.path == path }) {
      self = .replaced(by: replacement.winner)
    } else {
      self = field?.platform.reaches(platform) == true ? .unset : .never
    }
  }
}

extension Field.Platform {
  fileprivate func reaches(_ platform: Platform) -> Bool {
    switch self {
    case .common: true
    case .android: platform == .android
    case .apple: platform == .apple
    case .web: platform == .web
    }
  }
}
