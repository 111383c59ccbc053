import PushMessages
import Testing

struct DocumentReadingTests {
  @Test(
    arguments: [
      "{\"message\":{}}", "  {\r\n\t\"message\" : { \"topic\":\"é日🎉\" } }\r\n\n",
      "{\"message\": {\"data\": {\"n\": 1.50e+2, \"s\": \"\\u00e9\\/\"}}}", "", "not JSON at all",
      "\u{FEFF}{\"message\":{}}", "{\"message\":{},}",
    ])
  func `The text stays as the file holds it`(text: String) {
    #expect(Array(MessageDocument(text: text).text.utf8) == Array(text.utf8))
  }

  @Test func `Strict JSON leaves no problem`() throws {
    let document = MessageDocument(
      text: #"{"message": {"data": {"a": [1, -0.5e3, true, false, null, "x", {}, []]}}}"#)
    #expect(document.problems.isEmpty)
    #expect(!document.isRepaired)
    #expect(document.strictText == document.text)
    let elements = try #require(
      document.node(at: FieldPath("data").appending("a"))?.elements)
    #expect(
      elements.map(\.kindName) == [
        "a number", "a number", "a Boolean", "a Boolean", "null", "a string", "an object", "a list",
      ])
    #expect(elements[1].kind == .number("-0.5e3"))
  }

  @Test func `A value's place is a line and a column, in letters and not in bytes`() throws {
    let document = MessageDocument(
      text: "{\n  \"message\": {\n    \"topic\": \"é日🎉\", \"token\": \"x\",\r\n\t\"fid\": 1}}")
    let places = try ["topic", "token", "fid"].map {
      let node = try #require(document.node(at: FieldPath([.key($0)])))
      let place = document.place(of: node)
      return "\(place.line):\(place.column)"
    }
    #expect(places == ["3:14", "3:30", "4:9"])
  }

  @Test(
    arguments: [
      (#""caf\u00e9\n\t\"\\\/\b\f\r""#, "café\n\t\"\\/\u{8}\u{C}\r"),
      (#""\ud83c\udf89""#, "🎉"),
      (#""\uD83C\uDF89!""#, "🎉!"),
      (#""\ud83c""#, "\u{FFFD}"),
      (#""\ud83c\u0041""#, "\u{FFFD}A"),
      (#""\udf89\ud83c""#, "\u{FFFD}\u{FFFD}"),
      (#""a\u0000b""#, "a\u{0}b"),
      ("\"مرحبا\"", "مرحبا"),
    ])
  func `Escapes and surrogate pairs become the letters they stand for`(
    literal: String, text: String
  ) {
    let document = MessageDocument(text: "{\"message\":{\"topic\":\(literal)}}")
    #expect(document.problems.isEmpty == !text.contains("\u{FFFD}"))
    #expect(document.string(at: "topic").map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func `Half of a surrogate pair is a problem at its place, and no repair`() {
    let document = MessageDocument(text: #"{"message":{"topic":"a\ud83d"}}"#)
    #expect(document.problems.map(\.kind) == [.halfCharacter])
    #expect(document.problems.map(\.column) == [23])
    #expect(!document.isRepaired)
  }

  @Test func `Either spelling of a field is found, but keys of maps are their own`() {
    let document = MessageDocument(
      text: """
        {"message": {"android": {"notification": {"bodyLocKey": "k"}, "data": {"orderId": "1"}}}}
        """)
    #expect(document.string(at: "android.notification.body_loc_key") == "k")
    #expect(document.string(at: "android.data.order_id") == nil)
    #expect(document.string(at: "android.data.orderId") == "1")
  }

  @Test func `Of two members of one name the last one counts`() {
    let document = MessageDocument(text: #"{"message": {"topic": "a", "topic": "b"}}"#)
    #expect(document.string(at: "topic") == "b")
    #expect(document.canonicalMessage == #"{"topic":"b"}"#)
    #expect(document.canonicalSize == 13)
    #expect(document.problems.isEmpty)
  }

  @Test func `What FCM gets is the message without white space, in the order written`() {
    let document = MessageDocument(
      text: "{ \"validate_only\": true, \"message\": { \"b\": [ 1.0 , \"é\\n\" ],\n \"a\": {} } }")
    #expect(document.canonicalMessage == #"{"b":[1.0,"é\n"],"a":{}}"#)
    #expect(document.canonicalSize == 25)
  }

  @Test(arguments: ["", "[]", "3", "{\"message\": 3}", "{\"message\": null}", "{\"Message\": {}}"])
  func `Without a message object the draft has no message`(text: String) {
    #expect(MessageDocument(text: text).message == nil)
    #expect(MessageDocument(text: text).canonicalMessage == nil)
  }

  @Test func `A message starts as an empty object on a line of its own`() {
    #expect(MessageDocument.empty.text == "{\n  \"message\": {}\n}\n")
    #expect(MessageDocument.empty.canonicalMessage == "{}")
  }
}
