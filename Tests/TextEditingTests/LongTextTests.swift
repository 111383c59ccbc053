import Testing

@testable import TextEditing

struct LongTextTests {
  private static let paragraph = String(repeating: "Zwölf Boxkämpfer jagen Viktor. ", count: 3_500)

  @Test func `What can be undone takes the room of what was changed, however long the text is`() {
    var editor = LineEditor(Self.paragraph)
    editor.place(cursor: 50_000)
    for _ in 0..<1_000 {
      editor.insert("x")
      editor.insert(" ")
      editor.deleteBackward()
    }
    #expect(editor.text.utf8.count == Self.paragraph.utf8.count + 1_000)
    let kept = editor.history.past.map { $0.removed.utf8.count + $0.inserted.utf8.count }
    #expect(kept.reduce(0, +) <= 3_000)
    while editor.undo() {}
    #expect(editor.text == Self.paragraph)
  }

  @Test func `Typing looks at the clusters around the cursor only`() {
    // 4000 letters into 100 kB: were each one to walk the text, this would be 400 million clusters.
    var editor = LineEditor(Self.paragraph)
    editor.place(cursor: 90_000)
    for _ in 0..<4_000 { editor.insert("e\u{301}") }
    #expect(editor.cursor == 94_000)
    for _ in 0..<4_000 {
      editor.moveLeft()
      editor.deleteForward()
    }
    #expect(editor.text == Self.paragraph)
  }
}
