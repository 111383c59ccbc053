import StringResources

/// `name, input_hex, input_utf8, result`: how CoreFoundation's own parser read the same bytes.
enum AppleStringsVectors {
  static func check(_ row: VectorFile.Row) -> VectorCheck {
    let digits = Array(row[1].utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return VectorCheck(
      expected: expectation(row[3]), got: description(of: AppleStringsFile.reading(bytes)))
  }

  /// The row's result with every value that isn't text shown as `nil`, and without the words of
  /// CoreFoundation's errors.
  ///
  /// A property list that isn't a dictionary has no entries.
  private static func expectation(_ result: String) -> String {
    guard !result.hasPrefix("ERROR") else { return "ERROR" }
    let content = result.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst()
    guard content.hasPrefix("{"), content.hasSuffix("}") else { return "OK {}" }
    let entries = pieces(of: content.dropFirst().dropLast(), separator: ",").map { entry in
      let sides = pieces(of: entry, separator: ":")
      let value = sides.dropFirst().joined(separator: ":")
      return "\(sides[0]): \(value.hasPrefix(" \"") ? String(value.dropFirst()) : "nil")"
    }
    return sorted(entries)
  }

  /// Both sides in one order: a row may have its keys in any.
  private static func sorted(_ entries: [String]) -> String {
    let entries = entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return "OK {" + entries.joined(separator: ", ") + "}"
  }

  /// Splits where a separator stands outside of quotes and brackets; a space behind a comma goes.
  private static func pieces(of text: Substring, separator: Character) -> [Substring] {
    var pieces: [Substring] = []
    var (start, depth, isQuoted, isEscaped) = (text.startIndex, 0, false, false)
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = character == "\\"
        isQuoted = character != "\""
      } else if character == "\"" {
        isQuoted = true
      } else if "[{<".contains(character) {
        depth += 1
      } else if "]}>".contains(character) {
        depth -= 1
      } else if character == separator, depth == 0 {
        pieces.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    guard separator == "," else { return pieces }
    return pieces.map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }
  }

  /// As the vectors are written: the last of duplicates.
  private static func description(of file: AppleStringsFile) -> String {
    guard !file.problems.contains(where: { $0.severity == .error }) else {
      return file.entries.isEmpty ? "ERROR" : "ERROR with entries"
    }
    // As in the recorded dictionaries, composed and decomposed letters are one key.
    var last: [String: String] = [:]
    for entry in file.entries {
      last[quoted(entry.key)] = entry.text.map(quoted) ?? "nil"
    }
    return sorted(last.map { "\($0.key): \($0.value)" })
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{FEFF}", "\u{2028}", "\u{2029}":
        guard scalar != " " else { fallthrough }
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
