import PushMessages
import Testing

struct ChildrenTests {
  @Test(arguments: [
    (#"{"topic": "a", "mine": 1}"#, ["topic", "mine"]),
    (#"{"mine": 1, "topic": "a", "mine": 2}"#, ["topic", "mine"]),
    (#"{"fcmOptions": {"a": 1}}"#, ["fcm_options"]),
    (#"{"fcmOptions": 1, "fcm_options": 2}"#, ["fcmOptions", "fcm_options"]),
    (#"{"fcm_options": 2, "fcmOptions": 1, "fcmOptions": 3}"#, ["fcm_options", "fcmOptions"]),
    (#"{"é": 1, "e\#u{301}": 2}"#, ["é", "e\u{301}"]),
    (#"{"FCM": 1}"#, ["FCM"]),
  ])
  func `Each member that counts has the path that leads to it`(message: String, paths: [String])
    throws
  {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let children = document.children(of: try #require(document.message), at: FieldPath())
    #expect(children.map(\.path.lastKey) == paths)
    for child in children { #expect(document.node(at: child.path)?.range == child.node.range) }
  }

  @Test func `Names in maps have one spelling`() throws {
    let document = MessageDocument(
      text: #"{"message": {"data": {"userId": "1", "user_id": "2"}}}"#)
    let children = document.children(of: try #require(document.node(at: "data")), at: "data")
    #expect(children.map(\.path.description) == ["data.userId", "data.user_id"])
  }

  @Test func `An object of very many members is read in one pass`() throws {
    let members = (0..<40_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    let document = MessageDocument(text: "{\"message\":{\"apns\":{\"payload\":{\(members)}}}}")
    let payload = try #require(document.node(at: "apns.payload"))
    #expect(document.children(of: payload, at: "apns.payload").count == 40_000)
  }
}
