package import Foundation

/// Rows of recorded outputs of the platforms' own tools: columns between tabs.
package struct VectorFile: Sendable {
  /// One line that is neither empty, nor a comment, nor the names of the columns.
  package struct Row: Sendable {
    /// Counted from 1.
    package var line: Int
    package var columns: [String]

    package init(line: Int, columns: [String]) {
      self.line = line
      self.columns = columns
    }

    package subscript(column: Int) -> String {
      columns.indices.contains(column) ? columns[column] : ""
    }
  }

  package let rows: [Row]

  /// The first line names the columns where no comment does.
  package init(contentsOf file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty }
    let hasComment = lines.first?.element.hasPrefix("#") ?? true
    rows = lines.dropFirst(hasComment ? 0 : 1).filter { !$0.element.hasPrefix("#") }.map {
      let columns = $0.element.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(line: $0.offset + 1, columns: columns.map(String.init))
    }
  }

  /// A file in the folder `Vectors` beside the test that asks for it.
  package init(_ name: String, filePath: String = #filePath) throws {
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Vectors")
    try self.init(contentsOf: folder.appending(path: name))
  }

  /// Undoes the escapes of a column: `\n`, `\t`, `\r`, `\\` and `\uXXXX`, one UTF-16 unit each.
  package static func unescaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let next = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Unicode.Scalar(next) {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "u":
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      default: units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
