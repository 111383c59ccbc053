internal import FoundationEssentials

/// The time of day.
enum WallClock {
  static func secondsSince1970() -> Int { Int(Date().timeIntervalSince1970) }
}
