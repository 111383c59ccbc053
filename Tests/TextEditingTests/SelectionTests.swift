import Testing
import TextEditing

struct SelectionTests {
  @Test func `Shift and an arrow select cluster by cluster and back again`() {
    var editor = LineEditor("a👍🏽b", cursorAtEnd: false)
    editor.moveRight(selecting: true)
    editor.moveRight(selecting: true)
    #expect(editor.selection == 0..<2)
    #expect(editor.selectedText == "a👍🏽")
    editor.moveLeft(selecting: true)
    #expect(editor.selectedText == "a")
    editor.moveLeft(selecting: true)
    #expect(editor.selection == nil)
    #expect(editor.selectedText.isEmpty)
  }

  @Test func `Words, the beginning and the end can be selected to`() {
    var editor = LineEditor("one two three")
    editor.moveWordLeft(selecting: true)
    #expect(editor.selectedText == "three")
    editor.moveToStart(selecting: true)
    #expect(editor.selection == 0..<13)
    editor.place(cursor: 4)
    editor.moveWordRight(selecting: true)
    #expect(editor.selectedText == "two")
    editor.moveToEnd(selecting: true)
    #expect(editor.selectedText == "two three")
    editor.place(cursor: 0, selecting: true)
    #expect(editor.selectedText == "one ")
  }

  @Test func `Typing, pasting and yanking replace what is selected`() {
    var editor = LineEditor("old")
    editor.selectAll()
    editor.insert("n")
    editor.insert("ew")
    #expect(editor.text == "new")
    editor.selectAll()
    editor.paste("a\rb")
    #expect(editor.text == "a\nb")
    editor.selectAll()
    #expect(editor.cut() == "a\nb")
    editor.insert("x")
    editor.selectAll()
    editor.yank()
    #expect(editor.text == "a\nb")
    #expect(editor.selection == nil)
  }

  @Test(
    arguments: [
      { $0.deleteBackward() }, { $0.deleteForward() }, { $0.deleteWordBackward() },
      { $0.deleteWordForward() }, { $0.deleteToStart() }, { $0.deleteToEnd() }, { _ = $0.cut() },
    ] as [@Sendable (inout LineEditor) -> Void])
  func `Every deletion takes the selection and no more`(
    deletion: @Sendable (inout LineEditor) -> Void
  ) {
    var editor = LineEditor("one two three")
    editor.place(cursor: 8)
    editor.place(cursor: 4, selecting: true)
    deletion(&editor)
    #expect(editor.text == "one three")
    #expect(editor.cursor == 4)
    editor.undo()
    #expect(editor.text == "one two three")
    #expect(editor.selectedText == "two ")
    #expect(editor.cursor == 4)
  }

  @Test func `An arrow leaves the selection at its end`() {
    var editor = LineEditor("abcdef")
    editor.place(cursor: 4)
    editor.place(cursor: 1, selecting: true)
    var other = editor
    editor.moveRight()
    #expect(editor.cursor == 4)
    #expect(editor.selection == nil)
    other.moveLeft()
    #expect(other.cursor == 1)
    #expect(other.selection == nil)
  }

  @Test func `What was copied stays, and can be yanked`() {
    var editor = LineEditor("ab")
    #expect(editor.copy().isEmpty)
    editor.selectAll()
    #expect(editor.copy() == "ab")
    #expect(editor.text == "ab")
    #expect(editor.selection == 0..<2)
    editor.deselect()
    #expect(editor.cursor == 2)
    editor.yank()
    #expect(editor.text == "abab")
  }

  @Test func `There is nothing to select in an empty text`() {
    var editor = LineEditor("")
    editor.selectAll()
    #expect(editor.selection == nil)
    #expect(editor.cut().isEmpty)
  }

  @Test func `Typing over a selection is one step of undo with the letters that follow`() {
    var editor = LineEditor("old")
    editor.selectAll()
    for letter in "new" { editor.insert(String(letter)) }
    editor.undo()
    #expect(editor.text == "old")
    #expect(editor.selection == 0..<3)
    editor.redo()
    #expect(editor.text == "new")
    #expect(editor.cursor == 3)
  }
}
