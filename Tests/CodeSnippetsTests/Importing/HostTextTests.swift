import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// JSON in a text of a program, a script or a file of data is what the language makes of the text.
@Suite(.takingTurns)
struct HostTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// With `HERE` for the JSON's title.
    var code: String
    var title: String
  }

  private static func json(_ title: String) -> String {
    #"{"message": {"topic": "news", "notification": {"title": "\#(title)"}}}"#
  }

  private static func escaped(_ title: String) -> String {
    json(title).replacing("\"", with: "\\\"")
  }

  private static let undone = [
    Case(
      testDescription: "Python: a text", code: "import requests\nbody = '\(json("a\\\\nb"))'",
      title: "a\nb"),
    Case(
      testDescription: "Python: three quotes",
      code: "import json\nbody = \"\"\"\n\(json("C:\\\\\\\\temp \\\\u00e9"))\n\"\"\"",
      title: "C:\\temp é"),
    Case(
      testDescription: "Python: a raw text", code: "import json\nbody = r'\(json("a\\nb \\\\d"))'",
      title: "a\nb \\d"),
    Case(
      testDescription: "Python: bytes", code: "B = b'\(json("\\xc3\\xa9 caf\\\\u00e9"))'",
      title: "é café"),
    Case(
      testDescription: "Python: a text with values",
      code:
        "import json\nbody = f'\(json("a\\\\nb").replacing("{", with: "{{").replacing("}", with: "}}"))'",
      title: "a\nb"),
    Case(
      testDescription: "JavaScript: a text", code: "const body = '\(json("It\\'s a\\\\nb"))';",
      title: "It's a\nb"),
    Case(
      testDescription: "JavaScript: a template", code: "const body = `\(json("a\\\\nb"))`;",
      title: "a\nb"),
    Case(
      testDescription: "JavaScript: halves of a character",
      code: "const body = '\(json("\\uD83D\\uDE00 \\u{1F600} \\x41"))';", title: "😀 😀 A"),
    Case(
      testDescription: "Java: a text block",
      code: "class A { void f() {\n String json = \"\"\"\n  \(json("a\\\\nb"))\n  \"\"\";\n} }",
      title: "a\nb"),
    Case(
      testDescription: "Java: a text", code: "String json = \"\(escaped("a\\\\nb"))\";",
      title: "a\nb"),
    Case(
      testDescription: "Kotlin: a raw text",
      code: "fun f() {\n  val json = \"\"\"\(json("a\\nb \\\\ c"))\"\"\"\n}", title: "a\nb \\ c"),
    Case(
      testDescription: "Go: a raw text",
      code: "package p\n\nfunc f() {\n\tbody := `\(json("a\\nb \\\\ c"))`\n}", title: "a\nb \\ c"),
    Case(
      testDescription: "Go: a text",
      code: "package p\n\nfunc f() {\n\tbody := \"\(escaped("a\\\\nb"))\"\n}", title: "a\nb"),
    Case(
      testDescription: "C#: a verbatim text",
      code: "string json = @\"\(json("a\\nb").replacing("\"", with: "\"\""))\";", title: "a\nb"),
    Case(
      testDescription: "C#: a raw text",
      code: "using System;\nstring json = \"\"\"\(json("a\\nb \\\\ c"))\"\"\";", title: "a\nb \\ c"),
    Case(
      testDescription: "Swift: three quotes",
      code: "import Foundation\nlet body = \"\"\"\n  \(json("a\\\\nb"))\n  \"\"\"", title: "a\nb"),
    Case(
      testDescription: "Swift: a raw text", code: "let body = #\"\(json("a\\nb"))\"#", title: "a\nb"
    ),
    Case(
      testDescription: "Ruby: a text",
      code: "require 'net/http'\nbody = '\(json("It\\'s a\\\\nb \\u00e9"))'\nputs body",
      title: "It's a\nb é"),
    Case(
      testDescription: "Ruby: a here-document", code: "body = <<~JSON\n  \(json("a\\\\nb"))\nJSON",
      title: "a\nb"),
    Case(
      testDescription: "PHP: a text", code: "<?php\n$body = '\(json("It\\'s a\\nb"))';",
      title: "It's a\nb"),
    Case(
      testDescription: "a shell: a text", code: "#!/bin/sh\nDATA='\(json("a\\\\b"))'", title: "a\\b"
    ),
    Case(
      testDescription: "a shell: an argument", code: "echo '\(json("a\\\\b"))' | http POST $URL",
      title: "a\\b"),
    Case(
      testDescription: "a shell: printf", code: "printf '\(json("a\\\\nb 5%%"))' | http POST $URL",
      title: "a\nb 5%"),
    Case(
      testDescription: "a shell: a here-document",
      code: "cat > p.json <<EOF\n\(json("\\$5 c:\\\\\\\\x \\`id\\`"))\nEOF", title: "$5 c:\\x `id`"),
    Case(
      testDescription: "a shell: a here-document with a quoted end",
      code: "cat > p.json <<'EOF'\n\(json("\\\\$5"))\nEOF", title: "\\$5"),
    Case(
      testDescription: "SQL", code: "INSERT INTO t (b) VALUES ('\(json("It''s \\\\n"))');",
      title: "It's \\n"),
    Case(
      testDescription: "YAML: one quote", code: "a:\n  body: '\(json("It''s \\nb"))'",
      title: "It's \nb"),
    Case(
      testDescription: "YAML: two quotes", code: "a:\n  body: \"\(escaped("a\\\\nb"))\"",
      title: "a\nb"),
    Case(
      testDescription: "PowerShell: one quote",
      code: "$body = '\(json("It''s \\\\n"))'\nInvoke-RestMethod -Body $body", title: "It's \\n"),
    Case(
      testDescription: "PowerShell: a here-string",
      code: "$body = @\"\n\(json("`$5 a`tb"))\n\"@\nInvoke-RestMethod -Body $body",
      title: "$5 a\tb"),
  ]

  @Test(arguments: undone)
  func `Escapes of the language are undone before the JSON is read`(sample: Case) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == "news", "\(read.lines)")
    #expect(read.document.string(at: "notification.title") == sample.title, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test func `A backslash in a text of no known language is doubted`() {
    let read = MessageImport.reading("The payload is '\(Self.json("a\\\\nb"))'.")
    #expect(read.document.string(at: "notification.title") == "a\nb")
    #expect(
      read.problems.compactMap { $0.loss == nil ? nil : $0.sentence }
        == ["‘\\\\’ has another meaning in some languages: check the result"])
  }

  @Test func `Places of values are those of the file`() {
    let read = MessageImport.reading(
      "import json\n\nbody = '''\n{\"message\": {\"topic\": \"a\\\\tb\",\n \"android\": \"x\"}}'''\n"
    )
    #expect(read.placeInOriginal(line: 3, column: 14)?.line == 4, "\(read.strictText)")
    #expect(read.reading().problems.contains { $0.line == 5 }, "\(read.reading().problems)")
  }

  private static let formats = [
    Case(
      testDescription: "Java: String.format",
      code: "class A { String f() { return String.format(\"\"\"\n  HERE\n  \"\"\", x); } }",
      title: "50% off"),
    Case(
      testDescription: "Java: formatted",
      code: "class A { String f() { return \"\"\"\n  HERE\n  \"\"\".formatted(x); } }",
      title: "50% off"),
    Case(
      testDescription: "Go: Sprintf",
      code: "package p\n\nfunc f() {\n\tbody := fmt.Sprintf(`HERE`, x)\n}", title: "50% off"),
    Case(
      testDescription: "Go: Fprintf",
      code: "package p\n\nfunc f() {\n\tfmt.Fprintf(w, `HERE`, x)\n}",
      title: "50% off"),
    Case(testDescription: "a shell: printf", code: "printf 'HERE' > p.json", title: "50% off"),
    Case(
      testDescription: "a shell: printf into a variable", code: "printf -v BODY 'HERE'",
      title: "50% off"),
    Case(
      testDescription: "Python: a percent sign", code: "import json\nbody = 'HERE' % x",
      title: "50% off"),
    Case(testDescription: "PHP", code: "<?php\n$body = sprintf('HERE', $x);", title: "50% off"),
    Case(testDescription: "Ruby", code: "puts format('HERE', x)", title: "50% off"),
    Case(testDescription: "C", code: "snprintf(buffer, sizeof buffer, 'HERE');", title: "50% off"),
    Case(
      testDescription: "Kotlin", code: "fun f() {\n  val b = \"\"\"HERE\"\"\".format(x)\n}",
      title: "50% off"),
  ]

  @Test(arguments: formats)
  func `Two percent signs of a format are one`(sample: Case) {
    let read = MessageImport.reading(sample.code.replacing("HERE", with: Self.json("50%% off")))
    #expect(read.document.string(at: "notification.title") == sample.title, "\(read.lines)")
  }

  @Test(arguments: [
    "body = 'HERE'\nsend(body)", "String template = \"\"\"\nHERE\"\"\";\nString.valueOf(template);",
    "using System;\nvar s = String.Format('HERE', x);",
    "curl -d 'HERE' https://fcm.googleapis.com/v1/projects/p/messages:send",
  ])
  func `Two percent signs that may be one are doubted`(code: String) {
    let read = MessageImport.reading(code.replacing("HERE", with: Self.json("50%% off")))
    #expect(read.document.string(at: "notification.title") == "50%% off", "\(read.lines)")
    #expect(
      read.problems.contains {
        $0.loss?.name == "notification.title" && $0.loss?.extent == .doubtful
      },
      "\(read.lines)")
  }

  @Test(arguments: [
    "import json\nbody = '\(json("Hi {}").replacing("{", with: "{{").replacing("}", with: "}}").replacing("{{}}", with: "{}"))'.format(name)",
    "import json\nbody = f'\(json("Hi NAME").replacing("{", with: "{{").replacing("}", with: "}}").replacing("NAME", with: "{user.name}"))'",
    "string b = $@\"\(json("Hi NAME").replacing("{", with: "{{").replacing("}", with: "}}").replacing("NAME", with: "{user.Name()}").replacing("\"", with: "\"\""))\";",
  ])
  func `A value between braces that the program puts in is named`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "news", "\(read.lines)")
    #expect(
      read.problems.contains {
        $0.loss?.name == "notification.title" && $0.loss?.extent == .unfilled
      },
      "\(read.lines)")
  }
}
