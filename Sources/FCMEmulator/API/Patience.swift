/// For how many messages a test waits, and how long.
struct Patience {
  static let sentence = "count is a number, and timeout a time of at most 600s."

  let count: Int
  let time: Duration

  /// `nil` for a count that isn't one, or a time that isn't.
  init?(_ query: EmulatorQuery) {
    guard let count = query.count("count", standard: 1, limit: 10_000),
      let seconds = Self.seconds(query["timeout"] ?? "5s")
    else { return nil }
    self.count = count
    time = .milliseconds(Int(seconds * 1000))
  }

  /// Reads a time such as `5`, `5s` and `500ms`.
  static func seconds(_ text: String) -> Double? {
    let isMilli = text.hasSuffix("ms")
    let digits = isMilli ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
    let seconds = isMilli ? number / 1000 : number
    return seconds <= 600 ? seconds : nil
  }
}
