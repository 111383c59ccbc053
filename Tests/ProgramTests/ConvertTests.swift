import Foundation
import Testing

/// `pushwright convert` as scripts call it: what goes where, and how it ends.
struct ConvertTests {
  private func run(
    _ sandbox: borrowing Sandbox, _ arguments: [String], input: String = ""
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["convert"] + arguments, in: sandbox.folder.path(percentEncoded: false),
      environment: sandbox.environment, input: input)
  }

  @Test func `Strict JSON comes out byte for byte, and nothing is said`() async throws {
    let sandbox = try Sandbox()
    let text = "{ \"message\" :\t{\"topic\": \"a\"}}\r\n\n"
    let output = try await run(sandbox, ["-"], input: text)
    #expect(output.status == 0)
    #expect(Array(output.standardOutput.utf8) == Array(text.utf8))
    #expect(output.standardError == "")
  }

  @Test func `A curl command becomes a request, and its token goes nowhere`() async throws {
    let sandbox = try Sandbox()
    let command = """
      curl -X POST -H "Authorization: Bearer ya29.secret" \\
        https://fcm.googleapis.com/v1/projects/demo/messages:send \\
        -d '{"message": {"topic": "a", "android": {"collapseKey": "k"},}}'
      """
    try sandbox.write(command, to: "send.sh")
    let output = try await run(sandbox, ["send.sh"])
    #expect(output.status == 0)
    #expect(
      output.standardOutput == """
        {
          "message": {
            "topic": "a",
            "android": {
              "collapse_key": "k"
            }
          }
        }

        """)
    #expect(
      output.standardError == """
        send.sh:3:46: android.collapseKey → android.collapse_key
        send.sh:3:65: this comma is extra
        send.sh:1:17: warning: the access token in it was left out
        send.sh:2:3: warning: the text sends to project demo; a draft goes to the profile's project

        """)
    #expect(try sandbox.text("send.sh") == command)
  }

  @Test func `A result that lacks a part is written, and exits 1`() async throws {
    let sandbox = try Sandbox()
    let whole = "send({topic: 'a', notification: {title: 'T'}})"
    for (code, line, count) in [
      ("send({topic: 'a', notification: {title}})", "notification.title was left out", "1 part is"),
      ("const m = {topic: 'a'};\nchange(m);\nsend(m);", "check the result", "1 part is"),
      (
        "send({topic: 'a', android: {notification: {titleLocArgs: [a, b]}}})", "[1] is empty",
        "2 parts are"
      ),
    ] {
      let output = try await run(sandbox, ["-"], input: code)
      #expect(output.status == 1)
      #expect(output.standardOutput.contains("\"topic\": \"a\""))
      #expect(output.standardError.contains(line))
      #expect(
        output.standardError.hasSuffix(
          "pushwright: \(count) missing or not certain: see the warnings above\n"))
    }
    try sandbox.write("send({topic: 'a', data: {a}})", to: "a.js")
    #expect(try await run(sandbox, ["a.js", "-o", "a.json"]).status == 1)
    #expect(try sandbox.text("a.json").contains("\"topic\": \"a\""))
    #expect(try await run(sandbox, ["-"], input: whole).status == 0)
  }

  @Test func `What a written draft lacks stays in its notes, where lint and convert find it`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      curl https://x -d @- <<END
      {"message": {"topic": "a", "notification": {"title": "T", "body": "Hi ${USER_NAME:-you}"}}}
      END
      """, to: "x.sh")
    let made = try await run(sandbox, ["x.sh", "-o", "y.json"])
    #expect(made.status == 1)
    #expect(made.standardError.contains("y.pushwright.json keeps what y.json lacks"))
    let lint = try await Program.pushwright.run(
      ["lint", "y.json", "--no-strings"], in: sandbox.path(""), environment: sandbox.environment)
    #expect(lint.status == 1)
    #expect(lint.standardOutput.contains("lost-part"), "\(lint.standardOutput)")
    #expect(lint.standardOutput.contains("(x.sh:2)"))
    for form in ["node", "python", "java", "go", "csharp", "curl"] {
      let code = try await run(sandbox, ["y.json", "--to", form])
      #expect(code.status == 1 && code.standardError.contains("(x.sh:2)"))
      let head = code.standardOutput.prefix { !"{\"".contains($0) }
      #expect(head.contains("Check before you send"), "\(form): \(code.standardOutput)")
    }
    // The text itself lacks what its code doesn't say, too.
    let own = try await run(sandbox, ["x.sh", "--to", "python"])
    #expect(own.status == 1 && own.standardOutput.contains("(x.sh:2)"))
    // Notes that are there are never replaced unasked, and keep everything else.
    try sandbox.write(#"{"expires_in": "60s"}"#, to: "z.pushwright.json")
    let refused = try await run(sandbox, ["x.sh", "-o", "z.json"])
    #expect(refused.status == 64 && !sandbox.names(in: "").contains("z.json"))
    #expect(try await run(sandbox, ["x.sh", "-o", "z.json", "--force"]).status == 1)
    let notes = try sandbox.text("z.pushwright.json")
    #expect(notes.contains("60s") && notes.contains("lost_parts"))
  }

  @Test func `What the other Android block has no place for stays in the notes, both ways`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(
      #"{"message": {"topic": "a", "android": {"priority": "HIGH", "ttl": "1s"}, "data": {"a": "b"}}}"#,
      to: "a.json")
    let there = try await run(sandbox, ["a.json", "--to", "v2", "-o", "b.json"])
    #expect(there.status == 1 && there.standardError.contains("b.pushwright.json keeps what"))
    let notes = try sandbox.text("b.pushwright.json")
    #expect(notes.contains("android.priority was left out") && notes.contains("a.json:1"))
    // Nothing of it is news for the next conversion, and back in android it is missing.
    #expect(try await run(sandbox, ["b.json", "-o", "c.json"]).status == 0)
    let back = try await run(sandbox, ["c.json", "--to", "v1", "-o", "d.json"])
    #expect(back.status == 1 && back.standardError.contains("android.priority was left out"))
    for (file, word) in [("b.json", "warning"), ("c.json", "warning"), ("d.json", "error")] {
      let lint = try await Program.pushwright.run(
        ["lint", file, "--no-strings"], in: sandbox.path(""), environment: sandbox.environment)
      let line = lint.standardOutput.split(separator: "\n").first { $0.contains("lost-part") } ?? ""
      #expect(line.contains(word), "\(file): \(lint.standardOutput)")
    }
  }

  @Test(arguments: [("python", 1), ("node", 0), ("simctl", 0), ("json", 0)])
  func `A form that can't say a field exits 1, but for a file for the simulator`(
    form: String, status: Int32
  ) async throws {
    let sandbox = try Sandbox()
    let draft =
      #"{"message": {"topic": "a", "notification": {"title": "T"}, "android": {"notification": {"bypass_proxy_notification": true}}}}"#
    let output = try await run(sandbox, ["-", "--to", form], input: draft)
    #expect(output.status == status, "\(output.standardError)")
  }

  @Test func `What cannot be read exits 65 and prints nothing`() async throws {
    let sandbox = try Sandbox()
    for (text, sentence) in [
      ("Dear all", "-:1:1: no message here: an FCM request is {\"message\": {…}}"),
      ("{\"message\": {", "-:1:13: the object that starts here isn't closed"),
      ("curl -d @body.json x", "-:1:9: the JSON is in the file ‘body.json’: open that instead"),
    ] {
      let output = try await run(sandbox, ["-"], input: text)
      #expect(output.status == 65)
      #expect(output.standardOutput == "")
      #expect(output.standardError == "pushwright: \(sentence)\n")
    }
  }

  @Test func `The output file is written, but never over the input, nor over another unasked`()
    async throws
  {
    let sandbox = try Sandbox()
    let input = #"{"to": "/topics/a"}"#
    try sandbox.write(input, to: "old.json")
    try sandbox.write("mine", to: "there.json")
    let refused = try await run(sandbox, ["old.json", "-o", "there.json"])
    #expect(refused.status == 64)
    #expect(
      refused.standardError.hasSuffix(
        "there.json already exists: name another file, or replace it with --force\n"))
    let same = try await run(sandbox, ["old.json", "-o", "./old.json", "--force"])
    #expect(same.status == 64)
    #expect(try sandbox.text("old.json") == input)

    let forced = try await run(sandbox, ["old.json", "-o", "there.json", "--force"])
    #expect(forced.status == 0)
    #expect(forced.standardOutput == "")
    let text = try sandbox.text("there.json")
    let request = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((request?["message"] as? [String: Any])?["topic"] as? String == "a")
  }

  @Test func `When a message expires is in each program, and for requests in the notes`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(
      #"{"message": {"topic": "a", "android": {"ttl": "5s"}, "data": {"a": "b"}}}"#,
      to: "a.json")
    try sandbox.write(#"{"expires_in": "7200s"}"#, to: "a.pushwright.json")
    for form in ["curl", "node", "python", "java", "go", "csharp"] {
      let code = try await run(sandbox, ["a.json", "--to", form])
      #expect(code.status == 0, "\(code.standardError)")
      #expect(code.standardOutput.contains("7200"), "\(form): \(code.standardOutput)")
    }
    for form in ["json", "v1", "v2"] {
      let lost = try await run(sandbox, ["a.json", "--to", form])
      #expect(lost.status == 1)
      #expect(lost.standardError.contains("left out apns.headers.apns-expiration"))
    }
    let made = try await run(sandbox, ["a.json", "--to", "v2", "-o", "b.json"])
    #expect(made.status == 0, "\(made.standardError)")
    #expect(made.standardError.contains("b.pushwright.json keeps that the message expires 7200s"))
    #expect(try sandbox.text("b.pushwright.json").contains(#""expires_in": "7200s""#))
    // A program's own moment comes back.
    #expect(try await run(sandbox, ["a.json", "--to", "go", "-o", "send.go"]).status == 0)
    #expect(try await run(sandbox, ["send.go", "-o", "c.json"]).status == 0)
    #expect(try sandbox.text("c.pushwright.json").contains(#""expires_in": "7200s""#))
  }

  @Test(
    arguments: [
      ("java", #""apns": {"headers": {"apns-priority": "5"}}"#, 0),
      ("csharp", #""apns": {"headers": {"apns-priority": "5"}}"#, 0),
      ("node", #""android": {"ttl": "0.0000015s"}"#, 1),
      ("go", #""android": {"notification": {"vibrate_timings": ["0.0005s"]}}"#, 1),
      ("simctl", #""notification": {"title": "T"}, "data": {"n": 5}"#, 1),
      ("simctl", #""notification": {"title": "T"}, "android": {}"#, 0),
    ])
  func `A program that sends another message exits 1`(form: String, block: String, status: Int32)
    async throws
  {
    let sandbox = try Sandbox()
    let draft = #"{"message": {"topic": "a", \#(block)}}"#
    let output = try await run(sandbox, ["-", "--to", form], input: draft)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardError.contains("warning: ") || status == 0)
  }
}
