import CodeSnippets
import PushMessages
import Testing

/// Pages that show the legacy API beside an SDK, as guides for the move from one to the other do.
struct MixedPageTests {
  private static let legacy = #"{"to": "/topics/a", "notification": {"title": "Old"}}"#
  private static let code =
    "messaging.Message(topic='a', notification=messaging.Notification(title='New'))"

  @Test(
    arguments: [
      "```json\nLEGACY\n```\n\n```python\nCODE\n```", "```python\nCODE\n```\n```\nLEGACY\n```",
      "<!doctype html><pre>LEGACY</pre><pre>CODE</pre>", "LEGACY\n\nCODE\n", "CODE\nLEGACY",
      "import requests\nrequests.post(url, json=LEGACY)\n\nCODE",
    ])
  func `A legacy payload beside code is listed`(page: String) {
    let text = page.replacing("LEGACY", with: Self.legacy).replacing("CODE", with: Self.code)
    let snippets = MessageImport.reading(text).snippets
    #expect(Set(snippets.map(\.language)) == ["legacy JSON", "Python"])
    for snippet in snippets {
      let imported = MessageImport.reading(text, snippet: snippet.number)
      #expect(imported.document.string(at: "notification.title") == snippet.title)
      #expect(imported.document.string(at: "topic") == "a")
    }
  }

  @Test(arguments: [
    "const payload = {notification: {title: 'a'}, data: {a: '1'}};\nadmin.messaging().sendToTopic('a', payload);",
    "common = {'data': {'a': '1'}}\nmessaging.Message(topic='a', **common)",
    "getMessaging().send({topic: 'a', data: {\"to\": \"x\", \"data\": \"y\"}})",
  ])
  func `A part of a message isn't one of its own`(code: String) {
    let imported = MessageImport.reading(code)
    #expect(imported.snippets.isEmpty)
    #expect(imported.document.string(at: "topic") == "a")
  }

  @Test func `A name of another block of the page isn't in this one`() {
    let page = """
      ```javascript
      const token = 'a';
      getMessaging().send({token, data: {a: 'b'}});
      ```

      ```java
      Message.builder().setToken(token).putData("a", "b").build();
      ```
      """
    let imported = MessageImport.reading(page, snippet: 2)
    #expect(
      imported.lines.contains { $0.hasSuffix("‘token’ isn't in this code block") },
      "\(imported.lines)")
  }
}
