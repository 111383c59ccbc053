import CodeSnippets
import PushMessages
import Testing

/// The methods that the Node.js SDK had for the legacy API.
struct LegacyCallTests {
  @Test(
    arguments: [
      (
        "admin.messaging().sendToTopic('news', {notification: {title: 'T', clickAction: 'OPEN'}}, {priority: 'high', timeToLive: 60, collapseKey: 'k', contentAvailable: true, mutableContent: true});",
        #"{"message":{"notification":{"title":"T"},"android":{"notification":{"click_action":"OPEN"},"priority":"HIGH","ttl":"60s","collapse_key":"k"},"apns":{"payload":{"aps":{"category":"OPEN","content-available":1,"mutable-content":1}},"headers":{"apns-priority":"10"}},"topic":"news","webpush":{"headers":{"TTL":"60"}}}}"#
      ),
      (
        "const token = 'abc:def';\nconst payload = {data: {a: '1'}};\npayload.data.b = '2';\nconst options = {dryRun: true};\nadmin.messaging().sendToDevice(token, payload, options).then(r => console.log(r));",
        #"{"validate_only":true,"message":{"data":{"a":"1","b":"2"},"token":"abc:def"}}"#
      ),
      (
        "messaging.sendToCondition(\"'a' in topics\", {data: {a: '1'}})",
        #"{"message":{"data":{"a":"1"},"condition":"'a' in topics"}}"#
      ),
      (
        "messaging.sendToTopic('/topics/news', {data: {a: '1'}})",
        #"{"message":{"data":{"a":"1"},"topic":"news"}}"#
      ),
    ])
  func `Target, payload and options are one legacy payload`(code: String, request: String) throws {
    let imported = MessageImport.reading(code)
    #expect(imported.recognition.payload == .legacy)
    let expected = try JSONNode(strict: request)
    let read = try JSONNode(strict: imported.strictText)
    #expect(Self.leaves(read) == Self.leaves(expected), "\(imported.strictText)")
  }

  @Test(
    arguments: [
      (
        "messaging.sendToTopic(topic, {data: {a: '1'}})",
        "topic was left out: ‘topic’ isn't in the text"
      ),
      (
        "messaging.sendToDevice([a, b], {data: {a: '1'}})",
        "registration_ids was left out: a draft goes to one target, but these are 2"
      ),
      (
        "messaging.sendToTopic('a', {data: {a: '1'}}, options)",
        "options was left out: ‘options’ isn't in the text"
      ),
      (
        "messaging.sendToTopic('a', {data: {a: '1'}}, {restrictedPackage: 'x'})",
        "restricted_package was left out"
      ),
    ])
  func `An argument that isn't in the text is named`(code: String, sentence: String) {
    let imported = MessageImport.reading(code)
    let sentences = imported.problems.filter { $0.severity == .warning }.map(\.sentence)
    #expect(sentences.contains { $0.hasPrefix(sentence) }, "\(sentences)")
  }

  private static func leaves(_ node: JSONNode, _ path: FieldPath = FieldPath()) -> [FieldPath:
    String]
  {
    guard let members = node.members else { return [path: JSONText.compact(node)] }
    return members.reduce(into: [:]) { leaves, member in
      leaves.merge(Self.leaves(member.value, path.appending(member.key))) { $1 }
    }
  }
}
