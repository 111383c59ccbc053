import CodeSnippets
import FuzzSupport
import TestPacing
import Testing

@Suite(.takingTurns)
struct StrictImportTests {
  @Test func `An import leaves strict requests as they are`() {
    var generator = MessageGenerator(seed: 99)
    for round in 0..<200 {
      let text = MessageWriter(&generator.random).text(
        generator.request(fieldCount: round % 9))
      let imported = MessageImport.reading(text, isUnifying: true)
      if imported.isConverted || Array(imported.strictText.utf8) != Array(text.utf8) {
        Issue.record("\(text)")
        return
      }
    }
  }
}
