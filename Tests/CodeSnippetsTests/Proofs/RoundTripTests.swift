import CodeSnippets
import FuzzSupport
import PushMessages
import TestPacing
import Testing

/// Code that is read again is the message that it was written of, but for what its notes name.
@Suite(.takingTurns)
struct RoundTripTests {
  private static let count = LongRun.count(40, long: 2000)

  @Test(arguments: CodeLanguage.allCases)
  func `Right messages come back from their code`(language: CodeLanguage) throws {
    var generator = SnippetGenerator(seed: 18)
    for number in 0..<Self.count {
      let problem = try Self.problem(generator.message(), language)
      #expect(problem == nil, "message \(number)")
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `Messages with wrong values come back, or the notes say what doesn't`(
    language: CodeLanguage
  ) throws {
    var generator = MessageGenerator(seed: 81)
    for number in 0..<Self.count {
      let request = JSONText.compact(generator.request(fieldCount: number % 30))
      let problem = try Self.problem(MessageDocument(text: request), language)
      #expect(problem == nil, "message \(number)")
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `Messages that try to leave their place come back`(language: CodeLanguage) throws {
    for text in [SnippetMessages.hostile, SnippetMessages.full, SnippetMessages.preview] {
      let problem = try Self.problem(MessageDocument(text: text), language)
      #expect(problem == nil)
    }
  }

  /// What is different in the message that is read from the code of another; `nil` if nothing is.
  private static func problem(_ document: MessageDocument, _ language: CodeLanguage) throws
    -> String?
  {
    guard let message = document.message else { return nil }
    let form = try #require(SnippetForm(rawValue: language.rawValue))
    let snippet = try #require(CodeSnippet(document, as: form))
    let format = try #require(MessageImport.Format(rawValue: language.rawValue))
    let imported = MessageImport.reading(snippet.text, as: format)
    // Code that says nothing of the message holds none.
    let back = imported.document.message ?? JSONNode(kind: .object([]), range: 0..<0)
    let differences = MessageLeaves(message)
      .differences(from: MessageLeaves(back), butFor: snippet.notes)
    guard !differences.isEmpty else { return nil }
    return "\(differences)\n\(imported.problems.map(\.sentence))\n\(snippet.text)\n\(snippet.notes)"
  }
}
