import CodeSnippets
import Foundation
import FuzzSupport
import PushMessages
import TestPacing
import Testing

/// Texts of a message stay texts in the code.
@Suite(.takingTurns)
struct SnippetSafetyTests {
  private static func document(_ text: String) -> MessageDocument {
    let data = JSONValue.object([.init("key \(text)", .string(text))])
    let message = JSONValue.object([
      .init("topic", .string("news")), .init("data", data),
      // No SDK says this, so that it goes into comments.
      .init("unknown \(text)", .string(text)),
    ])
    return MessageDocument(text: JSONValue.object([.init("message", message)]).text())
  }

  @Test(arguments: SnippetForm.allCases)
  func `Code holds no character that a terminal obeys or that reorders a line`(
    form: SnippetForm
  ) throws {
    for hostile in HostileText.all {
      let snippet = try #require(CodeSnippet(Self.document(hostile.text), as: form))
      let found = snippet.text.unicodeScalars.first { scalar in
        HostileText.isControl(scalar) && scalar != "\n" && !(scalar == "\t" && form == .go)
          || [0x2028, 0x2029, 0x202E, 0x2066, 0x2067].contains(scalar.value)
      }
      #expect(found == nil, "\(hostile)")
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `A text never ends its line, its literal or its comment`(language: CodeLanguage) throws {
    let form = try #require(SnippetForm(rawValue: language.rawValue))
    let plain = try #require(CodeSnippet(Self.document("plain"), as: form))
    let count = Self.linesOfCode(plain)
    for text in ["a\nb", "\r", "\u{85}", "\u{2028}", "\"", "'", "\\", "\\u000a", "*/", "`", "${x}"]
    {
      let snippet = try #require(CodeSnippet(Self.document(text), as: form))
      #expect(Self.linesOfCode(snippet) == count, "\(text.debugDescription)")
    }
  }

  @Test(arguments: SnippetForm.allCases)
  func `What the draft lacks of its source is a comment at the head, whatever it says`(
    form: SnippetForm
  ) throws {
    let document = Self.document("plain")
    let plain = try #require(CodeSnippet(document, as: form))
    for hostile in HostileText.all.map(\.text) + ["a\nb", "\\u000a", "*/", "'; rm x; '"] {
      let parts = ["notification.body was left out (order.js:2): ‘\(hostile)’ isn't in the text"]
      let snippet = try #require(CodeSnippet(document, as: form, lacking: parts))
      guard form != .json, form != .simctl else {
        #expect(snippet.text == plain.text)
        continue
      }
      #expect(snippet.text.hasSuffix(plain.text))
      let head = snippet.text.dropLast(plain.text.count)
      #expect(head.contains("Check before you send"))
      #expect(head.contains("notification.body was left out"))
      let mark = form == .curl ? ": '" : form == .python ? "# " : "// "
      #expect(
        head.split(separator: "\n").allSatisfy { $0.hasPrefix(mark) }, "\(hostile.debugDescription)"
      )
      #expect(head.unicodeScalars.allSatisfy { $0 == "\n" || !HostileText.isControl($0) })
    }
  }

  /// Without the lines of comments, of which longer texts have more.
  private static func linesOfCode(_ snippet: CodeSnippet) -> Int {
    snippet.text.split(separator: "\n").count { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return !start.hasPrefix("//") && !start.hasPrefix("#")
    }
  }

  @Test(arguments: SnippetForm.allCases)
  func `The same draft always gives the same code`(form: SnippetForm) {
    for text in [SnippetMessages.full, SnippetMessages.hostile] {
      let document = MessageDocument(text: text)
      #expect(CodeSnippet(document, as: form) == CodeSnippet(document, as: form))
    }
  }

  @Test(arguments: [SnippetMessages.documentation, SnippetMessages.full, SnippetMessages.hostile])
  func `A shell gives curl the message, whatever is in it`(text: String) async throws {
    let document = MessageDocument(text: text)
    let parts = ["title was left out: ‘it's $(exit 3)’ isn't in the text"]
    let command = try #require(CodeSnippet(document, as: .curl, lacking: parts)).text
    // In some shells an apostrophe in a parameter's message would turn all quoting inside out.
    let shells = ["sh", "bash", "zsh", "ksh"].compactMap { Tool($0) }
    try #require(!shells.isEmpty)
    let script = """
      PROJECT_ID=demo-shop
      gcloud() { echo TOKEN; }
      curl() { for word; do last=$word; done; printf %s "$last"; }

      """
    try await withScratchFolder { folder in
      try Data((script + command).utf8).write(to: folder.appending(path: "send.sh"))
      for shell in shells {
        let (status, output) = try await shell.run(["send.sh"], in: folder)
        #expect(status == 0, "\(shell)")
        #expect(MessageDocument(text: output).canonicalMessage == document.canonicalMessage)
      }
    }
  }

  @Test func `A curl command with a project needs no variable`() throws {
    let document = MessageDocument(text: SnippetMessages.documentation)
    let text = try #require(CodeSnippet(document, as: .curl, project: "it's mine")).text
    #expect(text.contains(#"'https://fcm.googleapis.com/v1/projects/it'\''s mine/messages:send'"#))
    #expect(!text.contains("PROJECT_ID"))
  }

  @Test(arguments: CodeLanguage.allCases)
  func `A draft of a dry run becomes a program that makes no other`(language: CodeLanguage) throws {
    let form = try #require(SnippetForm(rawValue: language.rawValue))
    let text = #"{"validate_only": true, "message": {"topic": "news"}}"#
    let code = try #require(CodeSnippet(MessageDocument(text: text), as: form)).text
    #expect(!code.contains("\"--dry-run\"") && !code.contains("'--dry-run'"))
    #expect(!code.contains("client.Send\n"))
  }

  @Test func `A text that is no message has no code`() {
    for form in SnippetForm.allCases {
      #expect(CodeSnippet(MessageDocument(text: "{"), as: form) == nil)
    }
  }
}
