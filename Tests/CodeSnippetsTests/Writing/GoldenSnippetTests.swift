import CodeSnippets
import Foundation
import PushMessages
import TestPacing
import Testing

/// The code of a few messages, line by line.
@Suite(.serialized, .takingTurns)
struct GoldenSnippetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")

  private static let messages: [(name: String, text: String, expiresIn: Int?)] = [
    ("documentation", SnippetMessages.documentation, nil),
    ("expiring", SnippetMessages.documentation, 7200), ("full", SnippetMessages.full, nil),
    ("hostile", SnippetMessages.hostile, nil), ("preview", SnippetMessages.preview, nil),
  ]

  /// With `RECORD_SNIPPETS` set the files are written anew, and the test fails.
  @Test(arguments: SnippetForm.allCases)
  func `Code is written as recorded`(form: SnippetForm) throws {
    for message in Self.messages {
      let document = MessageDocument(text: message.text)
      let snippet = try #require(CodeSnippet(document, as: form, expiresIn: message.expiresIn))
      let notes = snippet.notes.map { "\($0)\n" }.joined()
      let written = "\(snippet.text)---- not said\n\(notes)"
      let file = Self.folder.appending(path: "\(message.name).\(form.rawValue)")
      let present = try? String(contentsOf: file, encoding: .utf8)
      guard present != written else { continue }
      if ProcessInfo.processInfo.environment["RECORD_SNIPPETS"] != nil {
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        try Data(written.utf8).write(to: file)
      }
      Issue.record("\(file.lastPathComponent) differs; RECORD_SNIPPETS=1 writes it anew")
    }
  }
}
