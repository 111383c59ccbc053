/// What a field may hold, in the terms of Protocol Buffers.
enum FieldKind: Hashable {
  case string
  case bool
  case int32
  case float
  /// `"3.5s"`.
  case duration
  /// RFC 3339, such as `"2026-08-01T12:00:00Z"`.
  case timestamp
  /// `map<string, string>`.
  case map
  case strings
  case durations
  /// Any JSON object (`google.protobuf.Struct`).
  case free
  /// One of some names; FCM takes them in either case.
  case enumeration(type: String, values: [String])
  case object(String)

  /// Reads a word of the table: a keyword, `Type(VALUE|VALUE)` or the name of an object.
  init(_ word: String) {
    if let keyword = Self.keywords[word] {
      self = keyword
    } else if let parenthesis = word.firstIndex(of: "(") {
      let values = word[parenthesis...].dropFirst().dropLast().split(separator: "|")
      self = .enumeration(type: String(word[..<parenthesis]), values: values.map(String.init))
    } else {
      self = .object(word)
    }
  }

  private static let keywords: [String: Self] = [
    "string": .string, "bool": .bool, "int32": .int32, "float": .float, "duration": .duration,
    "timestamp": .timestamp, "map": .map, "strings": .strings, "durations": .durations,
    "free": .free,
  ]
}
