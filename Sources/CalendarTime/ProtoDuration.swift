/// `google.protobuf.Duration` in its JSON form: seconds with at most nine decimals and an `s`.
public struct ProtoDuration: Hashable, Sendable {
  /// Without the sign.
  public var seconds: Int
  /// 0 to 999,999,999.
  public var nanoseconds: Int
  /// Of the whole.
  public var isNegative: Bool

  /// `nil` for anything else, and beyond the 315,576,000,000 seconds that the type can hold.
  public init?(_ text: String) {
    guard text.last == "s" else { return nil }
    var rest = text.dropLast()
    isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard (1...2).contains(parts.count), isDecimal, let seconds = Int(parts[0]),
      seconds <= 315_576_000_000, parts.count == 1 || parts[1].count <= 9
    else { return nil }
    self.seconds = seconds
    nanoseconds = parts.count == 2 ? SecondFraction.nanoseconds(parts[1]) : 0
  }
}
