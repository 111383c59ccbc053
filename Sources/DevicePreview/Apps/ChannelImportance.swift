/// How much the notifications of an Android channel disturb, as the app makes the channel; users may change it.
public enum ChannelImportance: String, Hashable, Sendable {
  case none = "NONE"
  case min = "MIN"
  case low = "LOW"
  case standard = "DEFAULT"
  case high = "HIGH"
  case max = "MAX"

  /// Whether its notifications appear over the screen for a moment.
  public var popsUp: Bool { self == .high || self == .max }

  /// `HIGH: pops up`.
  public var words: String {
    switch self {
    case .high, .max: "\(rawValue): pops up"
    case .standard: "DEFAULT: sounds, no heads-up"
    case .low: "LOW: silent, no heads-up"
    case .min: "MIN: silent, not in the status bar"
    case .none: "NONE: blocked"
    }
  }
}
