import PushMessages
import Testing

struct AndroidConversionTests {
  private static func document(_ message: String) -> MessageDocument {
    MessageDocument(text: "{\"message\": \(message)}")
  }

  private static func compact(_ document: MessageDocument) -> String? { document.canonicalMessage }

  /// A message with `android`, the same with `android_v2`, and what is lost on the way there and back.
  struct Case: CustomTestStringConvertible {
    var current: String
    var preview: String
    var lost: [FieldPath] = []

    var testDescription: String { current }
  }

  static let cases = [
    Case(
      current:
        #"{"android":{"ttl":"3600s","notification":{"title_loc_key":"k","title_loc_args":["A"]}}}"#,
      preview:
        #"{"android_v2":{"remote_notification":{"notification":{"title_loc_key":"k","title_loc_args":["A"]}},"ttl":"3600s"}}"#
    ),
    Case(
      current:
        #"{"android":{"collapse_key":"c","restricted_package_name":"p","data":{"priority":"1"},"direct_boot_ok":true,"bandwidth_constrained_ok":true,"restricted_satellite_ok":false,"fcm_options":{"analytics_label":"l"},"notification":{"tag":"t"}}}"#,
      preview:
        #"{"android_v2":{"remote_notification":{"notification":{"tag":"t"}},"collapse_key":"c","restricted_package_name":"p","data":{"priority":"1"},"direct_boot_ok":true,"bandwidth_constrained_ok":true,"restricted_satellite_ok":false,"fcm_options":{"analytics_label":"l"}}}"#
    ),
    Case(
      current:
        #"{"topic":"t","android":{"priority":"HIGH","notification":{"body":"B","proxy":"DENY","bypass_proxy_notification":true}},"apns":{}}"#,
      preview:
        #"{"topic":"t","android_v2":{"remote_notification":{"notification":{"body":"B"}}},"apns":{}}"#,
      lost: [
        "android.notification.proxy", "android.notification.bypass_proxy_notification",
        "android.priority",
      ]),
    Case(
      current: #"{"notification":{"title":"T"},"android":{"priority":"NORMAL","ttl":"0s"}}"#,
      preview:
        #"{"notification":{"title":"T"},"android_v2":{"remote_notification":{},"ttl":"0s"}}"#,
      lost: ["android.priority"]),
    Case(
      current: #"{"data":{"a":"1"},"android":{"priority":"HIGH","ttl":"5s"}}"#,
      preview: #"{"data":{"a":"1"},"android_v2":{"background_sync":{},"ttl":"5s"}}"#,
      lost: ["android.priority"]),
    Case(
      current: #"{"android":{"notification":{"titleLocKey":"k","unheardOf":[1.50]}}}"#,
      preview:
        #"{"android_v2":{"remote_notification":{"notification":{"titleLocKey":"k","unheardOf":[1.50]}}}}"#
    ),
  ]

  @Test(arguments: cases)
  func `android becomes android_v2, and what that lacks is listed`(example: Case) throws {
    let converted = try AndroidConversion(Self.document(example.current), to: .v2)
    #expect(Self.compact(converted.document) == example.preview)
    #expect(converted.losses.map(\.path) == example.lost)
  }

  @Test(arguments: cases)
  func `There and back keeps everything that has a counterpart`(example: Case) throws {
    let there = try AndroidConversion(Self.document(example.current), to: .v2)
    let back = try AndroidConversion(there.document, to: .v1)
    var expected = Self.document(example.current)
    for path in example.lost { try expected.set(nil, at: path) }
    #expect(back.document.setFields.map(\.field.path) == expected.setFields.map(\.field.path))
    for path in expected.setFields.map(\.field.path) where FieldCatalogue.children(of: path).isEmpty
    {
      #expect(
        back.document.node(at: path).map(JSONText.compact)
          == expected.node(at: path).map(JSONText.compact))
    }
  }

  @Test func `What android lacks is listed on the way back`() throws {
    let message = #"""
      {"android_v2": {"remote_notification": {"mutable_content": true, "use_as_v1_data_message": true,
        "notification": {"id": 7, "tag": "t"}}, "ttl": "1s"}}
      """#
    let back = try AndroidConversion(Self.document(message), to: .v1)
    #expect(Self.compact(back.document) == #"{"android":{"notification":{"tag":"t"},"ttl":"1s"}}"#)
    #expect(
      back.losses.map(\.path) == [
        "android_v2.remote_notification.mutable_content",
        "android_v2.remote_notification.use_as_v1_data_message",
        "android_v2.remote_notification.notification.id",
      ])
    let sync = try AndroidConversion(
      Self.document(#"{"topic": "t", "android_v2": {"background_sync": {}}}"#), to: .v1)
    #expect(Self.compact(sync.document) == #"{"topic":"t"}"#)
    #expect(sync.losses.map(\.path) == ["android_v2.background_sync"])
  }

  @Test func `A draft that has nothing to rewrite stays byte for byte`() throws {
    for message in [#"{ "topic" : "t" }"#, #"{"android_v2":  {"ttl": "1s"}}"#] {
      let document = Self.document(message)
      #expect(try AndroidConversion(document, to: .v2).document.text == document.text)
    }
  }

  @Test func `The rest of the text stays as it is`() throws {
    let text =
      "{\n    \"message\": {\n        \"topic\" :  \"t\",\n        \"android\": {\n            \"ttl\": \"1s\"\n        },\n        \"data\": {\"n\" : \"1\"}\n    }\n}\n"
    let converted = try AndroidConversion(MessageDocument(text: text), to: .v2).document.text
    #expect(converted.contains("    \"topic\" :  \"t\",\n        \"android_v2\": {\n"))
    #expect(converted.hasSuffix("        \"data\": {\"n\" : \"1\"}\n    }\n}\n"))
    let back = try AndroidConversion(MessageDocument(text: converted), to: .v1).document.text
    #expect(back == text)
  }

  @Test(
    arguments: [
      #"{"android": {}, "android_v2": {}}"#, #"{"android": "x"}"#, #"{"android": null}"#,
    ])
  func `A draft that cannot be rewritten says why`(message: String) {
    #expect(throws: MessageDocument.EditRefusal.self) {
      try AndroidConversion(Self.document(message), to: .v2)
    }
  }

  @Test(arguments: [
    (#"{"notification": {"title": "T"}, "android_v2": {"background_sync": {}}}"#, true),
    (#"{"data": {"a": "1"}, "android_v2": {"background_sync": {}}}"#, false),
    (#"{"notification": {"title": "T"}, "android_v2": {"remote_notification": {}}}"#, false),
  ])
  func `A message that Android keeps silent doesn't become visible`(
    message: String, isRefused: Bool
  ) {
    let converted = try? AndroidConversion(Self.document(message), to: .v1)
    #expect((converted == nil) == isRefused)
  }

  @Test func `Of a key that is there twice, the one that counts is rewritten alone`() throws {
    let message =
      #"{"android": {"ttl": "1s"}, "topic": "t", "android": {"notification": {"tag": "n"}}}"#
    let converted = try AndroidConversion(Self.document(message), to: .v2)
    #expect(
      Self.compact(converted.document)
        == #"{"topic":"t","android_v2":{"remote_notification":{"notification":{"tag":"n"}}}}"#)
  }
}
