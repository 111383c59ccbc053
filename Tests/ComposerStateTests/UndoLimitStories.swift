import PushMessages
import Testing

@testable import ComposerState

/// How far back undo goes.
struct UndoLimitStories {
  private func draft(_ number: Int, bytes: Int) -> String {
    #"{"message": {"topic": "t\#(number)", "data": {"a": "\#(String(repeating: "x", count: bytes))"}}}"#
  }

  @Test func `So many steps can be undone and no more`() {
    var composer = Studio.composer()
    for number in 0..<(Draft.undoLimit + 50) {
      composer.start(.documentEdited(draft(number, bytes: 1)))
    }
    #expect(composer.past.count == Draft.undoLimit)
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "topic") == "t\(Draft.undoLimit + 48)")
  }

  @Test func `Of big drafts fewer steps are kept, the last one always`() {
    var composer = Studio.composer()
    for number in 0..<4 {
      composer.start(.documentEdited(draft(number, bytes: Draft.undoByteLimit / 4)))
    }
    let bytes = composer.past.reduce(0) { $0 + $1.document.heldBytes }
    #expect(bytes <= Draft.undoByteLimit)
    #expect((1...2).contains(composer.past.count))
    composer.start(.documentEdited(draft(8, bytes: Draft.undoByteLimit + 1)))
    composer.start(.documentEdited(draft(9, bytes: 1)))
    #expect(composer.past.count == 1)
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "topic") == "t8")
  }

  @Test func `A step is counted with its tree, which may take many times its text`() {
    var composer = Studio.composer()
    let list = Array(repeating: "1", count: 10_000).joined(separator: ",")
    for number in 0..<9 {
      composer.start(
        .documentEdited(
          #"{"message": {"topic": "t\#(number)", "apns": {"payload": {"a": [\#(list)]}}}}"#))
    }
    // In text alone all of them would fit many times over.
    let held = 10_000 * MemoryLayout<JSONNode>.stride
    #expect(composer.past.count <= Draft.undoByteLimit / held)
  }
}
