import CodeSnippets
import PushMessages
import Testing

struct SimulatorPushTests {
  @Test func `The file holds what Apple's service would get, and the app of apns-topic`() throws {
    let draft = """
      {"message": {"topic": "news", "notification": {"title": "Sale"}, "data": {"id": "7"},
        "android": {"ttl": "5s"}, "apns": {"headers": {"apns-topic": "com.example.shop"},
        "payload": {"aps": {"alert": {"loc-key": "BODY"}, "badge": 0}}}}}
      """
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: .simctl))
    let payload = try JSONNode(strict: String(snippet.text.dropLast()))
    #expect(payload["Simulator Target Bundle"]?.string == "com.example.shop")
    #expect(payload["id"]?.string == "7")
    #expect(payload["aps"]?["alert"]?["title"]?.string == "Sale")
    #expect(payload["aps"]?["badge"]?.kind == .number("0"))
    let notes = snippet.notes.map(\.description)
    #expect(notes.contains { $0.contains("‘BODY’") && $0.contains("its own language") })
    #expect(notes.contains { $0.hasPrefix("apns.payload.aps.alert.title: the same text") })
    #expect(notes.contains("android: left out: it is for Android"))
    #expect(notes.contains { $0.contains("xcrun simctl push booted") })
  }

  @Test func `Without apns-topic the call names the app`() throws {
    let draft = #"{"message": {"topic": "news", "notification": {"body": "b"}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: .simctl))
    #expect(!snippet.text.contains("Simulator Target Bundle"))
    #expect(snippet.notes.first?.sentence.contains("BUNDLE-ID") == true)
  }
}
