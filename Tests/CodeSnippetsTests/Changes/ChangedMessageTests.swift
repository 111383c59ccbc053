import CodeSnippets
import FuzzSupport
import PushMessages
import TestPacing
import Testing

/// A change to a message is either read rightly, or named with its line.
@Suite(.takingTurns)
struct ChangedMessageTests {
  @Test(arguments: ChangeCase.all)
  func `A message that is changed is read as it is sent, or the change is named`(
    changed: ChangeCase
  ) throws {
    let imported = MessageImport.reading(changed.code)
    #expect(imported.compact == changed.message)
    let warned = imported.problems.filter { $0.severity == .warning }.map(\.line)
    #expect(Set(warned).sorted() == changed.warned, "\(imported.lines)")
  }

  @Test(arguments: CodeLanguage.allCases)
  func `A message that random steps make is read, and every step that isn't is named`(
    language: CodeLanguage
  ) throws {
    var random = SplitMix(state: 1870)
    for _ in 0..<LongRun.count(200, long: 2000) {
      let code = StepwiseCode(language, &random)
      let imported = MessageImport.reading(code.text)
      #expect(imported.document.string(at: "topic") == code.topic, "\(code.text)")
      #expect(imported.document.string(at: "notification.title") == code.title, "\(code.text)")
      let data = imported.document.node(at: "data")?.members ?? []
      let entries = data.map { ($0.key, $0.value.string ?? "") }
      #expect(Dictionary(entries) { $1 } == code.data, "\(code.text)")
      let warned = imported.problems.filter { $0.severity == .warning }.map(\.line)
      #expect(Set(warned) == code.unreadable, "\(imported.lines)\n\(code.text)")
    }
  }
}
