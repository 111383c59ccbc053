import PushMessages
import Testing

@testable import ComposerState

struct MapStories {
  private let data: FieldPath = "data"

  private func composer(_ message: String, on field: FieldID) -> Composer {
    var composer = Studio.composer(message)
    composer.focus(field, in: .data)
    return composer
  }

  @Test func `A key and its text are typed one after the other`() {
    var composer = composer("{}", on: .mapKey("data", 0))
    composer.start(.command(.edit))
    composer.type("order_id")
    #expect(composer.document.string(at: "data.order_id") == "")
    composer.start(.command(.nextField))
    #expect(composer.editing?.field == .mapValue(data, 0))
    composer.type("4711")
    composer.start(.command(.nextField))
    #expect(composer.editing?.field == .mapKey(data, 1))
    composer.start(.command(.back))
    #expect(composer.document.string(at: "data.order_id") == "4711")
    #expect(composer.past.count == 2)
    composer.start(.command(.undo), .command(.undo))
    #expect(!composer.isDirty)
  }

  @Test func `A renamed key keeps its place and its text`() {
    var composer = composer(#"{"data":{"a" : "1","b":"2"}}"#, on: .mapKey("data", 0))
    composer.start(.command(.edit), .edit(.insert("x")), .command(.back))
    #expect(composer.document.text == #"{"message": {"data":{"ax" : "1","b":"2"}}}"#)
    #expect(composer.past.count == 1)
  }

  @Test func `A key that begins like another one is not taken for it`() {
    var composer = composer(#"{"data": {"order": "1"}}"#, on: .mapKey("data", 1))
    composer.start(.command(.edit))
    composer.type("order")
    #expect(composer.typingRemark == .wrong("data already has a key order"))
    #expect(composer.document.text == #"{"message": {"data": {"order": "1"}}}"#)
    composer.type("_id")
    #expect(composer.typingRemark == nil)
    #expect(composer.document.node(at: data)?.members?.map(\.key) == ["order", "order_id"])
  }

  @Test func `A key that is there already changes nothing, which is said`() {
    let message = #"{"data": {"a": "1", "b": "2"}}"#
    var composer = composer(message, on: .mapKey("data", 1))
    composer.start(.command(.edit), .edit(.deleteToStart), .edit(.insert("a")))
    composer.send(.command(.back)) {
      $0.focus.endEditing()
      $0.notice = Notice(.warning, "Data already has a key a: nothing was changed")
    }
    #expect(composer.document.text == "{\"message\": \(message)}")
  }

  @Test func `An entry goes with its key, and its text alone becomes empty`() {
    var composer = composer(#"{"data": {"a": "1", "b": "2"}}"#, on: .mapValue("data", 0))
    composer.start(.command(.clear))
    #expect(composer.document.text == #"{"message": {"data": {"a": "", "b": "2"}}}"#)
    composer.focus(.mapKey("data", 0), in: .data)
    composer.start(.command(.edit), .edit(.deleteToStart), .command(.back))
    #expect(composer.document.text == #"{"message": {"data": {"b": "2"}}}"#)
    composer.start(.command(.clear))
    #expect(composer.document.text == #"{"message": {}}"#)
    #expect(composer.focusedField(in: .data) == .mapKey(data, 0))
    composer.start(.command(.clear))
    #expect(composer.past.count == 3)
  }

  @Test func `What is no text is shown as it is and becomes text where it is typed`() {
    var composer = composer(#"{"data": {"n": 42}}"#, on: .mapValue("data", 0))
    #expect(composer.form.cell(.mapValue(data, 0))?.text == "42")
    composer.start(.command(.edit), .edit(.insert("0")), .command(.back))
    #expect(composer.document.string(at: "data.n") == "420")
  }

  @Test func `Blanks stay in a text and go from a pasted key`() {
    var composer = composer(#"{"data": {"a": "1"}}"#, on: .mapKey("data", 1))
    composer.start(.pasted(" b \n"), .command(.nextField), .pasted(" two "), .command(.back))
    #expect(composer.document.string(at: "data.b") == " two ")
  }

  @Test func `Headers that are fields have their own lines, others are entries`() {
    var composer = Studio.composer(
      #"{"apns": {"headers": {"apns-priority": "5", "x-mine": "1"}}}"#)
    let headers: FieldPath = "apns.headers"
    let form = composer.form(of: .platforms)
    #expect(form.cell(.mapKey(headers, 0)) == nil)
    #expect(form.cell(.mapKey(headers, 1))?.text == "x-mine")
    composer.focus(.mapKey(headers, 2), in: .platforms)
    composer.start(.command(.edit))
    composer.type("apns-id")
    #expect(composer.typingRemark == .wrong("apns-id already has its own line"))
    composer.start(.command(.back))
    #expect(composer.document.node(at: headers)?.members?.count == 2)
  }

  @Test func `A problem brings the focus to the key, or to the value that is no text`() {
    var composer = Studio.composer(#"{"data": {"from": "1", "n": 42}}"#)
    composer.reveal("data.from")
    #expect(composer.pane == .data && composer.fields[.data] == .mapKey(data, 0))
    composer.reveal("data.n")
    #expect(composer.fields[.data] == .mapValue(data, 1))
  }
}
