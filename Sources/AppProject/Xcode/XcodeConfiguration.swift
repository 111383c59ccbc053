/// The build settings of a file with the ending `.xcconfig`.
enum XcodeConfiguration {
  struct Setting: Hashable, Sendable {
    var value: String
    var place: SourcePlace
  }

  /// Includes deeper than these aren't followed.
  private static let deepest = 8
  /// Files that one file leads to, each counted as often as it is named: two lines that include their own file would be read
  /// two hundred times.
  static let mostFiles = 100
  /// Of one target: Xcode knows some hundreds, and each target has its own.
  static let mostSettings = 4000

  /// The settings of a file and those it includes; `nil` if one of them can't be read, or there are too many.
  static func settings(
    of path: String, bytes: (String) -> [UInt8]?
  ) -> [String: Setting]? {
    var count = 0
    return settings(of: path, depth: 0, &count, bytes: bytes)
  }

  private static func settings(
    of path: String, depth: Int, _ count: inout Int, bytes: (String) -> [UInt8]?
  ) -> [String: Setting]? {
    count += 1
    guard depth < deepest, count <= mostFiles, let file = bytes(path) else { return nil }
    var settings: [String: Setting] = [:]
    let lines = String(decoding: file, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = withoutComment(line).drop(while: \.isWhitespace)
      if words.hasPrefix("#include") {
        let parts = words.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let inner = FilePath.joined(FilePath.directory(of: path), String(parts[1]))
        let included = inner.flatMap {
          Self.settings(of: $0, depth: depth + 1, &count, bytes: bytes)
        }
        // One with a question mark may be missing.
        guard included != nil || words.hasPrefix("#include?"), count <= mostFiles else {
          return nil
        }
        settings.merge(included ?? [:]) { _, new in new }
        continue
      }
      let parts = words.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = parts[0].filter { !$0.isWhitespace }
      // A setting for one SDK or configuration alone has its condition in brackets.
      guard !key.isEmpty, !key.contains("[") else { continue }
      settings[key] = Setting(
        value: parts[1].trimmingSpace, place: SourcePlace(path, line: index + 1))
      guard settings.count <= mostSettings else { return nil }
    }
    return settings
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let slash = UInt8(ascii: "/")
    var place = line.utf8.startIndex
    while let at = line.utf8[place...].firstIndex(of: slash) {
      place = line.utf8.index(after: at)
      if place < line.utf8.endIndex, line.utf8[place] == slash { return line[..<at] }
    }
    return line
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmingSpace: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
