import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Variables whose value where they are used isn't the one that the file gives to their name first.
@Suite(.takingTurns)
struct ShadowedNameTests {
  private static let python = [
    "T, x = 'a', 'b'", "(x, T) = f()", "[T, x] = f()", "x = T = 'b'", "x, *T = f()",
    "if (T := 'b'): pass", "print(T := 'b')", "from config import T", "from config import *",
    "from config import (\n  X,\n  T,\n)", "import config as T", "with f() as T:\n  pass",
    "try:\n  f()\nexcept E as T:\n  pass", "match x:\n  case {'a': T}:\n    pass", "def T(): pass",
    "class T: pass", "for T in f(): pass", "for x, T in f():\n  pass", "del T",
    "def g():\n  global T\n  T = 'b'\ng()",
  ]

  @Test(arguments: python)
  func `A name of Python that something else gives a value isn't read as the old one`(
    code: String
  ) {
    let text =
      "import os\nT = 'a'\n\(code)\nmessaging.send(messaging.Message(topic=T, data={'k': '1'}))"
    let imported = MessageImport.reading(text)
    #expect(imported.compact == #"{"data":{"k":"1"}}"#)
    #expect(
      imported.lines.contains { $0.contains("warning topic was left out: ‘T’") },
      "\(imported.lines)")
  }

  @Test func `A parameter of a lambda hides the variable outside`() {
    let imported = MessageImport.reading(
      "T = 'a'\nmake = lambda x, T: messaging.Message(topic=T, data={'k': '1'})")
    #expect(imported.compact == #"{"data":{"k":"1"}}"#)
  }

  private static let node = [
    "function f(t) { SEND }", "function f({t})\n{\nSEND\n}", "const f = (x, t) => { SEND };",
    "const f = async t => SEND;", "class A { f(t) { SEND } }", "try { f() } catch (t) { SEND }",
    "for (const t of ts) { SEND }", "for (const t of ts) SEND", "({t} = config); SEND",
    "{ const {t} = config; SEND }", "[t] = config;\nSEND", "if ((t = 'b')) {}\nSEND",
    "f(t = 'b');\nSEND", "x = 'c', t = 'b';\nSEND",
  ]

  @Test(arguments: node)
  func `A name of JavaScript that a function or pattern gives a value isn't read as the old one`(
    code: String
  ) {
    let send = "admin.messaging().send({topic: t, data: {k: '1'}})"
    let text = "let t = 'a'; " + code.replacing("SEND", with: send)
    let imported = MessageImport.reading(text)
    #expect(imported.compact == #"{"data":{"k":"1"}}"#)
    #expect(
      imported.lines.contains { $0.contains("warning topic was left out: ‘t’") },
      "\(imported.lines)")
  }

  @Test(arguments: [("{ let t = 'b'; }\nSEND", "a"), ("{ let t = 'b'; SEND }", "b")])
  func `A variable of a block is the block's own`(code: String, topic: String) {
    let send = "admin.messaging().send({topic: t, data: {k: '1'}})"
    let imported = MessageImport.reading("let t = 'a'; " + code.replacing("SEND", with: send))
    #expect(imported.document.string(at: "topic") == topic)
  }

  private static let compiled: [(CodeLanguage, String)] = [
    (.java, "class A { String t = \"a\"; void f(String t) { SEND } }"),
    (.java, "class A\n{\n String t = \"a\";\n void f(String t)\n {\n  SEND\n }\n}"),
    (.java, "class A { String t = \"a\"; void f() { for (String t : ts) SEND } }"),
    (.java, "class A { String t = \"a\"; void f() { try { g(); } catch (E t) { SEND } } }"),
    (.go, "package main\nvar t = \"a\"\nfunc f(t string) {\nSEND\n}"),
    (.go, "package main\nfunc f() {\nt := \"a\"\nt, err := g()\nSEND\n}"),
    (.go, "package main\nfunc f() {\nt := \"a\"\np := &t\n*p = \"b\"\nSEND\n}"),
    (.csharp, "class A { string t = \"a\"; void F(string t) { SEND } }"),
    (.csharp, "var t = \"a\";\nG(out t);\nSEND"),
  ]

  @Test(arguments: compiled)
  func `A parameter hides what the class or file calls so`(language: CodeLanguage, code: String) {
    let send =
      switch language {
      case .java: "send(Message.builder().setTopic(t).putData(\"k\", \"1\").build());"
      case .go: "m := &messaging.Message{Topic: t, Data: map[string]string{\"k\": \"1\"}}"
      default:
        "var m = new Message { Topic = t, Data = new Dictionary<string, string> { [\"k\"] = \"1\" } };"
      }
    let imported = MessageImport.reading(code.replacing("SEND", with: send))
    #expect(imported.compact == #"{"data":{"k":"1"}}"#)
    #expect(imported.lines.contains { $0.contains("topic was left out: ‘t’") }, "\(imported.lines)")
  }

  @Test(arguments: [
    ("'a' + 'b' + \"c\"", nil), ("1 + 'a' + \"c\"", nil), ("\"c\" + ('a' + 'b')", nil),
    ("\"c\" + 'a' + 'b'", "cab"), ("'a' + \"c\"", "ac"),
  ])
  func `Characters of Java and C# are added as the numbers that they are`(
    code: String, title: String?
  ) {
    for text in [
      "send(Message.builder().setTopic(\"n\").putData(\"k\", \(code)).build());",
      "var m = new Message { Topic = \"n\", Data = new Dictionary<string, string> { [\"k\"] = \(code) } };",
    ] {
      let imported = MessageImport.reading(text)
      #expect(imported.document.string(at: "data.k") == title)
      #expect(imported.lines.contains { $0.contains("warning data.k") } == (title == nil))
    }
  }
}
