import CodeSnippets
import PushMessages
import Testing

/// “Expires in” of a draft's notes, which a send turns into a moment for Apple: exported code does the same when it runs.
struct SendTimeTests {
  private static let document = MessageDocument(
    text:
      #"{"message": {"topic": "news", "apns": {"headers": {"apns-collapse-id": "bf"}, "payload": {"aps": {"badge": 1}}}}}"#
  )

  @Test(
    arguments: [
      (
        SnippetForm.node,
        "'apns-expiration': String(Math.floor(Date.now() / 1000) + 7200)", ""
      ),
      (.python, #""apns-expiration": str(int(time.time()) + 7200)"#, "import sys\nimport time\n"),
      (
        .java,
        #".putHeader("apns-expiration", String.valueOf(Instant.now().getEpochSecond() + 7200))"#,
        "import java.time.Instant;\n"
      ),
      (.go, "strconv.FormatInt(time.Now().Unix()+7200, 10)", "\t\"strconv\"\n\t\"time\"\n"),
      (
        .csharp,
        #"["apns-expiration"] = DateTimeOffset.UtcNow.AddSeconds(7200).ToUnixTimeSeconds().ToString()"#,
        "using System;\n"
      ),
      (.curl, #""apns-expiration": "'"$(($(date +%s) + 7200))"'""#, ""),
    ])
  func `Code computes the moment when it runs`(form: SnippetForm, code: String, imports: String)
    throws
  {
    let snippet = try #require(CodeSnippet(Self.document, as: form, expiresIn: 7200))
    #expect(snippet.text.contains(code), "\(snippet.text)")
    #expect(snippet.text.contains(imports), "\(snippet.text)")
    #expect(snippet.notes.isEmpty)
  }

  @Test(arguments: [SnippetForm.node, .python, .java, .go, .csharp, .curl])
  func `Code that is read again is the message and its Expires in`(form: SnippetForm) throws {
    let snippet = try #require(CodeSnippet(Self.document, as: form, expiresIn: 7200))
    var imported = MessageImport.reading(snippet.text)
    #expect(imported.takeExpiresIn() == 7200, "\(imported.lines)")
    #expect(imported.compact == Self.document.canonicalMessage)
    #expect(!imported.problems.contains { $0.loss != nil }, "\(imported.lines)")
    // It is taken once.
    #expect(imported.takeExpiresIn() == nil)
  }

  @Test func `As long as no one takes it, the moment is a lost part`() throws {
    let snippet = try #require(CodeSnippet(Self.document, as: .python, expiresIn: 60))
    let imported = MessageImport.reading(snippet.text)
    #expect(
      imported.problems.contains {
        $0.loss?.expiresIn == 60 && $0.sentence.contains("it is 60s after the send")
      }, "\(imported.lines)")
  }

  @Test func `Places behind a removed moment stay those of the original`() throws {
    let draft = MessageDocument(
      text: #"{"message": {"apns": {"headers": {"a": "b"}}, "topic": "news"}}"#)
    let command = try #require(CodeSnippet(draft, as: .curl, expiresIn: 60)).text
    var imported = MessageImport.reading(command)
    #expect(imported.takeExpiresIn() == 60)
    let topic = try #require(imported.document.node(at: "topic"))
    let place = imported.document.place(of: topic)
    let original = try #require(imported.placeInOriginal(line: place.line, column: place.column))
    let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[original.line - 1].contains("\"topic\""))
  }

  @Test(arguments: [SnippetForm.node, .python, .java, .go, .csharp, .curl])
  func `A message that Apple tries once has 0 for its moment`(form: SnippetForm) throws {
    let snippet = try #require(CodeSnippet(Self.document, as: form, expiresIn: 0))
    let back = MessageImport.reading(snippet.text).document
    #expect(back.string(at: "apns.headers.apns-expiration") == "0", "\(snippet.text)")
  }

  @Test func `What has no clock says that it leaves the moment out`() throws {
    let body = try #require(CodeSnippet(Self.document, as: .json, expiresIn: 60))
    #expect(body.leftOut == ["apns.headers.apns-expiration"] && !body.isWhole)
    let push = try #require(CodeSnippet(Self.document, as: .simctl, expiresIn: 60))
    #expect(push.notes.contains { $0.description.contains("Expires in is for sends") })
    #expect(push.isWhole)
  }

  @Test(arguments: [SnippetForm.node, .curl, .java])
  func `Where Apple's part isn't an object, the loss is named`(form: SnippetForm) throws {
    let draft = MessageDocument(text: #"{"message": {"topic": "a", "apns": {"headers": 5}}}"#)
    let snippet = try #require(CodeSnippet(draft, as: form, expiresIn: 60))
    #expect(snippet.leftOut.contains("apns.headers.apns-expiration"))
  }
}
