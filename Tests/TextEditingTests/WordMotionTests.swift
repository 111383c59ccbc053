import Testing
import TextEditing

struct WordMotionTests {
  @Test(arguments: [
    ("new_message_body", [12, 4, 0]), ("Grüße, Welt", [7, 0]), ("नमस्ते दुनिया", [4, 0]), ("  ", [0]),
    ("com.example.app", [12, 4, 0]), ("don’t stop", [6, 0]), ("'quoted'", [1, 0]),
    ("pay 3.14 or 1,000", [12, 9, 4, 0]), ("v1.x", [3, 0]), ("東京タワーへ行く", [7, 6, 5, 2, 0]),
    ("iPhone手机", [6, 0]), ("hi 🎉🎉", [3, 0]), ("❤️love", [1, 0]), ("한국어 문장", [4, 0]),
    ("שלום עולם", [5, 0]), ("สวัสดี ครับ", [5, 0]), ("a手's", [3, 1, 0]), ("x ", [0]),
  ])
  func `The cursor stops where words begin`(text: String, stops: [Int]) {
    var editor = LineEditor(text)
    for stop in stops {
      editor.moveWordLeft()
      #expect(editor.cursor == stop)
    }
  }

  @Test(arguments: [
    ("new_message_body", [3, 11, 16]), ("Grüße, Welt", [5, 11]), ("  ", [2]),
    ("com.example.app", [3, 11, 15]), ("don’t stop", [5, 10]), ("3.14.", [4, 5]),
    ("東京タワーへ行く", [2, 5, 6, 7, 8]), ("hi 🎉🎉!", [2, 5, 6]), ("", [0]),
  ])
  func `The cursor stops where words end`(text: String, stops: [Int]) {
    var editor = LineEditor(text, cursorAtEnd: false)
    for stop in stops {
      editor.moveWordRight()
      #expect(editor.cursor == stop)
    }
  }

  @Test func `Deleting a word backward leaves the emoji before it`() {
    var editor = LineEditor("🎉 sale")
    editor.deleteWordBackward()
    #expect(editor.text == "🎉 ")
    editor.deleteWordBackward()
    #expect(editor.text.isEmpty)
  }
}
