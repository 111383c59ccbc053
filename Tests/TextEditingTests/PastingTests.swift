import Testing
import TextEditing

struct PastingTests {
  @Test(arguments: [
    ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"), ("\r\n\r\n", "\n\n"), ("\n\r", "\n\n"),
    (" a ", " a "), ("tab\tand\u{1B}escape", "tab\tand\u{1B}escape"), ("", ""),
    ("e\u{301}\r", "e\u{301}\n"),
  ])
  func `A pasted text keeps its lines`(pasted: String, text: String) {
    var editor = LineEditor("")
    editor.paste(pasted)
    #expect(Array(editor.text.utf8) == Array(text.utf8))
    #expect(editor.cursor == text.count)
  }

  @Test(arguments: [
    ("news\n", "news"), ("\r\n  news \r", "news"), ("a b", "a b"), ("a\r\nb\n", "a\nb"),
    (" \n", ""),
    ("\u{A0}news\u{2028}", "news"), ("\u{200B}news", "\u{200B}news"),
  ])
  func `A pasted name loses the blanks around it`(pasted: String, text: String) {
    var editor = LineEditor("", kind: .name)
    editor.paste(pasted)
    #expect(Array(editor.text.utf8) == Array(text.utf8))
  }

  @Test func `Blanks typed into a name stay`() {
    var editor = LineEditor("a", kind: .name)
    editor.insert(" ")
    #expect(editor.text == "a ")
  }

  @Test func `Nothing but blanks leaves the selection of a name alone`() {
    var editor = LineEditor("news", kind: .name)
    editor.selectAll()
    editor.paste("\n")
    #expect(editor.selectedText == "news")
  }

  @Test func `A paste is a step of undo, even of one letter`() {
    var editor = LineEditor("")
    editor.insert("a")
    editor.paste("b")
    editor.insert("c")
    editor.undo()
    #expect(editor.text == "ab")
    editor.undo()
    #expect(editor.text == "a")
  }
}
