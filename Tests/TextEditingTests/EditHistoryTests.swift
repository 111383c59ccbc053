import Testing

@testable import TextEditing

/// What an editor remembers has limits, however long the user types.
struct EditHistoryTests {
  @Test func `The last steps can be undone, and older ones are forgotten`() {
    var editor = LineEditor("")
    for _ in 0..<(EditHistory.stepLimit + 200) {
      editor.insert("a")
      editor.insert(" ")
    }
    #expect(editor.history.past.count == EditHistory.stepLimit)
    let length = editor.text.count
    var steps = 0
    while editor.undo() { steps += 1 }
    #expect(steps == EditHistory.stepLimit)
    #expect(!editor.text.isEmpty && editor.text.count < length)
    while editor.redo() {}
    #expect(editor.text.count == length)
  }

  @Test func `Big pastes are remembered as far as the bytes go, and the last one always`() {
    var editor = LineEditor("")
    let big = String(repeating: "b", count: EditHistory.byteLimit / 3)
    for _ in 0..<6 { editor.insert(big) }
    #expect(editor.history.past.count == 3)
    #expect(editor.history.byteCount <= EditHistory.byteLimit)
    editor.insert(String(repeating: "c", count: EditHistory.byteLimit + 1))
    #expect(editor.history.past.count == 1)
    let isUndone = editor.undo()
    #expect(isUndone)
    #expect(editor.text.utf8.count == big.utf8.count * 6)
    #expect(editor.history.byteCount == 0)
  }
}
