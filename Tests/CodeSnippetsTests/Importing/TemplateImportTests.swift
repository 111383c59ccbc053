import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// A message in a text of a program that the program fills in or changes before it sends it.
@Suite(.takingTurns)
struct TemplateImportTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
  }

  private static let json =
    #"{"message": {"topic": "news", "notification": {"title": "HOLE", "body": "B"}}}"#

  private static func filled(_ hole: String) -> String {
    json.split(separator: "HOLE").joined(separator: "Hi " + hole)
  }

  private static let templates = [
    Case(testDescription: "Python: a percent sign", code: "body = '\(filled("%s"))' % name"),
    Case(testDescription: "Python: a name", code: "body = '\(filled("%(name)s"))' % names"),
    Case(testDescription: "Node.js: a template", code: "const body = `\(filled("${name}"))`;"),
    Case(testDescription: "Kotlin: a name", code: "val body = \"\"\"\(filled("$name"))\"\"\""),
    Case(
      testDescription: "C#: a raw text", code: "var body = $$\"\"\"\(filled("{{name}}"))\"\"\";"),
    Case(testDescription: "a number in braces", code: "String body = '\(filled("{0}"))'"),
    Case(
      testDescription: "a file with HTTP requests",
      code:
        "POST https://fcm.googleapis.com/v1/projects/p/messages:send\n\n\(filled("{{name}}"))"),
    Case(
      testDescription: "a command of Windows",
      code:
        "curl -X POST -d \"\(filled("%NAME%").split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\" https://fcm.googleapis.com/v1/projects/p/messages:send"
    ),
  ]

  @Test(arguments: templates)
  func `A place that the program fills in is named with its field`(sample: Case) {
    let read = MessageImport.reading(sample.code)
    let losses = read.problems.compactMap(\.loss)
    #expect(read.canBeRead)
    #expect(
      losses.contains { $0.name == "notification.title" && $0.extent == .unfilled },
      "\(read.lines)")
  }

  private static let replaced = [
    Case(
      testDescription: "Node.js: the text of an object",
      code: """
        const body = JSON.stringify({ message: { topic: 'a', notification: { title: 'T' } } }).replace('a', 'b');
        fetch(URL, { method: 'POST', body });
        """),
    Case(
      testDescription: "PowerShell",
      code: "$body = '\(filled("!"))' -replace 'a','b'\nInvoke-RestMethod -Body $body"),
    Case(
      testDescription: "Java: in a later line",
      code: "String body = '\(filled("!"))';\nbody = body.replace(\"a\", \"b\");"),
  ]

  @Test(arguments: [
    "body = '\(filled("!"))'\nd = json.loads(body)\nd['message']['topic'] = 'b'",
    "const body = '\(filled("!"))';\nconst d = JSON.parse(body);",
  ])
  func `A text of which the program makes an object is doubted`(code: String) {
    let read = MessageImport.reading(code)
    #expect(
      read.problems.contains { $0.loss?.extent == .doubtful && $0.line == 2 }, "\(read.lines)")
  }

  @Test(arguments: replaced)
  func `A text that is replaced after it was written is doubted`(sample: Case) {
    let read = MessageImport.reading(sample.code)
    #expect(read.canBeRead)
    #expect(
      read.problems.contains { $0.loss?.extent == .doubtful }, "\(read.lines)")
  }

  @Test(arguments: ["100% sure", "5 $", "a {b c}", "50% off", "#1", "{}"])
  func `Signs that fill in nothing are letters`(text: String) {
    let read = MessageImport.reading("const body = '\(Self.filled(text))';")
    #expect(read.document.string(at: "notification.title") == "Hi " + text)
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }
}
