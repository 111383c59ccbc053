/// Numbers of records as a short text: `0-99,101`.
struct RecordRanges: Hashable, Sendable {
  private(set) var ranges: [ClosedRange<Int>] = []

  init(_ numbers: [Int]) {
    for number in numbers.sorted() {
      if let last = ranges.last, number <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(number, last.upperBound)
      } else {
        ranges.append(number...number)
      }
    }
  }

  /// `nil` if it isn't such a text.
  init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = ends.first.flatMap({ Self.number($0) }), ends.count < 3,
        let last = ends.count == 2 ? Self.number(ends[1]) : first, first <= last,
        ranges.last.map({ $0.upperBound < first }) ?? true
      else { return nil }
      ranges.append(first...last)
    }
  }

  /// No list has more records, so a damaged text takes no room.
  private static let most = 1 << 26

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count < 10,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text).flatMap { $0 < most ? $0 : nil }
  }

  var text: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }

  var count: Int { ranges.reduce(0) { $0 + $1.count } }
}
