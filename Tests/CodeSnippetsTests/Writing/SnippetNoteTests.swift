import CodeSnippets
import PushMessages
import Testing

/// What code doesn't say is named, on standard error and in the code.
struct SnippetNoteTests {
  @Test(arguments: [SnippetForm.java, .csharp])
  func `An Android block without a type is left out, and every line says so`(form: SnippetForm)
    throws
  {
    let draft = #"{"message": {"topic": "n", "android_v2": {"data": {"a": "b"}}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: form))
    #expect(snippet.leftOut == ["android_v2"])
    #expect(snippet.notes.allSatisfy { $0.sentence.hasSuffix("; left out") })
  }

  @Test(arguments: [(SnippetForm.go, "doesn't compile"), (.python, "raises an error")])
  func `Code of a draft says what a released SDK does with it`(form: SnippetForm, result: String)
    throws
  {
    let draft = #"{"message": {"topic": "n", "android_v2": {"data": {"a": "b"}}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: form))
    #expect(snippet.unreleased == ["android_v2"])
    let sentence = snippet.notes.first?.sentence ?? ""
    #expect(sentence.hasSuffix("\(result) with a released SDK"), "\(sentence)")
  }

  @Test(arguments: [SnippetForm.java, .csharp, .go, .python])
  func `A field that no SDK has is left out`(form: SnippetForm) throws {
    let draft =
      #"{"message": {"topic": "n", "android": {"notification": {"bypass_proxy_notification": true}}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: form))
    #expect(snippet.leftOut == ["android.notification.bypass_proxy_notification"])
    #expect(snippet.notes.first?.sentence.hasSuffix("; left out") == true)
  }

  @Test(arguments: CodeLanguage.allCases)
  func `A program without a target says what is missing`(language: CodeLanguage) throws {
    let draft = #"{"message": {"notification": {"title": "T"}}}"#
    let form = try #require(SnippetForm(rawValue: language.rawValue))
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: form))
    let note = "target: missing: set fid, token, topic or condition before you send"
    #expect(snippet.notes.map(\.description) == [note])
    #expect(snippet.text.contains(note))
  }

  @Test func `A color's form is said once`() throws {
    let draft =
      #"{"message": {"topic": "n", "android": {"notification": {"light_settings": {"color": 1}}}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: .java))
    #expect(
      snippet.notes.contains {
        $0.sentence
          == "the Java SDK takes only red, green, blue and alpha from 0 to 1 there; left out"
      })
  }

  @Test(
    arguments: [
      (
        SnippetForm.csharp,
        #""android": {"notification": {"event_time": "2026-01-01T00:00:00Z", "light_settings": {"color": {"red": 0.0196078431}, "light_on_duration": "1s", "light_off_duration": "1s"}}}"#
      ),
      (.python, #""android": {"notification": {"vibrate_timings": ["0.0005s"]}}"#),
      (.java, #""android": {"notification": {"vibrate_timings": ["0.0005s"]}}"#),
      (.go, #""android": {"notification": {"vibrate_timings": ["0.0005s"]}}"#),
      (.node, #""android": {"ttl": "0.0000015s"}"#), (.java, #""android": {"ttl": "0.0000015s"}"#),
      (.node, #""apns": {"payload": {"aps": {}, "n": 12345678901234567890}}"#),
      (.java, #""apns": {"payload": {"aps": {}, "n": 12345678901234567890}}"#),
      (.python, #""apns": {"payload": {"aps": {"badge": 1}, "list": []}}"#),
    ])
  func `What the SDK sends with another value is no remark`(form: SnippetForm, block: String)
    throws
  {
    let document = MessageDocument(text: #"{"message": {"topic": "n", \#(block)}}"#)
    let snippet = try #require(CodeSnippet(document, as: form))
    #expect(snippet.changed.count == 1, "\(snippet.notes)")
    #expect(!snippet.isWhole)
  }

  @Test func `What FCM takes for not set is only a remark`() throws {
    let document = MessageDocument(
      text: #"{"message": {"topic": "n", "notification": {"title": "T", "body": ""}}}"#)
    let snippet = try #require(CodeSnippet(document, as: .go))
    #expect(snippet.notes.count == 1 && snippet.isWhole)
  }

  @Test func `What the SDK refuses is no remark`() throws {
    let document = MessageDocument(
      text:
        #"{"message": {"topic": "n", "android": {"notification": {"light_settings": {"light_on_duration": "1s"}}}}}"#
    )
    let snippet = try #require(CodeSnippet(document, as: .java))
    #expect(snippet.refused.count == 2 && !snippet.isWhole, "\(snippet.notes)")
  }
}
