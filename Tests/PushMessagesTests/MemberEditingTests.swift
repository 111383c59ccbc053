import PushMessages
import Testing

struct MemberEditingTests {
  private static let text =
    "{\"message\": {\n  \"data\" : { \"a\":\"1\" ,\"b\": 2,\t\"a\" :\"3\" }}}\n"

  @Test(arguments: [
    (0, "{\"message\": {\n  \"data\" : { \"k\":\"1\" ,\"b\": 2,\t\"a\" :\"3\" }}}\n"),
    (2, "{\"message\": {\n  \"data\" : { \"a\":\"1\" ,\"b\": 2,\t\"k\" :\"3\" }}}\n"),
    (3, text), (-1, text),
  ])
  func `A renamed key keeps its value and its place, and all around it`(
    index: Int, expected: String
  ) {
    var document = MessageDocument(text: Self.text)
    document.renameMember(index, of: "data", to: "k")
    #expect(document.text == expected)
  }

  @Test func `A key is quoted as JSON wants it, and one that stays is not rewritten`() {
    var document = MessageDocument(text: #"{"message": {"data": {"\u0061": "1"}}}"#)
    document.renameMember(0, of: "data", to: "a")
    #expect(document.text == #"{"message": {"data": {"\u0061": "1"}}}"#)
    document.renameMember(0, of: "data", to: "a\"b")
    #expect(document.text == #"{"message": {"data": {"a\"b": "1"}}}"#)
  }

  @Test func `Of two members with one key each has a value of its own`() {
    var document = MessageDocument(text: Self.text)
    document.setMember(0, of: "data", to: .string("x"))
    #expect(document.text == Self.text.replacing("\"1\"", with: "\"x\""))
    document.setMember(2, of: "data", to: .string("y"))
    #expect(
      document.text
        == Self.text.replacing("\"1\"", with: "\"x\"").replacing("\"3\"", with: "\"y\""))
    document.setMember(3, of: "data", to: .string("z"))
    document.setMember(0, of: "android.data", to: .string("z"))
    #expect(document.node(at: "data")?.members?.count == 3)
  }

  @Test(arguments: [
    (0, "{\"message\": {\n  \"data\" : { \"b\": 2,\t\"a\" :\"3\" }}}\n"),
    (1, "{\"message\": {\n  \"data\" : { \"a\":\"1\",\t\"a\" :\"3\" }}}\n"),
    (2, "{\"message\": {\n  \"data\" : { \"a\":\"1\" ,\"b\": 2 }}}\n"),
  ])
  func `A member goes with its comma and no other`(index: Int, expected: String) {
    var document = MessageDocument(text: Self.text)
    document.removeMember(index, of: "data")
    #expect(document.text == expected)
  }

  @Test func `With its last member a map goes, and what it leaves empty`() {
    var document = MessageDocument(
      text: #"{"message": {"topic": "t", "android": {"data": {"": "1"}}}}"#)
    document.removeMember(1, of: "android.data")
    #expect(document.node(at: "android.data") != nil)
    document.removeMember(0, of: "android.data")
    #expect(document.text == #"{"message": {"topic": "t"}}"#)
  }
}
