import CodeSnippets
import PushMessages
import Testing

/// Why a text has no message, in terms of what it is.
struct NothingFoundTests {
  @Test(
    arguments: [
      ("x = 1", .python, "no message of the Python SDK here"),
      ("int x = 1;", .java, "no message of the Java SDK here"),
      ("var x = 1;", .csharp, "no message of the .NET SDK here"),
      ("x := 1", .go, "no message of the Go SDK here"),
      (
        "messaging.send(msg)", .python,
        "the message is in ‘msg’, which this text doesn't define"
      ),
      (
        "await getMessaging().send(msg);", .auto,
        "the message is in ‘msg’, which this text doesn't define"
      ),
      ("client.Send(ctx, msg)", .go, "the message is in ‘msg’, which this text doesn't define"),
      (
        "const msg = make();\nsend();\nadmin.messaging().send(msg, true);", .node,
        "the message is in ‘msg’, whose value isn't in the text"
      ),
      (
        "await FirebaseMessaging.DefaultInstance.SendAsync(msg);", .csharp,
        "the message is in ‘msg’, which this text doesn't define"
      ),
      ("Dear all", .auto, "no message here: an FCM request is {\"message\": {…}}"),
    ] as [(String, MessageImport.Format, String)])
  func `The sentence is about the language`(
    text: String, format: MessageImport.Format, sentence: String
  ) {
    let imported = MessageImport.reading(text, as: format)
    #expect(imported.problems.map(\.sentence) == [sentence])
  }
}
