import Testing
import TextEditing

struct LineEditorTests {
  @Test func `Typing puts letters before the cursor`() {
    var editor = LineEditor("ac", cursorAtEnd: false)
    editor.moveRight()
    editor.insert("b")
    #expect(editor.text == "abc")
    #expect(editor.cursor == 2)
  }

  @Test func `A paste loses nothing, not even its newlines`() {
    var editor = LineEditor("")
    editor.insert("a\nb\u{1B}\r\nc")
    #expect(editor.text == "a\nb\u{1B}\r\nc")
    #expect(editor.cursor == 6)
  }

  @Test func `A mark typed after a letter joins it`() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.cursor == 1)
    #expect(editor.text.count == 1)
    editor.insert("x")
    #expect(editor.text == "e\u{301}x")
  }

  @Test func `A letter typed before a mark takes it over and the cursor stays behind both`() {
    var editor = LineEditor("\u{301}b", cursorAtEnd: false)
    editor.insert("a")
    #expect(editor.text == "a\u{301}b")
    #expect(editor.cursor == 1)
  }

  @Test func `Backspace removes a whole emoji`() {
    var editor = LineEditor("a👩‍👩‍👧‍👦")
    editor.deleteBackward()
    #expect(editor.text == "a")
    editor.deleteBackward()
    editor.deleteBackward()
    #expect(editor.text.isEmpty)
    #expect(editor.cursor == 0)
  }

  @Test func `Delete removes what is behind the cursor`() {
    var editor = LineEditor("abc", cursorAtEnd: false)
    editor.deleteForward()
    #expect(editor.text == "bc")
    editor.moveToEnd()
    editor.deleteForward()
    #expect(editor.text == "bc")
  }

  @Test func `Kills in a row come back together`() {
    var editor = LineEditor("one two three")
    editor.deleteWordBackward()
    editor.deleteWordBackward()
    #expect(editor.text == "one ")
    editor.moveToStart()
    editor.yank()
    #expect(editor.text == "two threeone ")
  }

  @Test func `Killing to the end and to the start leaves the other half`() {
    var editor = LineEditor("abcdef")
    editor.place(cursor: 3)
    editor.deleteToEnd()
    #expect(editor.text == "abc")
    #expect(editor.killed == "def")
    editor.place(cursor: 1)
    editor.deleteToStart()
    #expect(editor.text == "bc")
    #expect(editor.cursor == 0)
    editor.deleteWordForward()
    #expect(editor.text.isEmpty)
    #expect(editor.killed == "abc")
  }

  @Test func `Undo goes back word by word and then says that there is nothing`() {
    var editor = LineEditor("")
    for character in "ab cd" { editor.insert(String(character)) }
    let step1 = editor.undo()
    #expect(step1)
    #expect(editor.text == "ab")
    let step2 = editor.undo()
    #expect(step2)
    #expect(editor.text.isEmpty)
    let isNothingLeft = !editor.undo()
    #expect(isNothingLeft)
    let step3 = editor.redo()
    #expect(step3)
    #expect(editor.text == "ab")
  }

  @Test func `Moving ends a step of undo`() {
    var editor = LineEditor("")
    editor.insert("a")
    editor.moveLeft()
    editor.insert("b")
    editor.undo()
    #expect(editor.text == "a")
    #expect(editor.cursor == 0)
  }

  @Test func `A click puts the cursor before what is there`() {
    var editor = LineEditor("a👍🏽漢b")
    editor.place(cursor: editor.text.index(editor.text.startIndex, offsetBy: 2))
    #expect(editor.cursor == 2)
    #expect(editor.split.after == "漢b")
    editor.place(cursor: editor.text.endIndex, selecting: true)
    #expect(editor.selectedText == "漢b")
  }

  @Test func `The cursor never leaves the text`() {
    var editor = LineEditor("ab")
    editor.moveRight()
    #expect(editor.cursor == 2)
    editor.place(cursor: -3)
    #expect(editor.cursor == 0)
    editor.moveLeft()
    #expect(editor.cursor == 0)
    #expect(editor.split.before.isEmpty && editor.split.after == "ab")
  }
}
