import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Messages of languages that Pushwright has no reader for, whose texts hold values.
@Suite(.takingTurns)
struct FilledTextTests {
  @Test(arguments: [
    ("message = { 'topic': 'news', 'notification': { 'title': \"Hi #{name}\" } }", "#{name}"),
    ("message = { topic: 'news', notification: { title: \"Hi #{user.name}\" } }", "#{user.name}"),
    (
      "body = { \"message\": { \"topic\": \"news\", \"data\": { \"a\": \"#{id}\" } } }.to_json",
      "#{id}"
    ),
    (
      "final message = { 'message': { 'topic': 'news', 'notification': { 'title': 'Hi ${user.name}' } } };",
      "${user.name}"
    ),
    (
      "await http.post(url, body: jsonEncode({ \"message\": { \"topic\": \"news\", \"data\": { \"a\": \"$id\" } } }));",
      "$id"
    ),
    (
      "final body = <String, dynamic>{ 'topic': 'news', 'notification': { 'title': 'Hi $name' } };",
      "$name"
    ),
    ("<?php\n$body = <<<JSON\n{ \"message\": { \"topic\": \"$topic\" } }\nJSON;\n", "$topic"),
    (
      "let body = \"\"\"\n{\"message\": {\"topic\": \"\\(topic)\", \"data\": {\"a\": \"b\"}}}\n\"\"\"",
      "\\(topic)"
    ),
  ])
  func `A text that another language fills in is named with its value`(code: String, hole: String) {
    let read = MessageImport.reading(code)
    #expect(read.problems.compactMap(\.loss?.code) == [hole], "\(read.lines)")
  }

  @Test(arguments: [
    "const message = { 'topic': 'a', 'notification': { 'title': 'Costs $5 and $x' } };\ngetMessaging().send(message);",
    "payload = {\"message\": {\"topic\": \"a\", \"notification\": {\"title\": \"$x\"}}}\nrequests.post(url, json=payload)",
    "const message = { topic: 'a', notification: { title: '# {x} $' } };\ngetMessaging().send(message);",
  ])
  func `A sign that means nothing in the language stays a part of the text`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }
}
