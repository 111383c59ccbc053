import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Kotlin and Groovy call the Java SDK, and put values into their texts.
@Suite(.takingTurns)
struct KotlinImportTests {
  private func title(_ literal: String, in language: String) -> String? {
    let message =
      "Message.builder().setTopic(\"news\").setNotification("
      + "Notification.builder().setTitle(\(literal)).setBody(\"B\").build()).build()"
    let code =
      switch language {
      case "Kotlin": "fun send(name: String) {\n    val message = \(message)\n}\n"
      case "Groovy": "def message = \(message)\n"
      case "Java": "class A { void send() { Message message = \(message); } }\n"
      default: message
      }
    return MessageImport.reading(code).document.string(at: "notification.title")
  }

  @Test(arguments: [
    ("\"Hello $name\"", "Kotlin"), ("\"You owe ${amount(1)}\"", "Kotlin"),
    ("\"Hello ${name}\"", "Groovy"), ("\"Hello $name\"", "no language of its own"),
    ("\"\"\"Hello\n  there\"\"\"", "Kotlin"),
  ])
  func `A text with a value in it isn't taken as it is written`(
    literal: String, language: String
  ) {
    #expect(title(literal, in: language) == nil)
  }

  @Test(arguments: [
    "val t = when { a -> \"x\"; else -> \"y\" }\n", "val t = 1;\n", "class A(val t: Int);\n",
    "val a = b ?: c;\n", "companion object { const val A = 1; }\n",
  ])
  func `A semicolon alone makes no Java of Kotlin`(line: String) {
    let code =
      line
      + "Message.builder().setTopic(\"news\").setNotification("
      + "Notification.builder().setTitle(\"Hi $name\").setBody(\"B\").build()).build()"
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "notification.title") == nil)
    #expect(read.document.string(at: "notification.body") == "B")
  }

  @Test(arguments: [
    ("\"Hello\"", "Kotlin", "Hello"), ("\"Only \\$5\"", "Kotlin", "Only $5"),
    ("\"Only 5$\"", "Kotlin", "Only 5$"), ("'Hello $name'", "Groovy", "Hello $name"),
    ("\"Hello $name\"", "Java", "Hello $name"),
  ])
  func `A text without a value is taken`(literal: String, language: String, text: String) {
    #expect(title(literal, in: language) == text)
  }
}
