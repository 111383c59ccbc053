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

  @Test func `A message without anything for Apple is refused`() throws {
    let draft = #"{"message": {"topic": "news", "data": {"a": "b"}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: .simctl))
    #expect(
      snippet.refusal
        == "the simulator refuses a file without aps: add a notification or apns.payload.aps")
  }

  @Test func `An image is in the file, and its note says who shows it`() throws {
    let draft = """
      {"message": {"topic": "news", "notification": {"title": "Sale"},
        "apns": {"fcm_options": {"image": "https://e.com/i.png", "analytics_label": "l"}}}}
      """
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: .simctl))
    let payload = try JSONNode(strict: String(snippet.text.dropLast()))
    #expect(payload["fcm_options"]?["image"]?.string == "https://e.com/i.png")
    #expect(snippet.refusal == nil)
    let notes = snippet.notes.map(\.description)
    #expect(
      notes.contains(
        "apns.fcm_options.image: in the file as fcm_options.image, which only a notification service extension shows"
      ))
    #expect(notes.contains("apns.fcm_options.analytics_label: left out: only FCM reads it"))
  }

  @Test func `Values that FCM refuses are named, because they aren't in the file`() throws {
    let draft = #"{"message": {"topic": "a", "notification": {"title": "T"}, "data": {"n": 5}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: .simctl))
    #expect(snippet.leftOut == ["data.n"], "\(snippet.notes)")
    #expect(!snippet.isWhole)
  }
}
