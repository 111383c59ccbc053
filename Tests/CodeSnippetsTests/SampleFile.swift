import CodeSnippets
import Foundation
import Testing

/// Pieces of source code as people write it, in one file a language, and beside it what reading makes of them.
struct SampleFile: CustomTestStringConvertible {
  struct Sample {
    var title: String
    var code: String
  }

  var language: CodeLanguage

  var testDescription: String { language.name }

  var format: MessageImport.Format { MessageImport.Format(rawValue: language.rawValue) ?? .auto }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")

  static let all = CodeLanguage.allCases.map(SampleFile.init)

  /// Each below a line of its own, `=== title`.
  var samples: [Sample] {
    Self.text("\(language.rawValue).txt").split(separator: "=== ").map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Sample(title: String(lines[0]), code: String(lines.dropFirst().first ?? ""))
    }
  }

  var golden: String { Self.text(goldenName) }

  private var goldenName: String { "\(language.rawValue).golden.txt" }

  static func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  static func record(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func record(_ text: String) throws { try Self.record(text, as: goldenName) }

  /// The titles, and for each message what it is and what was changed.
  func report() -> String {
    samples.map { "=== \($0.title)\n" + Self.report(on: $0.code) }.joined(separator: "\n")
  }

  /// What reading makes of a text: every message of it, and everything said about it.
  static func report(on text: String) -> String {
    let whole = MessageImport.reading(text)
    guard !whole.snippets.isEmpty else { return report(on: whole) }
    let parts = whole.snippets.map { snippet in
      "[\(snippet.number)] \(snippet.language), line \(snippet.line): \(snippet.title ?? "no title")\n"
        + report(on: MessageImport.reading(text, snippet: snippet.number))
    }
    return parts.joined()
  }

  /// The messages of a page with what was changed in each, without their texts.
  static func findings(in page: String) -> String {
    MessageImport.reading(page).snippets.map { snippet in
      let imported = MessageImport.reading(page, snippet: snippet.number)
      let state = imported.canBeRead ? "read" : "not read"
      let lines = imported.lines.filter {
        !$0.hasSuffix("the text around the message was left out")
      }
      return
        (["[\(snippet.number)] \(snippet.language), line \(snippet.line), \(state)"]
        + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func report(on imported: MessageImport) -> String {
    let summary = imported.recognition.description
    let lines = imported.lines.filter {
      !$0.hasSuffix("aren't listed") && !$0.hasSuffix("the text around the message was left out")
    }
    let message = imported.compact ?? "no message"
    return ([summary, message] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }
}
