/// The time zone that follows a time of day: `CET`, `UTC+2`.
///
/// An abbreviation may be that of several zones: `CST` is used in America and in China.
struct TimeZoneName: Hashable {
  /// In minutes from UTC; each is possible.
  private(set) var offsets: Set<Int>

  func isCompatible(with other: TimeZoneName) -> Bool { !offsets.isDisjoint(with: other.offsets) }

  /// `nil` for a word that is the name of no zone.
  init?(_ name: String, offset: Int = 0) {
    guard let offsets = Self.zones[name] else { return nil }
    self.offsets = Set(offsets.map { $0 + offset })
  }

  /// Whether `+2` may follow it.
  static func takesOffset(_ name: String) -> Bool { name == "UTC" || name == "GMT" }

  private static let zones: [String: [Int]] = [
    "UTC": [0], "GMT": [0], "WET": [0], "WEST": [60], "BST": [60], "CET": [60], "MEZ": [60],
    "CEST": [120], "MESZ": [120], "EET": [120], "EEST": [180], "MSK": [180], "МСК": [180],
    "TRT": [180], "IST": [330, 120, 60], "PKT": [300], "ICT": [420], "WIB": [420], "SGT": [480],
    "HKT": [480], "AWST": [480], "JST": [540], "KST": [540], "ACST": [570], "AEST": [600],
    "AEDT": [660], "NZST": [720], "NZDT": [780], "BRT": [-180], "ART": [-180], "EST": [-300],
    "EDT": [-240], "ET": [-300, -240], "CST": [-360, 480], "CDT": [-300], "CT": [-360, -300],
    "MST": [-420], "MDT": [-360], "MT": [-420, -360], "PST": [-480], "PDT": [-420],
    "PT": [-480, -420], "AKST": [-540], "AKDT": [-480], "HST": [-600],
  ]
}
