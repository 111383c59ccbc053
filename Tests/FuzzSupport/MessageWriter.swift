package import PushMessages

/// Writes JSON in one of the layouts that editors and programs make, and with needless escapes.
package struct MessageWriter {
  var lineEnd: String
  var indentation: String
  var colon: String
  var comma: String
  var escapes: Bool

  package init(_ random: inout SplitMix) {
    lineEnd = ["", "\n", "\r\n", "\n\n"].randomElement(using: &random) ?? ""
    indentation = ["", "  ", "    ", "\t"].randomElement(using: &random) ?? ""
    colon = [":", ": ", " : ", "\t:\r\n"].randomElement(using: &random) ?? ":"
    comma = [",", ", ", " ,"].randomElement(using: &random) ?? ","
    escapes = Int.random(in: 0..<5, using: &random) == 0
  }

  package func text(_ value: JSONValue, depth: Int = 0) -> String {
    switch value {
    case .object(let members):
      list(
        members.map { string($0.key) + colon + text($0.value, depth: depth + 1) }, "{", "}", depth)
    case .list(let values):
      list(values.map { text($0, depth: depth + 1) }, "[", "]", depth)
    case .string(let text): string(text)
    case .number, .boolean, .null: JSONText.compact(value)
    }
  }

  private func list(_ items: [String], _ open: String, _ close: String, _ depth: Int) -> String {
    guard !items.isEmpty else { return open + close }
    let inner = lineEnd + String(repeating: indentation, count: depth + 1)
    let outer = lineEnd + String(repeating: indentation, count: depth)
    return open + inner + items.joined(separator: comma + inner) + outer + close
  }

  private func string(_ text: String) -> String {
    guard escapes else { return JSONText.quoted(text) }
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }
}
