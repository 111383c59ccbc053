/// The number of an intent's row; what people write in `history show 12`.
public struct IntentID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Positive; rows of all kinds are counted, so not every number is an intent's.
  public let number: Int64

  /// The id with that number, whether or not there is such a row.
  public init(_ number: Int64) {
    self.number = number
  }

  /// Reads a positive decimal number; `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(text), number > 0
    else { return nil }
    self.number = number
  }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}
