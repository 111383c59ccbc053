/// A length of time as people write it: `90m`, `1h30m`, `2d`, `4w`, `3600s`, `3600`.
struct DurationInput: Hashable, Sendable {
  var seconds: Int
  /// What is over the last whole second, 0 to 999,999,999.
  var nanoseconds: Int

  /// What can be written, for whoever wrote something else.
  static let examples = "90m, 1h30m, 2d"

  /// A number alone is seconds; each unit comes once at most.
  init?(_ text: String) {
    (seconds, nanoseconds) = (0, 0)
    var rest = text.lowercased()[...].trimmedStart
    var used: Set<Int> = []
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      rest = rest[number.endIndex...].trimmedStart
      let name = rest.prefix(while: \.isLetter)
      rest = rest[name.endIndex...].trimmedStart
      // Without a unit it is not clear what comes after another one: 1h30.
      guard !name.isEmpty || used.isEmpty && rest.isEmpty,
        let unit = Self.units[String(name)], used.insert(unit).inserted,
        add(number, unit: unit)
      else { return nil }
    }
    guard !used.isEmpty else { return nil }
  }

  init(seconds: Int) {
    self.seconds = seconds
    nanoseconds = 0
  }

  private mutating func add(_ number: Substring, unit: Int) -> Bool {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int(parts[0]) else { return false }
    let product = whole.multipliedReportingOverflow(by: unit)
    let sum = seconds.addingReportingOverflow(product.partialValue)
    guard !product.overflow, !sum.overflow, sum.partialValue <= Self.maximum else { return false }
    seconds = sum.partialValue
    guard parts.count == 2 else { return true }
    // Parts of longer units than a second are as fine as anyone says them: 1.5h.
    guard (1...(unit == 1 ? 9 : 3)).contains(parts[1].count), let digits = Int(parts[1]) else {
      return false
    }
    let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
    let part = digits * unit * (1_000_000_000 / scale)
    seconds += part / 1_000_000_000
    nanoseconds += part % 1_000_000_000
    return true
  }

  /// What Protocol Buffers take, about ten thousand years.
  private static let maximum = 315_576_000_000

  private static let units: [String: Int] = {
    let names: [(seconds: Int, names: [String])] = [
      (1, ["", "s", "sec", "second", "seconds"]), (60, ["m", "min", "minute", "minutes"]),
      (3600, ["h", "hour", "hours"]), (86_400, ["d", "day", "days"]),
      (604_800, ["w", "week", "weeks"]),
    ]
    return names.reduce(into: [:]) { units, unit in
      for name in unit.names { units[name] = unit.seconds }
    }
  }()
}

extension DurationInput {
  /// As FCM writes it: `5400s`, `0.5s`.
  var written: String { "\(number)s" }

  /// As short as it can be typed: `1h30m`.
  var short: String {
    guard nanoseconds == 0, seconds > 0 else { return written }
    return parts.map { "\($0.count)\($0.unit.prefix(1))" }.joined()
  }

  /// For people: `1 h 30 min`.
  var phrase: String {
    guard nanoseconds == 0, seconds > 0 else { return "\(number) s" }
    return parts.map { part in
      let isWord = part.unit == "day" || part.unit == "week"
      return "\(part.count) \(part.unit)\(isWord && part.count > 1 ? "s" : "")"
    }.joined(separator: " ")
  }

  /// The seconds and their part, without zeros that say nothing.
  private var number: String {
    guard nanoseconds > 0 else { return "\(seconds)" }
    var digits = String(String(1_000_000_000 + nanoseconds).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(seconds).\(digits)"
  }

  /// In whole weeks, or else in days and what is below them.
  private var parts: [(count: Int, unit: String)] {
    if seconds.isMultiple(of: 604_800) { return [(seconds / 604_800, "week")] }
    return [
      (seconds / 86_400, "day"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "min"),
      (seconds % 60, "s"),
    ].filter { $0.0 > 0 }
  }
}

extension Substring {
  fileprivate var trimmedStart: Substring { drop(while: \.isWhitespace) }
}
