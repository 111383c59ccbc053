import PushMessages
import Testing

@testable import ComposerState

struct FieldStories {
  private let path = Studio.bodyArguments

  @Test func `An argument is added behind the last one`() {
    var composer = Studio.composer()
    composer.focus(.argument(path, 0), in: .text)
    composer.start(.command(.edit))
    composer.type("3")
    #expect(composer.document.node(at: path)?.elements?.map(\.string) == ["3"])
    composer.start(.command(.nextField))
    composer.type("Bob")
    composer.start(.command(.back))
    #expect(composer.document.node(at: path)?.elements?.map(\.string) == ["3", "Bob"])
    #expect(composer.form.cell(.argument(path, 2))?.placeholder == "+")
    #expect(composer.past.count == 2)
  }

  @Test func `An added argument that is left empty goes away`() {
    var composer = Studio.composer(#"{"android": {"notification": {"body_loc_args": ["3"]}}}"#)
    let before = composer.document
    composer.focus(.argument(path, 1), in: .text)
    composer.start(.command(.edit), .edit(.insert("x")), .edit(.deleteBackward))
    #expect(composer.document.node(at: path)?.elements?.map(\.string) == ["3", ""])
    composer.send(.command(.back)) {
      $0.focus.endEditing()
      $0.draft.replace(before)
    }
    #expect(composer.focusedField(in: .text) == .argument(path, 1))
  }

  @Test func `An argument in the middle may be empty`() {
    var composer = Studio.composer(
      #"{"android": {"notification": {"body_loc_args": ["3", "Bob"]}}}"#)
    composer.focus(.argument(path, 0), in: .text)
    composer.start(.command(.edit), .edit(.deleteBackward), .command(.back))
    #expect(composer.document.node(at: path)?.elements?.map(\.string) == ["", "Bob"])
  }

  @Test func `Clearing removes a field, an argument, and nothing else`() {
    var composer = Studio.composer(
      #"{"topic": "a", "android": {"notification": {"icon": "i", "body_loc_args": ["3", "Bob"]}}}"#
    )
    composer.focus(.argument(path, 0), in: .text)
    composer.start(.command(.clear))
    #expect(composer.document.node(at: path)?.elements?.map(\.string) == ["Bob"])
    composer.start(.command(.clear))
    #expect(
      composer.document.text
        == #"{"message": {"topic": "a", "android": {"notification": {"icon": "i"}}}}"#)
    composer.focus(.target, in: .target)
    composer.start(.command(.clear))
    #expect(composer.document.node(at: "topic") == nil)
    #expect(composer.past.count == 3)
    composer.start(.command(.undo), .command(.undo), .command(.undo))
    #expect(!composer.isDirty)
  }

  @Test func `Clearing what is not set changes nothing`() {
    var composer = Studio.composer()
    composer.send(.command(.clear))
    composer.focus(.targetKind, in: .target)
    composer.send(.command(.clear))
  }

  @Test func `Enter goes through a choice and back to unset`() {
    var composer = Studio.composer()
    composer.focus(.field("android.priority"), in: .platforms)
    var seen: [String?] = []
    for _ in 0..<4 {
      composer.start(.command(.edit))
      seen.append(composer.document.string(at: "android.priority"))
    }
    #expect(seen == ["NORMAL", "HIGH", nil, "NORMAL"])
    #expect(composer.editing == nil)
    #expect(composer.past.count == 4)
  }

  @Test func `A choice in other letters goes on from there, an unknown one starts anew`() {
    var composer = Studio.composer(
      #"{"android": {"priority": "normal"}, "webpush": {"headers": {"Urgency": "?"}}}"#)
    composer.focus(.field("android.priority"), in: .platforms)
    composer.start(.command(.edit))
    #expect(composer.document.string(at: "android.priority") == "HIGH")
    composer.focus(.field("webpush.headers.Urgency"), in: .platforms)
    composer.start(.command(.edit))
    #expect(composer.document.string(at: "webpush.headers.Urgency") == "very-low")
  }

  @Test func `A decimal is written as a number, and what is none as text`() throws {
    var composer = Studio.composer()
    let path: FieldPath = "apns.payload.aps.relevance-score"
    for (text, kind) in [("0.50", JSONNode.Kind.number("0.50")), ("half", .string("half"))] {
      try composer.write(text, to: .field(path))
      #expect(composer.document.node(at: path)?.kind == kind)
    }
  }

  @Test func `Enter sets a flag to 1 and takes it out again`() {
    var composer = Studio.composer()
    let path: FieldPath = "apns.payload.aps.mutable-content"
    composer.focus(.field(path), in: .platforms)
    composer.start(.command(.edit))
    #expect(composer.document.node(at: path)?.kind == .number("1"))
    composer.start(.command(.edit))
    #expect(composer.document.node(at: path) == nil)
  }

  /// No other kind of target can be this.
  private static let condition = "'a' in topics && 'b' in topics"

  @Test func `Another kind of target is one step of undo`() throws {
    var composer = Studio.composer("{\"condition\": \"\(Self.condition)\"}")
    composer.focus(.targetKind, in: .target)
    let before = composer.version
    try composer.send(.command(.edit)) {
      $0.draft.remember(before)
      try $0.draft.set(nil, at: "condition")
      $0.focus.show(.list)
      $0.focus.putAside(Self.condition, of: .condition)
      $0.notice = Notice(
        .warning,
        "Removed Condition \(Self.condition), which can't be a list; choose condition again to restore it"
      )
    }
    var kinds: [TargetKind] = []
    for _ in 0..<4 {
      composer.start(.command(.edit))
      kinds.append(composer.targetKind)
    }
    #expect(kinds == [.fid, .token, .topic, .condition])
    #expect(composer.document.string(at: "condition") == Self.condition)
  }

  @Test func `Going back from a kind of target shows the old kind`() {
    var composer = Studio.composer("{\"condition\": \"\(Self.condition)\"}")
    composer.focus(.targetKind, in: .target)
    composer.start(.command(.edit), .command(.undo))
    #expect(composer.targetKind == .condition)
    #expect(composer.form.cell(.target)?.text == Self.condition)
    composer.start(.command(.redo))
    #expect(composer.setTargets.isEmpty)
  }

  @Test func `A draft with a token opens with the token`() {
    #expect(Studio.composer(#"{"token": "t"}"#).targetKind == .token)
    #expect(Studio.composer(#"{}"#).targetKind == .topic)
  }
}
