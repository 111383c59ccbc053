import CodeSnippets
import PushMessages
import Testing

/// What an SDK changes or can't say is a note at its place.
struct SpeakerTests {
  private static func notes(_ message: String, _ form: SnippetForm) -> [String] {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    return CodeSnippet(document, as: form)?.notes.map(\.description) ?? []
  }

  @Test(
    arguments: [
      (#"{"android": {"ttl": "1.0005s"}}"#, .java, "android.ttl: 1.0005s becomes 1s"),
      (#"{"android": {"ttl": "soon"}}"#, .go, "android.ttl: the Go SDK takes only a duration"),
      (#"{"notification": {"title": ""}}"#, .go, "notification.title: the Go SDK doesn't send"),
      (#"{"data": {"a": 1}}"#, .python, "data.a: the SDK accepts only strings here; left out: 1"),
      (
        #"{"android": {"notification": {"proxy": "PROXY_UNSPECIFIED"}}}"#, .csharp,
        "android.notification.proxy: the .NET SDK takes only ALLOW"
      ),
      (
        #"{"android": {"notification": {"tag": "a"}}}"#, .csharp,
        "android.notification.event_time: the .NET SDK always sends it"
      ),
      (
        #"{"android": {"notification": {"light_settings": {"color": {"red": 0.5}}}}}"#, .go,
        "android.notification.light_settings.color: the SDK has 255 steps"
      ),
      (
        #"{"apns": {"headers": {"a": "b"}}}"#, .java,
        "apns.payload.aps: the Java SDK needs it: the code has an empty one"
      ),
      (
        #"{"apns": {"payload": {"aps": {"content-available": 0}}}}"#, .node,
        "apns.payload.aps.content-available: the Node.js SDK takes only 1"
      ),
      (
        #"{"android_v2": {"ttl": "5s"}}"#, .python,
        "android_v2: no release of the Python SDK has it"
      ),
      (#"{"android_v2": {"ttl": "5s"}}"#, .java, "android_v2: no release of the SDK has it"),
      (
        #"{"android_v2": {"ttl": "5s"}}"#, .node, "android_v2: no release of the Node.js SDK has it"
      ),
      (
        #"{"topic": "a", "topic": "b"}"#, .node,
        "topic: it is set twice, and the other one counts"
      ),
    ] as [(String, SnippetForm, String)])
  func `A note names the field and what becomes of it`(
    message: String, form: SnippetForm, start: String
  ) {
    let notes = Self.notes(message, form)
    #expect(notes.contains { $0.hasPrefix(start) }, "\(notes)")
  }

  @Test(arguments: [SnippetForm.node, .python, .java, .go, .csharp])
  func `The documentation's message is said without a note`(form: SnippetForm) throws {
    let document = MessageDocument(text: SnippetMessages.documentation)
    let notes = try #require(CodeSnippet(document, as: form)).notes
    // .NET's event time apart.
    #expect(notes.filter { $0.path != "android.notification.event_time" } == [])
  }

  @Test func `What the SDKs for Java, Go and .NET have no key for goes among the extra keys whole`()
    throws
  {
    let message =
      #"{"topic": "t", "apns": {"payload": {"aps": {"alert": {"body": "b", "new-key": "n"}}}}}"#
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let places: [(SnippetForm, String)] = [
      (.java, #".putCustomData("alert", Map.of("body", "b", "new-key", "n"))"#),
      (.go, #""alert": map[string]any{"body": "b", "new-key": "n"},"#),
      (.python, #"custom_data={"new-key": "n"}"#), (.node, "'new-key': 'n'"),
    ]
    for (form, code) in places {
      let snippet = try #require(CodeSnippet(document, as: form))
      #expect(snippet.text.contains(code), "\(snippet.text)")
      #expect(snippet.notes.isEmpty)
    }
  }

  @Test(
    arguments: [
      (SnippetForm.java, ".setAps(Aps.builder().build())"), (.csharp, "Aps = new Aps()"),
    ])
  func `Headers for Apple alone go with the empty aps that the SDK needs`(
    form: SnippetForm, code: String
  ) throws {
    let draft = #"{"message": {"topic": "a", "apns": {"headers": {"apns-priority": "5"}}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: form))
    #expect(snippet.text.contains(code), "\(snippet.text)")
    #expect(snippet.isWhole)
  }

  @Test(
    arguments: [
      (SnippetForm.go, "&messaging.Aps{}"), (.python, "aps=messaging.Aps()"),
      (.java, ".setAps(Aps.builder().build())"), (.csharp, "Aps = new Aps()"),
    ])
  func `So does a payload of the app's own keys`(form: SnippetForm, code: String) throws {
    let draft = #"{"message": {"topic": "a", "apns": {"payload": {"id": "7"}}}}"#
    let snippet = try #require(CodeSnippet(MessageDocument(text: draft), as: form))
    #expect(snippet.text.contains(code), "\(snippet.text)")
    #expect(snippet.isWhole)
  }
}
