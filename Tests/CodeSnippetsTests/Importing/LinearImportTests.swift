import PushMessages
import TestPacing
import Testing

@testable import CodeSnippets

/// Texts for which reading could grow with the square of their length.
@Suite(.takingTurns)
struct LinearImportTests {
  private static let count = 2500

  /// Each of them ends a message of source text.
  @Test(arguments: [
    "`" + String(repeating: "`${", count: count),
    String(repeating: "`${", count: count),
    "{message: {topic: 'a', x: `" + String(repeating: "${", count: count) + "`}}",
    "{message: {topic: 'a', " + String(repeating: "b: f(x), ", count: count) + "}}",
    "{message: {topic: 'a', " + String(repeating: "...b, ", count: count) + "}}",
    "{message: {topic: " + String(repeating: "'aaaaaaaa' + ", count: count) + "'a'}}",
    String(repeating: "{ `", count: count),
  ])
  func `Source text is read in one pass, and ends in a message or a problem`(text: String) {
    var importer = Importer(text, as: .auto, isUnifying: false)
    let imported = importer.imported()
    let length = text.utf8.count
    #expect(importer.work < 1_000_000 + 8 * length, "\(importer.work) bytes of \(length)")
    #expect(imported.canBeRead || imported.problems.contains { $0.severity == .error })
  }

  @Test(arguments: [
    String(repeating: "```json {message:{\n", count: count),
    String(repeating: "const a = b(\n", count: 16_000),
    "x " + String(repeating: "{a:", count: 90) + "'" + String(repeating: "x", count: 30_000)
      + "'" + String(repeating: "}.d", count: 90),
  ])
  func `What never closes, and code in code, is read a few times and not once for each`(
    text: String
  ) {
    var importer = Importer(text, as: .auto, isUnifying: false)
    let imported = importer.imported()
    #expect(!imported.canBeRead)
    let length = text.utf8.count
    #expect(importer.work < 1_000_000 + 8 * length, "\(importer.work) bytes of \(length)")
  }

  @Test func `Functions that call each other are read once each`() {
    let functions = (0..<200).map { place in
      "function log(m) { log(m); log(m); log(m); }\nfunction f\(place)(m) { f\(place / 2)(m); log(m); }"
    }
    let calls = (0..<200).map { "f\($0)(message); log(message);" }
    let code =
      functions.joined(separator: "\n")
      + "\nconst message = { topic: 'n', data: { a: 'b' } };\n" + calls.joined(separator: "\n")
      + "\ngetMessaging().send(message);"
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "n")
    #expect(read.problems.contains { $0.loss?.extent == .doubtful })
  }

  @Test func `A calculation of more than a thousand operands is code`() {
    let sum = String(repeating: "'a' + ", count: 1000) + "'a'"
    let imported = MessageImport.reading("{message: {topic: 'b', data: {x: \(sum)}}}")
    #expect(imported.canBeRead)
    #expect(imported.document.string(at: "data.x") == nil)
    #expect(imported.problems.contains { $0.sentence.hasSuffix("it was left out") })
  }
}
