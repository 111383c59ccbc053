internal import Foundation
public import Testing

/// Compares a page of the documentation with the text that a table makes of it.
///
/// With `RECORD_REFERENCES` set the page is written anew, and the test fails.
public func expectPage(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: path)
  guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
  if ProcessInfo.processInfo.environment["RECORD_REFERENCES"] != nil {
    try Data(text.utf8).write(to: file)
  }
  Issue.record(
    "\(path) is not what its table says; RECORD_REFERENCES=1 writes it anew.",
    sourceLocation: sourceLocation)
}

/// A table of Markdown; bars in its cells are escaped, and an empty column is left out.
public func markdownTable(_ heads: [String], _ rows: [[String]]) -> String {
  let used = heads.indices.filter { column in
    rows.contains { !$0[column].isEmpty }
  }
  let line = { (cells: [String]) in
    "| " + used.map { cells[$0].replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
  return line(heads) + line(heads.map { _ in "---" }) + rows.map(line).joined()
}
