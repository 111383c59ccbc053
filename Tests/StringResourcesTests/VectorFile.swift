import Foundation
import Testing

/// Rows of recorded outputs of the platforms' own tools.
struct VectorFile {
  /// The columns of each row that is neither empty nor a comment.
  let rows: [[String]]

  init(_ name: String, filePath: String = #filePath) throws {
    let file = URL(filePath: filePath).deletingLastPathComponent()
      .appending(path: "Vectors/\(name)")
    let text = try #require(String(data: Data(contentsOf: file), encoding: .utf8))
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Undoes the escapes of a column: `\n`, `\t`, `\r`, `\\`, `\uXXXX`.
  static func unescaping(_ column: String) -> String {
    var text = ""
    var rest = column.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "u":
        let code = UInt32(String(rest.prefix(4)), radix: 16).flatMap(Unicode.Scalar.init)
        rest = rest.dropFirst(4)
        if let code { text.unicodeScalars.append(code) }
      default: text.unicodeScalars.append(escaped)
      }
    }
    return text
  }
}

/// Records at most `limit` differing rows, so that one broken rule does not bury its first row.
func expectNoDifferences(
  _ differences: [String], limit: Int = 15, sourceLocation: SourceLocation = #_sourceLocation
) {
  for difference in differences.prefix(limit) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
  #expect(differences.isEmpty, "\(differences.count) rows differ", sourceLocation: sourceLocation)
}
