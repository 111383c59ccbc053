import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Functions that are trusted by their names, as long as the text doesn't define them.
@Suite(.takingTurns)
struct NamedHelperTests {
  private static let names = [
    "notify", "push", "publish", "dispatch", "enqueue", "deliver", "validate", "log", "test",
    "trace", "post",
  ]

  @Test(arguments: names)
  func `A function of the text that changes the message is named, whatever it is called`(
    name: String
  ) {
    let script = MessageImport.reading(
      """
      function \(name)(m) { m.topic = 'real'; }
      const message = { topic: 'a', notification: { title: 'T' } };
      \(name)(message);
      getMessaging().send(message);
      """)
    #expect(script.problems.contains { $0.loss != nil && $0.line == 3 }, "\(script.lines)")
    let python = MessageImport.reading(
      """
      def \(name)(m, topic):
          m.topic = topic
      msg = messaging.Message(topic="a", data={"k": "v"})
      \(name)(msg, "real")
      messaging.send(msg)
      """)
    #expect(python.problems.contains { $0.loss != nil && $0.line == 4 }, "\(python.lines)")
  }

  @Test(arguments: names)
  func `A function that the text doesn't define is trusted by its name`(name: String) {
    let read = MessageImport.reading(
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      \(name)(message);
      getMessaging().send(message);
      """)
    #expect(read.document.string(at: "topic") == "a")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  private static let calls = [
    "_.merge({}, base, {…})",
    "merge(base, {…})",
    "_.defaults({}, {…}, base)",
    "$.extend(true, {}, base, {…})",
    "angular.merge({}, base, {…})",
    "deepmerge(base, {…})",
    "Object.assign(baseMessage(), {…})",
    "Object.assign(this.base, {…})",
    "Object.assign(new Defaults(), {…})",
    "Object.assign(base, {…})",
    "Object.assign({}, base, {…})",
    "_.assign(base, {…})",
    "_.extend({}, base, {…})",
    "$.extend({}, base, {…})",
    "jQuery.extend({}, base, {…})",
    "angular.extend({}, base, {…})",
    "lodash.merge({}, base, {…})",
    "R.mergeDeepRight(base, {…})",
    "withDefaults({…})",
    "immutable.merge(base, {…})",
    "Object.assign(Object.create(base), {…})",
  ]

  @Test(arguments: calls)
  func `Objects that a function puts together are never taken for one of them alone`(call: String) {
    let merged = call.replacing("{…}", with: "{ topic: 'a', data: { k: 'v' } }")
    for code in [
      "const m = \(merged);\ngetMessaging().send(m);", "getMessaging().send(\(merged));",
      "const send = () => getMessaging().send(\(merged));",
    ] {
      let read = MessageImport.reading(code)
      #expect(read.problems.contains { $0.loss != nil && $0.line == 1 }, "\(read.lines)\n\(code)")
    }
  }
}
