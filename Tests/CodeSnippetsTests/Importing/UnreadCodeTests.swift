import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Code that is more than a program: a template, a merge that wasn't finished, the difference of two files.
@Suite(.takingTurns)
struct UnreadCodeTests {
  private static let start = "admin.messaging().send({\n  topic: 'a',\n"
  private static let java =
    "class A { void f() { FirebaseMessaging.getInstance().send(Message.builder()\n"

  @Test(arguments: [
    start + "  {{#if title}}\n  notification: { title: 'T' },\n  {{/if}}\n});",
    start + "  <% if (t) { %>notification: { title: 'T' },<% } %>\n  data: { k: '1' },\n});",
    start + "  #if DEBUG\n  notification: { title: 'T' },\n  #endif\n});",
    start + "  @x notification: { title: 'T' },\n});",
    start + "-  notification: { title: 'Old' },\n+  notification: { title: 'New' },\n});",
    start
      + "<<<<<<< HEAD\nnotification: {title: 'a'}\n=======\nnotification: {title: 'b'}\n>>>>>>> x\n});",
    "<<<<<<< HEAD\nconst t = 'a';\n=======\nconst t = 'b';\n>>>>>>> x\n"
      + "admin.messaging().send({topic: 'a', notification: {title: t}});",
    java + "  .setTopic(\"a\")\n  #if($title)\n  .putData(\"k\", \"v\")\n  #end\n  .build()); } }",
    java
      + "  .setTopic(\"a\")\n-  .putData(\"k\", \"a\")\n+  .putData(\"k\", \"b\")\n  .build()); } }",
    "class A { void f() { Message.Builder b = Message.builder()\n  .setTopic(\"a\");\n"
      + "  .putData(\"k\", \"v\");\n  FirebaseMessaging.getInstance().send(b.build()); } }",
    "class A { void f() { Message m = Optional.of(Message.builder().setTopic(\"a\"))"
      + ".map(b -> b.putData(\"k\", \"v\")).get().build(); FirebaseMessaging.getInstance().send(m); } }",
    "--- a/x.js\n+++ b/x.js\n@@ -1 +1 @@\n admin.messaging().send({topic: 'a', data: {k: '1'}});",
    "{\"message\": {\"topic\": \"a\", \"data\": {\"k\": \"{% if x %}1{% endif %}\"}}}",
  ])
  func `Code of which a part can't be read is named`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    java + "  .setTopic(\"a\")\n  .build()); } }",
    "class A { Message m() {\n  return Message.builder().setTopic(\"a\").build();\n} }",
    "const m = { topic: 'a', data: { k: '1' } } as Message;\nadmin.messaging().send(m);",
    "val m = Message.builder().setTopic(\"a\").build()\nFirebaseMessaging.getInstance().send(m)",
    "m = messaging.Message(topic='a') if True else None",
  ])
  func `Whole code has nothing that can't be read`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(!read.problems.contains { $0.sentence.contains("can't read") }, "\(read.lines)")
  }

  @Test func `Signs of values in a draft are letters`() {
    let draft = #"{"message":{"topic":"a","notification":{"title":"${x} #{y} $(z) {{w}}"}}}"#
    let read = MessageImport.reading(draft)
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }
}
