/// Times as Google's APIs write them: `2026-11-21T05:30:24Z`, with or without a fraction.
enum RFC3339 {
  /// `nil` for other forms and other zones than `Z`, which Google's answers always have.
  static func secondsSince1970(_ text: String) -> Int? {
    guard text.hasSuffix("Z") else { return nil }
    let parts = text.dropLast().split(separator: "T")
    guard parts.count == 2 else { return nil }
    let date = parts[0].split(separator: "-").compactMap { Int($0) }
    let time = parts[1].prefix { $0 != "." }.split(separator: ":").compactMap { Int($0) }
    guard date.count == 3, time.count == 3, (1970...9999) ~= date[0], (1...12) ~= date[1],
      (1...31) ~= date[2], (0...23) ~= time[0], (0...59) ~= time[1], (0...60) ~= time[2]
    else { return nil }
    let days = HTTPDate.daysSince1970(year: date[0], month: date[1], day: date[2])
    return ((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2]
  }
}
