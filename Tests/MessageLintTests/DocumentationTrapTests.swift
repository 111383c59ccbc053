import CodeSnippets
import DevicePreview
import MessageLint
import PushMessages
import Testing

/// The mistakes in the examples of FCM's own pages, each written anew.
struct DocumentationTrapTests {
  @Test(
    arguments: [
      (
        "comments and a stray brace with a quote",
        """
        {"message": {
          // who
          "topic": "Tech", "data": {"k": "v"}
        }}
        }'
        """, ["json-syntax", "json-syntax"]
      ),
      (
        "a missing colon", #"{"message": {"topic": "a", "notification"{"title": "T"}}}"#,
        ["json-syntax"]
      ),
      (
        "a trailing comma",
        #"{"message": {"topic": "a", "notification": {"title": "T"}, "apns": {"headers": {"apns-priority": "5",}}}}"#,
        ["json-syntax"]
      ),
      (
        "a comma in front", #"{"message": { , "topic": "a", "notification": {"title": "T"}}}"#,
        ["json-syntax"]
      ),
      (
        "mutable-content among the headers",
        #"{"message": {"topic": "a", "notification": {"title": "T"}, "apns": {"headers": {"mutable-content": "1"}}}}"#,
        ["aps-name"]
      ),
      (
        "an image among web push's headers",
        #"{"message": {"topic": "a", "notification": {"title": "T"}, "webpush": {"headers": {"image": "https://e.com/a.png"}}}}"#,
        ["web-header"]
      ),
      (
        "a relative link",
        #"{"message": {"topic": "a", "notification": {"title": "T"}, "webpush": {"fcm_options": {"link": "breakingnews.html"}}}}"#,
        ["web-link"]
      ),
      (
        "a message of normal priority that is urgent on the web",
        #"{"message": {"topic": "a", "notification": {"title": "T"}, "android": {"priority": "normal"}, "apns": {"headers": {"apns-priority": "5"}}, "webpush": {"headers": {"Urgency": "high"}}}}"#,
        ["urgency"]
      ),
      (
        "seconds as a number",
        #"{"message": {"topic": "a", "notification": {"title": "T"}, "android": {"ttl": 3600}}}"#,
        ["field-type"]
      ),
    ])
  func `A trap of the documentation is found`(name: String, text: String, expected: [String]) {
    let imported = MessageImport.reading(text)
    let findings = Linter.findings(
      in: LintSubject(document: imported.document, shown: []))
    #expect(Set(findings.map(\.rule)) == Set(expected), "\(name)")
    #expect(MessageDocument(text: imported.strictText).problems.isEmpty)
  }

  @Test func `An address without projects is said`() {
    let text = """
      POST https://fcm.googleapis.com/v1/TARGET_PROJECT_ID/messages:send HTTP/1.1
      {"message": {"topic": "a", "data": {"k": "v"}}}
      """
    let sentences = MessageImport.reading(text).problems.map(\.sentence)
    #expect(sentences.contains { $0.contains("lacks projects/") })
    let command =
      "curl -d '{\"message\": {\"topic\": \"a\"}}' https://fcm.googleapis.com/v1/p/messages:send"
    #expect(
      MessageImport.reading(command).problems.contains { $0.sentence.contains("lacks projects/") })
  }
}
