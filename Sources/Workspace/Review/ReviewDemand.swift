/// Which reviews a gate demands before a message may pass.
///
/// A standing rejection fails every demand.
public enum ReviewDemand: Hashable, Sendable, CustomStringConvertible {
  /// Every locale of the preview is reviewed.
  case all
  /// Every text is reviewed: a locale that shows the same texts as a reviewed one needs no mark of its own.
  case changed
  /// At least so many of a hundred locales are reviewed; from 1 to 100.
  case percent(Int)

  /// `all`, `changed`, or a percentage such as `80%`, whose sign may be left out; `nil` for anything else.
  public init?(_ text: String) {
    switch text {
    case "all": self = .all
    case "changed": self = .changed
    default:
      let digits = text.utf8.last == UInt8(ascii: "%") ? text.utf8.dropLast() : text.utf8[...]
      guard (1...3).contains(digits.count),
        digits.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(Substring(digits)),
        (1...100).contains(number)
      else { return nil }
      self = .percent(number)
    }
  }

  public var description: String {
    switch self {
    case .all: "all"
    case .changed: "changed"
    case .percent(let number): "\(number)%"
    }
  }

  /// How many of so many locales have to be reviewed.
  public func count(of total: Int) -> Int {
    guard case .percent(let number) = self else { return total }
    return (total * number + 99) / 100
  }
}
