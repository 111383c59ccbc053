import CodeSnippets
import PushMessages
import Testing

struct CurlImportTests {
  @Test(
    arguments: [
      "curl -d '{\"topic\":\"a\"}' u", "curl -d'{\"topic\":\"a\"}' u",
      "$ curl --data='{\"topic\":\"a\"}' u",
      "curl -sSd '{\"topic\":\"a\"}' u", "curl --data-raw \"{\\\"topic\\\":\\\"a\\\"}\" u",
      "curl --json $'{\\n\"topic\":\"\\x61\"}' u",
      "curl u \\\n  --data-binary \\\n '{\"topic\":\"a\"}'",
      "curl u -d @- <<EOF\n{\"topic\":\"a\"}\nEOF\n",
      "curl -d @- u <<-'E' | jq .\n\t{\"topic\":\"a\"}\n\tE\n",
      "curl -d @- <<< '{\"topic\":\"a\"}' u",
      "curl -d \"$(cat <<'EOF'\n{\"topic\":\"a\"}\nEOF\n)\" u",
      "curl.exe -X POST ^\r\n -d \"{\\\"topic\\\":\\\"a\\\"}\" ^\r\n u",
      "curl ^\"u^\" ^\n --data-raw ^\"^{^\\^\"topic^\\^\":^\\^\"a^\\^\"^}^\"",
      "curl --json '{\"topic\":' --json '\"a\"}' u", "echo x | curl -d '{\"topic\":\"a\"}' u",
      "curl -X POST -H 'A: b' -o /dev/null 'u' --data '{'\"'topic':'a'}\"",
      "TOKEN=x\ncurl -d '{\"topic\":\"a\"}' u\necho done\n",
    ])
  func `The data of a curl command is the message`(text: String) {
    let imported = MessageImport.reading(text)
    #expect(imported.recognition.wrapping == .curl)
    #expect(imported.compact == #"{"topic":"a"}"#)
    #expect(imported.isConverted)
  }

  @Test(arguments: ["; ", " && ", " || ", " | ", " & ", "\n"])
  func `No command on the same line is passed over`(separator: String) {
    let one = #"curl -d '{"message":{"topic":"a"}}' u"#
    let imported = MessageImport.reading(one + separator + one.replacing("\"a\"", with: "\"b\""))
    #expect(!imported.canBeRead)
    #expect(imported.snippets.count == 2)
    #expect(imported.problems.contains { $0.sentence.hasPrefix("the text holds 2 curl commands") })
    let chosen = MessageImport.reading(
      one + separator + one.replacing("\"a\"", with: "\"b\""), snippet: 2)
    #expect(chosen.document.string(at: "topic") == "b")
  }

  @Test func `A whole command is read, and its token is neither kept nor said`() {
    let secret = "ya29.ElqKBGN2Ri_Uz"
    let imported = MessageImport.reading(
      """
      curl -X POST -H "Authorization: Bearer \(secret)" \\
        -H "Content-Type: application/json" -d '{
      "message": {
        "notification": {"title": "FCM Message", "body": "This is"},
        "token": "bk3RNwTe3H0:CI2k",
      }}' https://fcm.googleapis.com/v1/projects/myproject-b5ae1/messages:send
      """)
    #expect(
      imported.recognition.summary
        == "a curl command: Pushwright took its JSON; the access token was left out")
    #expect(imported.recognition.project == "myproject-b5ae1")
    #expect(
      imported.lines == [
        "1:17 warning the access token in it was left out",
        "5:30 repair this comma is extra",
        "6:5 warning the text sends to project myproject-b5ae1; a draft goes to the profile's project",
      ])
    #expect(!"\(imported)".contains(secret))
    #expect(imported.document.problems.isEmpty)
  }

  @Test(
    arguments: [
      (
        "curl -H 'Authorization: key=AAAA' -d '{\"topic\":\"a\"}' u",
        "1:9 warning the server key in it was left out"
      ),
      ("curl -u me:pw -d '{\"topic\":\"a\"}' u", "1:9 warning the access token in it was left out"),
      (
        "curl --oauth2-bearer=pw -d '{\"topic\":\"a\"}' u",
        "1:6 warning the access token in it was left out"
      ),
      (
        "curl -d '{\"topic\":\"a\"}' -d '' u",
        "1:28 repair curl joins several -d with &, which isn't JSON: Pushwright joined them without it"
      ),
      (
        "curl -d \"{\\\"topic\\\":\\\"$TOPIC\\\"}\" u",
        "1:23 warning ‘$TOPIC’ is for the shell to fill in, and stays in the message"
      ),
      (
        "curl u \\ \n -d '{\"topic\":\"a\"}'",
        "1:8 repair a space follows the backslash that joins two lines"
      ),
      (
        "curl u\n -d '{\"topic\":\"a\"}'",
        "2:1 repair the line before this doesn't end with \\, but its command continues here"
      ),
      (
        "curl -d @message.json u",
        "1:9 error the JSON is in the file ‘message.json’: open that instead"
      ),
      (
        "curl -d @- u",
        "1:9 error the JSON comes from standard input, which isn't in the text: open its source"
      ),
      ("curl -d '{\"topic\":\"a\"} u", "1:9 error the quote that starts here isn't closed"),
      ("curl --data-urlencode 'a=b' u", "1:23 error --data-urlencode sends a form, not JSON"),
      (
        "curl -d 'a=b' u",
        "1:10 error a value is expected here: text in double quotes, a number, { or ["
      ),
      (
        "curl -d '{\"a\":1}' u",
        "1:10 error no message here: an FCM request is {\"message\": {…}}"
      ),
    ])
  func `What a command leaves open is said at its place`(text: String, line: String) {
    let imported = MessageImport.reading(text)
    #expect(imported.lines.contains(line), "\(imported.lines)")
    #expect(imported.canBeRead != line.contains(" error "))
    #expect(imported.compact.map { $0.contains("pw") || $0.contains("AAAA") } != true)
  }

  @Test func `A place in the data is a place in the command`() {
    let imported = MessageImport.reading(
      "curl u -d \"{\n \\\"topic\\\": \\\"a\\\",, \\\"token\\\": 5}\"")
    #expect(
      imported.lines.filter { !$0.contains("around it") } == [
        "2:19 repair this comma is extra"
      ])
    let field = imported.reading().problems.first { $0.path == "token" }
    #expect(field?.line == 2)
    #expect(field?.column == 32)
  }

  @Test func `Only a command is a command`() {
    #expect(
      MessageImport.reading("use curl to send\n{\"topic\":\"a\"}").recognition.wrapping == .text)
    #expect(
      MessageImport.reading("{\"message\":{\"topic\":\"a\", \"data\": {\"x\": \"curl -d 'a' b\"}}}")
        .recognition.wrapping
        == .none)
    #expect(
      MessageImport.reading("curl u", as: .curl).lines == [
        "1:1 error no curl command with data here"
      ])
  }
}
