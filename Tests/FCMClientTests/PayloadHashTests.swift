import FCMClient
import PushMessages
import Testing

struct PayloadHashTests {
  private func hash(
    _ text: String, project: String = "demo-shop", computed: [FieldPath] = []
  ) throws -> String {
    let project = try #require(ProjectID(project))
    return PayloadHash(project: project, message: try JSONNode(strict: text), computed: computed)
      .description
  }

  @Test func `The hash of a message is the same on every machine and in every version`() throws {
    let hash = try hash(#"{"topic":"news"}"#)
    #expect(hash == "3daf2f123c6dcdd2fffed4b5a0b33b0e9ffb35a779d5dc3889b5ec5836583fd8")
    #expect(hash.count == 64)
  }

  @Test func `White space, escapes and a key that does not count make no difference`() throws {
    let plain = try hash(#"{"topic":"é","data":{"a":"1"}}"#)
    #expect(try hash("{ \"topic\" : \"\\u00e9\",\n\"data\":{\"a\":\"1\"} }") == plain)
    #expect(try hash(#"{"topic":"x","topic":"é","data":{"a":"1"}}"#) == plain)
  }

  @Test(arguments: [
    #"{"topic":"news2","data":{"a":"1","b":"2"}}"#, #"{"token":"news","data":{"a":"1","b":"2"}}"#,
    #"{"topic":"news","data":{"a":"1","b":"3"}}"#, #"{"topic":"news","data":{"b":"2","a":"1"}}"#,
    #"{"topic":"news","data":{"a":"1","b":2}}"#,
  ])
  func `Another target, text, type or order is another payload`(other: String) throws {
    #expect(try hash(#"{"topic":"news","data":{"a":"1","b":"2"}}"#) != hash(other))
  }

  @Test func `Another project is another payload`() throws {
    #expect(try hash("{}") != hash("{}", project: "demo-test"))
  }

  @Test(arguments: [
    #"{"topic":"a","apns":{"headers":{"apns-expiration":"1800000000"}}}"#,
    #"{"topic":"a","apns":{"headers":{}}}"#, #"{"topic":"a","apns":{}}"#,
  ])
  func `A time that is computed when sending does not count`(text: String) throws {
    let computed = [PayloadHash.expiration]
    #expect(try hash(text, computed: computed) == hash(#"{"topic":"a"}"#, computed: computed))
  }

  @Test func `Headers beside a computed time count, and so does a time of the draft's own`() throws
  {
    let low = #"{"topic":"a","apns":{"headers":{"apns-priority":"5","apns-expiration":"1"}}}"#
    let high = #"{"topic":"a","apns":{"headers":{"apns-priority":"10","apns-expiration":"1"}}}"#
    let computed = [PayloadHash.expiration]
    #expect(try hash(low, computed: computed) != hash(high, computed: computed))
    #expect(try hash(low) != hash(low.replacing("\"1\"", with: "\"2\"")))
  }

  @Test func `A message whose headers are no object has a hash too`() throws {
    let text = #"{"topic":"a","apns":{"headers":"x"}}"#
    #expect(try hash(text, computed: [PayloadHash.expiration]) == hash(text))
  }
}
