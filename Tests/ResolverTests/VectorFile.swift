import Foundation

/// The rows of a tab-separated file beside the tests, without comments.
enum VectorFile {
  static func rows(_ name: String) throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors")
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// `\n`, `\t`, `\r`, `\\` and `\uXXXX` as the vectors write them.
  static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let next = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Character(Unicode.Scalar(next) ?? "?") {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "u":
        let hex = String(decoding: rest.prefix(4), as: UTF16.self)
        rest = rest.dropFirst(4)
        units.append(UInt16(hex, radix: 16) ?? 0)
      default: units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
