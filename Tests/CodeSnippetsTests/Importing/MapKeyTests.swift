import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Which key a literal's map has where the code writes a name or a number for it.
@Suite(.takingTurns)
struct MapKeyTests {
  private static let constants = """
    package p

    type Data map[string]string
    type (
    \tRows  []map[string]string
    \tAlias = map[string]string
    )

    const KeyType = "type"
    const (
    \tKeyID  = "id"
    \tprefix = "x_"
    )

    func send(field string) {
    \tclient.Send(ctx, &messaging.Message{Topic: "t", FIELD})
    }
    """

  private static func read(_ field: String) -> MessageImport {
    MessageImport.reading(constants.replacing("FIELD", with: field))
  }

  @Test(
    arguments: [
      ("Data: map[string]string{KeyType: \"a\"}", "type"),
      ("Data: Data{KeyType: \"a\"}", "type"),
      ("Data: Alias{KeyID: \"a\"}", "id"),
      ("Data: map[string]string{prefix + \"k\": \"a\"}", "x_k"),
      ("Data: map[string]string{string(KeyID): \"a\"}", "id"),
      ("Android: &messaging.AndroidConfig{Data: map[string]string{KeyID: \"a\"}}", "id"),
      (
        "Webpush: &messaging.WebpushConfig{Headers: map[string]string{KeyID: \"a\"}}",
        "id"
      ),
      ("Webpush: &messaging.WebpushConfig{Data: map[string]string{KeyID: \"a\"}}", "id"),
      ("APNS: &messaging.APNSConfig{Headers: map[string]string{KeyID: \"a\"}}", "id"),
      (
        "APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{CustomData: map[string]any{KeyID: \"a\"}}}",
        "id"
      ),
      (
        "APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{CustomData: map[string]any{\"m\": map[string]map[string]string{\"n\": {KeyID: \"a\"}}}}}",
        "id"
      ),
      (
        "APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{CustomData: map[string]any{\"m\": []map[string]string{{KeyID: \"a\"}}}}}",
        "id"
      ),
      (
        "APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{CustomData: map[string]any{\"m\": Rows{{KeyID: \"a\"}}}}}",
        "id"
      ),
      (
        "APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{CustomData: map[string]any{\"m\": gin.H{KeyID: \"a\"}}}}",
        "id"
      ),
    ])
  func `A constant before a colon in a map of Go is the key's value`(field: String, key: String) {
    let read = Self.read(field)
    #expect(
      read.compact?.contains("{\"\(key)\":\"a\"}") ?? false, "\(read.strictText) \(read.lines)")
    #expect(!read.strictText.contains("Key"), "\(read.strictText)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: ["field", "undefined", "keys.Other", "KeyOf(1)"])
  func `A key of Go that isn't in the text is named, and never written by its name`(key: String) {
    let read = Self.read("Data: map[string]string{\(key): \"a\", \"b\": \"c\"}")
    #expect(read.compact == #"{"topic":"t","data":{"b":"c"}}"#)
    #expect(
      read.problems.compactMap { $0.loss == nil ? nil : $0.sentence }
        == ["data[\(key)] was left out: its key isn't in the text"])
  }

  @Test func `A map of Go that is filled later keeps what its constants say`() {
    let read = MessageImport.reading(
      """
      package p

      const KeyType = "type"

      func send() {
      \tdata := map[string]string{KeyType: "a"}
      \tdata["type"] = "b"
      \tclient.Send(ctx, &messaging.Message{Topic: "t", Data: data})
      }
      """)
    #expect(read.compact == #"{"topic":"t","data":{"type":"b"}}"#)
  }

  @Test(
    arguments: [
      ("0x10", "16"), ("1e3", "1000"), ("1.50", "1.5"), (".5", "0.5"), ("10n", "10"),
      ("1_000", "1000"), ("0o17", "15"), ("0b11", "3"), ("7", "7"), ("1e21", nil),
    ] as [(String, String?)])
  func `A number before a colon in JavaScript is the key that the language makes of it`(
    number: String, key: String?
  ) {
    let read = MessageImport.reading(
      "getMessaging().send({ topic: 't', data: { \(number): 'a' } });")
    let data = key.map { #"{"\#($0)":"a"}"# } ?? "{}"
    #expect(read.compact == #"{"topic":"t","data":\#(data)}"#)
    #expect(read.problems.contains { $0.loss != nil } == (key == nil), "\(read.lines)")
  }

  @Test(
    arguments: [
      ("dict([(\"a\", \"b\")])", #"{"a":"b"}"#),
      ("dict((('a', 'b'), ('c', 'd')))", #"{"a":"b","c":"d"}"#),
      ("dict([[\"a\", \"b\"]])", #"{"a":"b"}"#), ("dict({\"a\": \"b\"})", #"{"a":"b"}"#),
      ("dict(a=\"b\")", #"{"a":"b"}"#),
    ])
  func `A dictionary that Python makes of pairs is one`(code: String, data: String) {
    let read = MessageImport.reading("m = messaging.Message(topic=\"t\", data=\(code))")
    #expect(read.compact == #"{"topic":"t","data":\#(data)}"#, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: ["dict(zip(a, b))", "dict([\"ab\"])", "dict(pairs)", "list({\"a\": \"b\"})"])
  func `A dictionary whose pairs aren't in the text is left out`(code: String) {
    let read = MessageImport.reading("m = messaging.Message(topic=\"t\", data=\(code))")
    #expect(read.compact == #"{"topic":"t"}"#)
    #expect(read.problems.contains { $0.loss?.name == "data" }, "\(read.lines)")
  }
}
