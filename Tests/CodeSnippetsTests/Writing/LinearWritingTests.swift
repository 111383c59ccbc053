import PushMessages
import Testing

@testable import CodeSnippets

/// Messages for which writing code could grow with the square of their length.
struct LinearWritingTests {
  private static let count = 3000

  @Test(arguments: [8, 60])
  func `The labels of an object are measured once, however many they are`(length: Int) {
    let items = (0..<Self.count).map { index in
      let isLong = length > 8 && index.isMultiple(of: 2)
      return CodeText.Item(
        label: String(repeating: "k", count: isLong ? length : 30) + ": ", value: .atom("1"))
    }
    let group = CodeText.Group(
      open: "{", close: "}", items: items, layout: .init(alignsValues: true, isBroken: true))
    var work = 0
    let text = GoWriter.layout.text(.group(group), indentation: 0, column: 0, &work)
    #expect(text.utf8.count > Self.count)
    #expect(work < 4 * Self.count, "\(work)")
  }

  @Test(arguments: [CodeLanguage.java, .python, .csharp, .go])
  func `The notes of a message are put down once, however many they are`(language: CodeLanguage) {
    let fields = (0..<Self.count).map { "\"field\($0)\":1" }.joined(separator: ",")
    let document = MessageDocument(text: "{\"message\":{\"topic\":\"n\",\(fields)}}")
    var speaker = Speaker(document, language)
    #expect(speaker.message() != nil)
    #expect(speaker.notes.count == Self.count)
    #expect(speaker.work < 4 * Self.count, "\(speaker.work)")
  }
}
