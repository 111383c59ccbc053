import ComposerScreens
import ComposerState
import Foundation
import Testing

/// The documentation has the real program's keys.
@Suite(.serialized)
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `The documented keys are the keys of the program`() throws {
    let rows = Command.Group.allCases.flatMap { group in
      Command.allCases.filter { $0.group == group }.map { command in
        let keys = Keymap.standard.labels(for: command).map { "`\($0)`" }.joined(separator: " ")
        return "| \(keys) | \(command.help) | `\(command.configurationName)` |"
      }
    }
    let editing = Keymap.editingHelp.map { row in
      let keys = row.keys.split(separator: "  ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(keys) | \(row.help) |"
    }
    let table =
      "| keys | what they do | command |\n| --- | --- | --- |\n" + rows.joined(separator: "\n")
    let second =
      "While a field is edited:\n\n| keys | what they do |\n| --- | --- |\n"
      + editing.joined(separator: "\n")
    try expectSection(
      "keys", of: "Sources/pushwright/pushwright.docc/Keys.md", "\(table)\n\n\(second)")
  }

  /// Compares what stands between the marks of a section; writes it where screens are recorded.
  private func expectSection(
    _ name: String, of path: String, _ expected: String
  ) throws {
    let file = Self.root.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- /\(name) -->"))
    let present = String(text[start.upperBound..<end.lowerBound])
    guard present != expected + "\n" else { return }
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
      let new = text.replacingCharacters(
        in: start.upperBound..<end.lowerBound, with: expected + "\n")
      try Data(new.utf8).write(to: file)
    }
    Issue.record("The section ‘\(name)’ of \(path) is not the program's.")
  }
}
