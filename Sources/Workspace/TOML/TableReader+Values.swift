import Spelling
import TOMLKit

extension TableReader {
  /// A string that is not empty; no key of ours has a use for an empty one.
  mutating func text(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.string else {
      failShape(key, "a string, as in \(key) = \"…\"", value)
      return nil
    }
    guard !text.isEmpty else {
      fail("\(QuotedName(key)) is empty: give it a value or remove it", at: key)
      return nil
    }
    guard !Self.hidesSlash(text) else {
      fail(
        "\(QuotedName(key)) has a combining mark at its start or after a slash: remove it", at: key)
      return nil
    }
    return text
  }

  /// Whether a mark is joined to a slash, or would be behind one: code that splits a path into parts doesn't see it,
  /// but the system does.
  static func hidesSlash(_ text: String) -> Bool {
    "/\(text)".contains { $0 != "/" && $0.unicodeScalars.first == "/" }
  }

  mutating func flag(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    guard let flag = value.bool else {
      failShape(key, "true or false", value)
      return nil
    }
    return flag
  }

  mutating func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let value = value(key) else { return nil }
    guard let number = value.int else {
      failShape(key, "a whole number", value)
      return nil
    }
    guard range.contains(number) else {
      fail("‘\(key)’ must be \(range.lowerBound) to \(range.upperBound), not \(number)", at: key)
      return nil
    }
    return number
  }

  /// A whole number with its unit, `90s`, `15m`, `2h` or `1d`, in seconds.
  mutating func duration(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = text(key) else { return nil }
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }), let number = Int(text.dropLast()),
      number >= 0
    else {
      fail(
        "\(QuotedName(text)) isn't a duration: write it as in \(key) = \"30m\"", at: key)
      return nil
    }
    let (seconds, isTooLong) = number.multipliedReportingOverflow(by: unit)
    guard !isTooLong, range.contains(seconds) else {
      let (low, high) = (range.lowerBound / 60, range.upperBound / 86_400)
      fail("‘\(key)’ must be \(low)m to \(high)d, not \(text)", at: key)
      return nil
    }
    return seconds
  }

  /// One of the names of an enumeration.
  mutating func choice<Choice>(_ key: String, of _: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = text(key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    fail(Self.unknownValue(text, of: key, known: known), at: key)
    return nil
  }

  /// A list of strings, or `nil` if the key is absent.
  ///
  /// A single string is a list of one. Each text comes with its index, for problems that its reader finds.
  mutating func texts(_ key: String) -> [(index: Int?, text: String)]? {
    guard let value = value(key) else { return nil }
    guard let array = value.array else {
      if value.string != nil { return text(key).map { [(nil, $0)] } ?? [] }
      failShape(key, "a list of strings, as in \(key) = [\"…\"]", value)
      return []
    }
    var texts: [(index: Int?, text: String)] = []
    for (index, element) in array.enumerated() {
      if let text = element.string, Self.hidesSlash(text) {
        fail(
          "\(QuotedName(text)) has a combining mark at its start or after a slash: remove it",
          at: key,
          element: index)
      } else if let text = element.string, !text.isEmpty {
        texts.append((index, text))
      } else if element.string != nil {
        fail("‘\(key)’ holds an empty string: remove it", at: key, element: index)
      } else {
        failShape(key, "a list of strings", element.tomlValue, index)
      }
    }
    return texts
  }

  /// Whether the key's value is `[]`, for keys that need an element.
  func isEmptyList(_ key: String) -> Bool { table[key]?.array?.isEmpty == true }

  mutating func failShape(
    _ key: String, _ shape: String, _ value: some TOMLValueConvertible, _ element: Int? = nil
  ) {
    let found = element == nil ? "not" : "and holds"
    fail(
      "\(QuotedName(key)) must be \(shape), \(found) \(Self.name(of: value.type))", at: key,
      element: element)
  }

  static func unknownValue(_ text: String, of key: String, known: [String]) -> String {
    let sentence = "\(QuotedName(text)) isn't a value of ‘\(key)’: "
    if let nearest = NearestName.suggestion(for: text, among: known) {
      return sentence + "did you mean ‘\(nearest)’?"
    }
    return sentence + "use one of \(known.joined(separator: ", "))"
  }

  private static func name(of type: TOMLType) -> String {
    switch type {
    case .table: "a table"
    case .array: "a list"
    case .string: "a string"
    case .int: "a whole number"
    case .double: "a number with a fraction"
    case .bool: "true or false"
    case .date, .time, .dateTime: "a date or time"
    }
  }
}
