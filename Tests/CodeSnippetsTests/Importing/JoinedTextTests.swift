import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// JSON that a program puts together of several texts.
@Suite(.takingTurns)
struct JoinedTextTests {
  @Test(arguments: [
    "import json\nb = ('{\"message\": {\"topic\": \"news\", '\n     '\"notification\": {\"title\": \"a\\\\nb\"}}}')",
    "import json\nb = '{\"message\": {\"topic\": \"news\", ' + '\"notification\": {\"title\": \"a\\\\nb\"}}}'",
    "const b = '{\"message\": {\"topic\": \"news\", ' +\n  '\"notification\": {\"title\": \"a\\\\nb\"}}}';",
    "const b = \"{\\\"message\\\": {\\\"topic\\\": \\\"news\\\", \" +\n  '\"notification\": {\"title\": \"a\\\\nb\"}}}';",
    "class A { void f() {\n  String b = \"{\\\"message\\\": {\\\"topic\\\": \\\"news\\\", \"\n    + \"\\\"notification\\\": {\\\"title\\\": \\\"a\\\\nb\\\"}}}\";\n} }",
    "<?php\n$b = '{\"message\": {\"topic\": \"news\", ' . '\"notification\": {\"title\": \"a\\nb\"}}}';",
    "package p\n\nfunc f() {\n\tb := `{\"message\": {\"topic\": \"news\", ` + `\"notification\": {\"title\": \"a\\nb\"}}}`\n}",
  ])
  func `Texts that a program joins are one`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.compact == #"{"topic":"news","notification":{"title":"a\nb"}}"#, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(
    arguments: [
      (
        "import json\nb = '{\"message\": {\"topic\": \"' + topic + '\", \"data\": {}}}'", "${topic}"
      ),
      ("import json\nb = '{\"message\": {\"topic\": \"' + str(n) + '\"}}'", "${str(n)}"),
      ("const b = '{\"message\": {\"topic\": \"' + topic + '\"}}';", "${topic}"),
      ("const b = `{\"message\": {\"topic\": \"` + o.topic + `\"}}`;", "${o.topic}"),
      (
        "class A { void f() {\n  String b = \"{\\\"message\\\": {\\\"topic\\\": \\\"\" + get(\"x\") + \"\\\"}}\";\n} }",
        "${get('x')}"
      ),
      ("<?php\n$b = '{\"message\": {\"topic\": \"' . $topic . '\"}}';", "${$topic}"),
      (
        "package p\n\nfunc f() {\n\tb := `{\"message\": {\"topic\": \"` + topic + `\"}}`\n}",
        "${topic}"
      ),
      (
        "using System;\nvar b = \"{\\\"message\\\": {\\\"topic\\\": \\\"\" + topic + \"\\\"}}\";",
        "${topic}"
      ),
    ])
  func `A value between joined texts is named, and never a part of them`(code: String, hole: String)
  {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == hole, "\(read.lines)")
    #expect(
      read.problems.contains { $0.loss?.name == "topic" && $0.loss?.extent == .unfilled },
      "\(read.lines)")
  }

  @Test(arguments: [
    "b = '{\"message\": {\"topic\": \"it's\"}}'",
    "const b = '{\"message\": {\"topic\": \"' topic '\"}}';",
  ])
  func `A message that its quotes end inside is doubted`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.canBeRead)
    #expect(read.problems.contains { $0.loss?.extent == .doubtful }, "\(read.lines)")
  }
}
