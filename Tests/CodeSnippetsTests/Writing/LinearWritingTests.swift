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

  @Test func `The places of notes are found at once, however many they are`() {
    let fields = (0..<Self.count).map { "\"field\($0)\":1" }.joined(separator: ",\n")
    let document = MessageDocument(
      text: "{\"message\":{\"topic\":\"n\",\"android\":{\"collapseKey\":1},\n\(fields)}}")
    var places = SnippetPlaces(document)
    for index in 0..<Self.count {
      #expect(places.place(of: FieldPath([.key("field\(index)")])).line == index + 2)
    }
    #expect(places.place(of: "android.collapse_key") == (1, 50))
    #expect(places.place(of: "android.ttl") == (1, 35))
    #expect(places.place(of: "apns") == (1, 1))
    #expect(places.work < 4 * Self.count, "\(places.work)")
  }

  @Test func `The notes of a message are put down once, however many they are`() {
    let keys = (0..<Self.count).map { "\"key\($0)\":[]" }.joined(separator: ",")
    let document = MessageDocument(
      text: "{\"message\":{\"topic\":\"n\",\"apns\":{\"payload\":{\"aps\":{},\(keys)}}}}")
    var speaker = Speaker(document, .python)
    #expect(speaker.message() != nil)
    #expect(speaker.notes.count >= Self.count)
    #expect(speaker.work < 8 * Self.count, "\(speaker.work)")
  }
}
