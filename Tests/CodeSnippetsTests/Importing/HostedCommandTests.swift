import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// A curl command in a text of a program, a Makefile, a batch file or a workflow.
@Suite(.takingTurns)
struct HostedCommandTests {
  private static let address = "https://fcm.googleapis.com/v1/projects/p/messages:send"

  private static func curl(_ title: String) -> String {
    #"curl -d '{"message":{"topic":"news","notification":{"title":"\#(title)"}}}' \#(address)"#
  }

  @Test(
    arguments: [
      ("import subprocess\nsubprocess.run(\"\"\"\(curl("A\\\\nB"))\"\"\", shell=True)", "A\nB"),
      ("import os\nos.system(\"\"\"\nset -e\n\(curl("A\\\\nB"))\n\"\"\")", "A\nB"),
      ("import os\nos.system(r\"\"\"\(curl("A\\nB"))\"\"\")", "A\nB"),
      ("import os\nos.system(\"\(curl("A\\\\nB").replacing("\"", with: "\\\""))\")", "A\nB"),
      ("const x = 1;\nexecSync(`\(curl("A\\\\nB"))`);", "A\nB"),
      ("stage('a') {\n  sh \"\"\"\n    \(curl("\\$5 A\\\\nB"))\n  \"\"\"\n}", "$5 A\nB"),
      ("stage('a') {\n  sh '''\n    \(curl("A\\\\nB"))\n  '''\n}", "A\nB"),
      ("push:\n\t\(curl("$$5 off"))\n", "$5 off"), ("push: all\n\t@\(curl("$$5 off"))\n", "$5 off"),
      (
        "@echo off\n" + curl("50%% off").replacing("\"", with: "\\\"").replacing("'", with: "\""),
        "50% off"
      ),
      ("steps:\n  - run: |\n      \(curl("A\\nB"))\n", "A\nB"),
      (curl("A\\nB $5 100% sure 50%discount {a} #1"), "A\nB $5 100% sure 50%discount {a} #1"),
    ])
  func `The shell gets what the program or tool makes of the text`(code: String, title: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "notification.title") == title, "\(read.lines)")
    #expect(read.snippets.isEmpty)
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(
    arguments: [
      (curl("${{ github.ref_name }}"), "${{ github.ref_name }}"), (curl("{{topic}}"), "{{topic}}"),
      (curl("{{{topic}}}"), "{{{topic}}}"), (curl("<%= title %>"), "<%= title %>"),
      (curl("a #{title}"), "#{title}"), (curl("a %s"), "%s"), (curl("a %1$s."), "%1$s"),
      (curl("%(title)s"), "%(title)s"), (curl("%TITLE%"), "%TITLE%"),
      ("push:\n\t\(curl("$(TITLE)"))\n", "$(TITLE)"),
      ("push:\n\t\(curl("${TITLE}"))\n", "${TITLE}"),
      ("stage('a') {\n  sh \"\"\"\n    \(curl("${env.NAME}"))\n  \"\"\"\n}", "${env.NAME}"),
      ("const x = 1;\nexecSync(`\(curl("${name}"))`);", "${name}"),
      (
        "import os\nos.system(f\"\"\"\(curl("NAME").replacing("{", with: "{{").replacing("}", with: "}}").replacing("NAME", with: "{u.name}"))\"\"\")",
        "{u.name}"
      ),
    ])
  func `A place in a command that a tool fills in is named with its field`(
    code: String, hole: String
  ) {
    let read = MessageImport.reading(code)
    #expect(
      read.problems.compactMap { $0.loss == nil ? nil : $0.sentence }
        == ["‘\(hole)’ is for the program to fill in, and stays in notification.title"],
      "\(read.lines)")
  }

  @Test(
    arguments: [
      ("A\\\\nB", "A\nB"), ("\\101\\x42 \\xe2\\x82\\xac \\u20ac", "AB € €"), ("It\\'s", "It's"),
      ("a\\\"b", nil), ("tab\\\\t.", "tab\t."), ("\\\\\\\\", "\\"),
    ] as [(String, String?)])
  func `Escapes of bash are those of bash`(text: String, title: String?) {
    let read = MessageImport.reading(Self.curl(text).replacing("-d '", with: "-d $'"))
    #expect(
      (read.canBeRead ? read.document.string(at: "notification.title") : nil) == title,
      "\(read.lines)")
  }

  @Test(arguments: [
    "Use \"curl -d @file.json https://x\" to send.", "Use 'curl -d \"$X\" https://x' to send.",
  ])
  func `A sentence about curl is no command`(text: String) {
    let read = MessageImport.reading(text + "\n\n" + #"{"message": {"topic": "a"}}"#)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(read.snippets.isEmpty)
  }

  @Test func `A step of a workflow ends the command before it`() {
    let read = MessageImport.reading(
      "steps:\n  - run: \(Self.curl("A"))\n  - run: echo done\n")
    #expect(read.document.string(at: "notification.title") == "A")
    #expect(!read.problems.contains { $0.sentence.contains("continues here") }, "\(read.lines)")
  }
}
