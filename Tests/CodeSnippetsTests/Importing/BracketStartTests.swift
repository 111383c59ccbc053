import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Texts that begin with a bracket and aren't JSON, and lists that name a message once.
@Suite(.takingTurns)
struct BracketStartTests {
  private static let curl =
    #"curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '{"message":{"topic":"a","data":{"k":"v"}}}'"#

  @Test(arguments: [
    "[ -n \"$TOKEN\" ] || exit 1\n\(curl)\n", "[[ $1 ]] || exit 1\n\(curl)\n",
    "{ set -e; }\n\(curl)\n",
    "[link](x) intro\n\n```json\n{\"message\":{\"topic\":\"a\",\"data\":{\"k\":\"v\"}}}\n```\n",
    "[![badge](x)](y)\n\n`admin.messaging().send({topic: 'a', data: {k: 'v'}})`\n",
    "[source,js]\n----\nadmin.messaging().send({topic: 'a', data: {k: 'v'}});\n----\n",
    "[push]\nbody={\"message\":{\"topic\":\"a\",\"data\":{\"k\":\"v\"}}}\n",
  ])
  func `A text that only begins as a list or an object is looked through`(text: String) {
    let read = MessageImport.reading(text)
    #expect(read.compact == #"{"topic":"a","data":{"k":"v"}}"#, "\(read.lines)")
  }

  @Test(arguments: [
    ("{\"message\": {\"topic\": \"a\",}", 1), ("[{\"topic\": \"a\"} {\"topic\": \"b\"}]", 1),
    ("[", 1), ("{", 1), ("[-1, {\"topic\"]", 1),
  ])
  func `Broken JSON is still read as JSON, with the place of its error`(text: String, line: Int) {
    let read = MessageImport.reading(text)
    #expect(
      read.problems.contains { $0.severity != .repair && $0.line == line }, "\(read.lines)")
  }

  @Test(arguments: [
    "const base = { notification: { title: 'T' } };\n"
      + "axios.post('https://fcm.googleapis.com/v1/projects/p/messages:send', { message: { ...base, topic: 'a' } });",
    "DATA='{\"message\":{\"topic\":\"a\",\"data\":{\"k\":\"v\"}}}'\n"
      + "curl https://fcm.googleapis.com/v1/projects/p/messages:send -d \"${DATA//v/w}\"",
    "read -r -d '' BODY <<EOM\n{\"message\":{\"topic\":\"a\",\"data\":{\"k\":\"v\"}}}\nEOM\n"
      + "curl https://fcm.googleapis.com/v1/projects/p/messages:send --data \"$BODY\"",
  ])
  func `A message is listed once`(text: String) {
    let read = MessageImport.reading(text)
    #expect(read.snippets.isEmpty, "\(read.snippets)")
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
  }

  @Test func `A value with quotes that a shell puts into JSON is doubted`() {
    let read = MessageImport.reading(
      "T='a \"q\" b'\n"
        + "curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '{\"message\":{\"topic\":\"n\",\"data\":{\"k\":\"'\"$T\"'\"}}}'"
    )
    #expect(read.problems.contains { $0.loss?.code == "T" }, "\(read.lines)")
  }

  @Test func `A time of C# that isn't in the text is no year 1`() {
    let read = MessageImport.reading(
      "var m = new Message { Topic = \"a\", Android = new() { Notification = new() { Title = \"t\", EventTimestamp = DateTime.UtcNow } } };"
    )
    #expect(!read.problems.contains { $0.sentence.contains("0001-01-01") }, "\(read.lines)")
  }

  @Test func `Of more messages than are listed the sentence says so`() {
    let code = (1...202).map { "admin.messaging().send({topic: 't\($0)', data: {k: 'v'}});" }
    let read = MessageImport.reading(code.joined(separator: "\n"), snippet: 202)
    #expect(
      read.problems.contains {
        $0.sentence
          == "message 202 isn't among the first 200 messages of the text, and more aren't listed"
      }, "\(read.lines)")
  }
}
