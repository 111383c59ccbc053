import Foundation

/// The FCM documentation's own pages, where they are at hand.
enum DocumentationPages {
  /// Beside the package, or where `PUSHWRIGHT_PAGES` says.
  private static let folder =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_PAGES"]
    .map { URL(filePath: $0) } ?? besidePackage

  private static let besidePackage = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/seeds")

  static let texts: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  /// What starts as JSON, a request or a declared message, to the bracket that closes it and the end of that line.
  static func examples(in page: String) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    var examples: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      // What follows `new` is C#, and no message as text.
      let isNew = index > 0 && lines[index - 1].contains("new ")
      let isStart = line.hasPrefix("{") && !isNew || line.contains(/^(var|const) message = \{/)
      guard isStart, let end = end(of: lines[index...]) else {
        index += 1
        continue
      }
      let before = lines[..<index].suffix(6)
      let topic = before.last { $0.contains(/^(var|const) topicName/) }
      let request = before.lastIndex { $0.hasPrefix("POST ") }
      let head = request.map { Array(lines[$0..<index]) } ?? topic.map { [$0] } ?? []
      examples.append((head + lines[index...end]).joined(separator: "\n"))
      index = end + 1
    }
    return examples
  }

  private static func end(of lines: ArraySlice<Substring>) -> Int? {
    var depth = 0
    for index in lines.indices {
      for character in lines[index] {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
