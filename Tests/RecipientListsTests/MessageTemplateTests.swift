import FCMClient
import PushMessages
import Testing

@testable import RecipientLists

/// How a draft with placeholders becomes a message to one recipient.
struct MessageTemplateTests {
  private func template(_ text: String) throws -> MessageTemplate {
    MessageTemplate(JSONValue(try JSONNode(strict: text)))
  }

  private func filled(_ text: String, _ values: String...) throws -> String {
    try template(text).filled(values, to: Registration(Lists.token(1)))
  }

  @Test func `A message that FCM takes by no means isn't filled in to its end`() throws {
    let names = String(repeating: "{{x}}", count: 10_000)
    let message = try filled(#"{"data": {"a": "\#(names)"}}"#, String(repeating: "y", count: 4096))
    #expect((65_536...200_000).contains(message.utf8.count))
    #expect(message.hasSuffix("{{x}}\"},\(Self.target)"))
  }

  private static let target = "\"token\":\"\(Lists.token(1))\"}"

  @Test(arguments: [
    (#"{"data": {"a": "{{x}}"}}"#, #"{"data":{"a":"1"},"#),
    (#"{"data": {"a": "<{{ x }}-{{y}}-{{x}}>"}}"#, #"{"data":{"a":"<1-2-1>"},"#),
    (
      #"{"notification": {"title": "Hi {{x}}", "n": 1.50}, "topic": "news"}"#,
      #"{"notification":{"title":"Hi 1","n":1.50},"#
    ),
    (
      #"{"apns": {"payload": {"aps": {"alert": {"loc-args": ["{{x}}", "{{y}}"]}}}}}"#,
      #"{"apns":{"payload":{"aps":{"alert":{"loc-args":["1","2"]}}}},"#
    ),
    (#"{"data": {"{{x}}": "{x} {{}} {{{x}}} {{x"}}"#, #"{"data":{"{{x}}":"{x} {{}} {1} {{x"},"#),
    (
      #"{"fid": "old", "condition": "a", "data": {"a": "b", "a": "{{x}}"}}"#, #"{"data":{"a":"1"},"#
    ),
    ("{}", "{"),
  ])
  func `Placeholders in texts, arguments and data are filled`(
    text: String, expected: String
  ) throws {
    #expect(try filled(text, "1", "2") == expected + Self.target)
  }

  @Test func `A value stays a text whatever it holds`() throws {
    let hostile = "\",\"topic\":\"all\",\"x\":\"\\\n\u{1B}{{x}}\u{202E}"
    let text = try filled(#"{"data": {"a": "{{x}}"}}"#, hostile)
    let node = try JSONNode(strict: text)
    #expect(node["data"]?["a"]?.string == hostile)
    #expect(node.members?.map(\.key) == ["data", "token"])
  }

  @Test func `The names of placeholders are told once each, in their order`() throws {
    let template = try template(
      #"{"data": {"a": "{{city}} {{name}}", "b": "{{ city }}{{zip code}}"}}"#)
    #expect(template.placeholders == ["city", "name", "zip code"])
  }

  @Test func `An installation ID is sent as fid`() throws {
    let text = try template("{}").filled([], to: Registration(Lists.fid(1)))
    #expect(text == "{\"fid\":\"\(Lists.fid(1))\"}")
  }
}
