/// The decimals of a second, as Protocol Buffers' JSON has them in durations and timestamps.
public enum SecondFraction {
  /// Of ASCII digits, at most nine of which count.
  public static func nanoseconds(_ digits: some StringProtocol) -> Int {
    let padded = digits + String(repeating: "0", count: max(0, 9 - digits.count))
    return Int(padded.prefix(9)) ?? 0
  }

  /// A point and the decimals without zeros at their end, for 0 to 999,999,999 nanoseconds; empty for none.
  public static func text(nanoseconds: Int) -> String {
    guard nanoseconds > 0 else { return "" }
    var digits = String(nanoseconds + 1_000_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return ".\(digits)"
  }
}
