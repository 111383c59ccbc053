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

  private static let json = #"{"message": {"topic": "news", "notification": {"title": "A"}}}"#

  @Test(arguments: [
    "DATA='\(json)'\ncurl -d \"$DATA\" \(address)\n",
    "DATA=$(cat <<EOF\n\(json)\nEOF\n)\ncurl -d \"$DATA\" \(address)\n",
    "DATA=$(cat <<'EOF'\n\(json)\nEOF\n)\ncurl --data-raw \"${DATA}\" \(address)\n",
    "cat > /tmp/p.json <<EOF\n\(json)\nEOF\ncurl -d @/tmp/p.json \(address)\n",
    "cat <<EOF > p.json\n\(json)\nEOF\ncurl -d @p.json \(address)\n",
    "tee p.json <<'EOF'\n\(json)\nEOF\ncurl --data-binary @p.json \(address)\n",
    "echo '\(json)' > p.json\ncurl -d @p.json \(address)\n",
    "echo '\(json)' | curl -d @- \(address)\n", "printf '\(json)' | curl -d @- \(address)\n",
  ])
  func `A message that a script keeps first and sends then is one message`(script: String) {
    let read = MessageImport.reading(script)
    #expect(read.snippets.isEmpty, "\(read.snippets)")
    #expect(read.compact == #"{"topic":"news","notification":{"title":"A"}}"#, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test func `What the shell fills in is named in the lines of the variable`() {
    let read = MessageImport.reading(
      "DATA=$(cat <<EOF\n{\"message\": {\"topic\": \"news\",\n \"data\": {\"a\": \"$X\"}}}\nEOF\n)\ncurl -d \"$DATA\" \(Self.address)\n"
    )
    #expect(read.problems.filter { $0.loss?.code == "$X" }.map(\.line) == [3], "\(read.lines)")
  }

  @Test(arguments: [
    "DATA='\(json)'\ncurl -d @other.json \(address)\n",
    "cat > a.json <<EOF\n\(json)\nEOF\ncurl -d @b.json \(address)\n",
    "echo '\(json)' > p.json\ncat x | curl -d @- \(address)\n",
  ])
  func `A command that sends something else is one of the list`(script: String) {
    #expect(MessageImport.reading(script).snippets.count == 2)
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
