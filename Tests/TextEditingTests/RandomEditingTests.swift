import FuzzSupport
import Testing

@testable import TextEditing

struct RandomEditingTests {
  /// Clusters that join their neighbors: marks, joiners, halves of flags, jamo, viramas.
  private static let pieces = [
    "a", "b ", "_", "\n", "\r", "\u{301}", "\u{200D}", "👩", "💻", "🇩", "🇪", "🏽", "\u{FE0F}", "क",
    "्", "ष",
    "ᄒ", "ᅡ", "ᆫ", "漢", "ש", "ا", "\u{200F}", "\u{600}", "กำ", "word word", "",
  ]

  @Test(arguments: 0..<40)
  func `The cursor is at the right cluster after whatever was done`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var editor = LineEditor("")
    for step in 0..<300 {
      Self.change(&editor, with: &random)
      let before = editor.text[..<editor.cursorIndex]
      guard editor.cursor == before.count, editor.head.utf8 == before.utf8.count,
        before.count + editor.split.after.count == editor.text.count
      else {
        Issue.record("step \(step): \(editor.cursor) in \(editor.text.debugDescription)")
        return
      }
    }
  }

  @Test(arguments: 0..<40)
  func `Everything can be undone and done again`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let first = "क्ष 👩‍💻"
    var editor = LineEditor(first)
    for _ in 0..<200 {
      Self.change(&editor, with: &random)
    }
    while editor.redo() {}
    let last = editor
    while editor.undo() {}
    #expect(Array(editor.text.utf8) == Array(first.utf8))
    while editor.redo() {}
    #expect(Array(editor.text.utf8) == Array(last.text.utf8))
  }

  private static func change(_ editor: inout LineEditor, with random: inout SplitMix) {
    let isSelecting = Int.random(in: 0..<4, using: &random) == 0
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<6: editor.insert(pieces.randomElement(using: &random) ?? "")
    case 6: editor.paste(pieces.shuffled(using: &random).prefix(3).joined())
    case 7: editor.deleteBackward()
    case 8: editor.deleteForward()
    case 9: editor.deleteWordBackward()
    case 10: editor.deleteWordForward()
    case 11: editor.yank()
    case 12: editor.moveWordLeft(selecting: isSelecting)
    case 13: editor.moveLeft(selecting: isSelecting)
    case 14: editor.place(cursor: Int.random(in: -1...99, using: &random), selecting: isSelecting)
    default: if Bool.random(using: &random) { editor.undo() } else { editor.redo() }
    }
  }
}
