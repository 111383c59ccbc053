import CodeSnippets
import PushMessages
import Testing

struct JSONImportTests {
  @Test(
    arguments: [
      #"{"message":{"topic":"a"}}"#, "{ \"message\" : {\r\n\t\"data\": {}, \"x\": 1.50 }}\n\n",
      #"{"message":{"android":{"collapseKey":"a"}},"other":1}"#,
    ])
  func `A request that FCM takes stays byte for byte`(text: String) {
    let imported = MessageImport.reading(text)
    #expect(Array(imported.strictText.utf8) == Array(text.utf8))
    #expect(!imported.isConverted)
    #expect(imported.problems.isEmpty)
    #expect(imported.recognition.description == "an FCM v1 request")
  }

  @Test func `A request that only needs repairs keeps its text until it is saved`() {
    let text = "{\"message\": {\"topic\": \"a\", // here\n}}"
    let imported = MessageImport.reading(text)
    #expect(imported.document.text == text)
    #expect(!imported.isConverted)
    #expect(Set(imported.problems) == Set(imported.document.problems))
    #expect(imported.compact == #"{"topic":"a"}"#)
  }

  @Test func `A message without a request around it is put into one`() {
    let imported = MessageImport.reading(
      "{\n  \"topic\": \"a\",\n  \"validate_only\": false,\n  \"android\": {\"collapseKey\": \"k\"}\n}"
    )
    #expect(
      imported.strictText == """
        {
          "validate_only": false,
          "message": {
            "topic": "a",
            "android": {
              "collapse_key": "k"
            }
          }
        }

        """)
    #expect(
      imported.lines == [
        "1:1 repair the message had no request around it: Pushwright put it into {\"message\": …}",
        "4:15 repair android.collapseKey → android.collapse_key",
      ])
    #expect(
      imported.recognition.summary
        == "a message without a request around it: it was put into a request")
    #expect(imported.isConverted)
  }

  @Test(
    arguments: [
      (
        "\"message\": {\"topic\": \"a\"}",
        [
          "1:1 repair the brace { is missing before this",
          "1:26 repair the brace } is missing at the end",
        ]
      ),
      ("\n \"message\": {\"topic\": \"a\"}}", ["2:2 repair the brace { is missing before this"]),
      ("'message': {topic: 'a'},", nil), ("message: {topic: 'a'}", nil),
      ("“message”: {“topic”: “a”}", nil),
    ] as [(String, [String]?)])
  func `A request that has lost its braces gets them back`(text: String, lines: [String]?) {
    let imported = MessageImport.reading(text)
    #expect(imported.compact == #"{"topic":"a"}"#)
    if let lines { #expect(imported.lines == lines) }
  }

  @Test func `A header is no member, and what it gives away is not quoted`() {
    for text in [
      "Authorization: Bearer ya29.x,\n\"message\": {\"topic\": \"a\"}",
      "Authorization: Bearer ya29.x\n{\"message\": {\"topic\": \"a\"}}",
      "fetch(u, {headers: {Authorization: 'Bearer ya29.x'}, body: JSON.stringify({topic: 'a'})})",
    ] {
      let imported = MessageImport.reading(text)
      #expect(imported.compact == #"{"topic":"a"}"#, "\(imported.lines)")
      #expect(!"\(imported)".contains("ya29"))
    }
  }

  @Test func `A JavaScript object is read, its variables and products too`() {
    let imported = MessageImport.reading(
      """
      const topicName = 'industry-tech';
      const hour = 60 * 60;
      const message = {
        android: { ttl: hour + 's', collapse_key: `k` },
        topic: topicName,
        data: { at: Date.now(), who: 'a' + 'b', n: `${topicName} ${count}`, m: `${topicName}!` },
        ...common,
      };
      getMessaging().send(message).then((response) => { console.log('sent', response); });
      """)
    #expect(
      imported.compact
        == #"{"android":{"ttl":"3600s","collapse_key":"k"},"topic":"industry-tech","data":{"who":"ab","m":"industry-tech!"}}"#
    )
    #expect(
      imported.lines.filter { $0.contains("warning") } == [
        "6:15 warning data.at was left out: ‘Date.now()’ is code, and its value isn't in the text",
        "6:46 warning data.n was left out: ‘`${topicName} ${count}`’ is code, and its value isn't in the text",
        "7:3 warning a part of the message was left out: ‘common’ isn't in the text, and may have another value for android, topic, data",
      ])
    #expect(
      imported.lines.filter { $0.contains("repair") } == [
        "1:1 repair the text around the message was left out",
        "3:17 repair source text was rewritten as JSON: changed quotes, commas and comments aren't listed",
        "4:19 repair Pushwright inserted the value of ‘hour’ here",
        "5:10 repair Pushwright inserted the value of ‘topicName’ here",
        "6:49 repair Pushwright inserted the value of ‘topicName’ here",
        "6:77 repair Pushwright inserted the value of ‘topicName’ here",
      ])
    #expect(imported.recognition.wrapping == .script)
  }

  @Test(
    arguments: [
      ("60 * 60 * 1000", "3600000"), ("2 + 3", "5"), ("1 + 'a' + 2", "\"1a2\""),
      ("2 * 3 + 4", "10"),
      ("2 + 3 * 4", nil), ("9 / 3", nil), ("f(1)", nil), ("x ? 1 : 2", nil), ("[1].length", nil),
      ("99999999999 * 99999999999", nil), ("new Date()", nil), ("'a'.trim()", nil), ("-5", "-5"),
      ("`a${1}`", "\"a${1}\""), ("null", "null"), ("undefined", nil), ("1.5 * 2", nil),
    ] as [(String, String?)])
  func `Only what is sure is calculated`(code: String, value: String?) {
    let imported = MessageImport.reading("send({topic: 'a', x: \(code), fid: 'b'})")
    let member = value.map { "\"x\":\($0)," } ?? ""
    #expect(imported.compact == "{\"topic\":\"a\",\(member)\"fid\":\"b\"}")
    let codes = imported.lines.filter { $0.contains("is code") }
    #expect(codes.count == (value == nil ? 1 : 0))
    #expect(!imported.lines.contains { $0.contains("is extra") })
  }

  @Test func `In data an unknown word is a mistake and no variable`() {
    let imported = MessageImport.reading(#"{"message": {"topic": tru}}"#)
    #expect(!imported.canBeRead)
    #expect(!imported.isConverted, "it stays to be mended")
    #expect(imported.lines.count == 1)
    #expect(imported.lines[0].hasPrefix("1:23 error a value is expected here"))
  }

  @Test(
    arguments: [
      (
        "{\"message\":{\"topic\":\"a\"}}\n{\"message\":{\"topic\":\"b\"}}\n{\"message\":{\"topic\":\"c\"}}\n",
        "2:1 error the text holds 3 messages, but a draft is one: keep the one you want"
      ),
      (
        "[{\"message\":{\"topic\":\"a\"}},\n{\"message\":{\"topic\":\"b\"}}]",
        "1:1 error this is a list of 2 messages, but a draft is one: keep the one you want"
      ),
      (
        "first:\n{\"topic\":\"a\"}\nthen:\n{\"topic\":\"b\"}\n",
        "4:1 error the text holds 2 messages, but a draft is one: keep the one you want"
      ),
      (
        "curl -d '{\"topic\":\"a\"}' x\ncurl -d '{\"topic\":\"b\"}' x",
        "2:1 error the text holds 2 curl commands, but a draft is one message: keep the one you want"
      ),
      ("Dear all", "1:1 error no message here: an FCM request is {\"message\": {…}}"),
      ("", "1:1 error no message here: an FCM request is {\"message\": {…}}"),
    ])
  func `Of several messages none is chosen, and where there is none that is said`(
    text: String, line: String
  ) {
    let imported = MessageImport.reading(text)
    #expect(imported.lines == [line])
    #expect(!imported.canBeRead)
    #expect(imported.document.message == nil)
  }

  @Test func `A list of one message is that message`() {
    let imported = MessageImport.reading(" [{\"message\": {\"topic\": \"a\"}}] ")
    #expect(imported.compact == #"{"topic":"a"}"#)
    #expect(imported.lines == ["1:2 repair the list around the message was left out"])
  }

  @Test func `A message in a Markdown block or a request is taken out of it`() {
    let fence = MessageImport.reading(
      "Try this:\n\n```json\n{\"message\": {\"topic\": \"a\"}}\n```\n")
    #expect(
      fence.recognition.summary
        == "a Markdown code block with an FCM v1 request: Pushwright took its JSON")
    #expect(fence.lines == ["1:1 repair the text around the message was left out"])

    let http = MessageImport.reading(
      """
      POST https://fcm.googleapis.com/v1/projects/myproject-b5ae1/messages:send HTTP/1.1

      Content-Type: application/json
      Authorization: Bearer ya29.ElqKBGN2Ri_Uz
      {"message": {"topic": "a"}}'
      """)
    #expect(
      http.recognition.summary
        == "an HTTP request for project myproject-b5ae1 with an FCM v1 request: "
        + "Pushwright took its JSON; the access token was left out")
    #expect(http.compact == #"{"topic":"a"}"#)
    #expect(http.lines.contains("4:1 warning the access token in it was left out"))
    #expect(!"\(http)".contains("ya29"))
  }

  @Test(
    arguments: [
      (#""headers":{"Authorization":"Bearer ya29.ElqK"},"#, "headers", "an access token"),
      (#""access_token":"ElqK","#, "access_token", "an access token"),
      (#""request":[{"key":"x","value":["key=AAAAElqK"]}],"#, "request", "a server key"),
      (
        #""account":{"private_key":"-----BEGIN PRIVATE KEY-----ElqK"},"#, "account", "a private key"
      ),
      (#""Cookie":"ElqK","#, "Cookie", "a cookie"),
    ])
  func `A secret beside the message is left out, and what else is there stays`(
    member: String, name: String, secret: String
  ) {
    let imported = MessageImport.reading(#"{"url":"u",\#(member)"message":{"topic":"a"}}"#)
    #expect(
      imported.lines
        == ["1:12 warning \(name) beside the message holds \(secret), so it was left out"])
    #expect(imported.compact == #"{"topic":"a"}"#)
    #expect(!"\(imported)".contains("ElqK"))
    #expect(imported.strictText.contains(#""url""#))
  }

  @Test func `A Python dictionary is read`() {
    let imported = MessageImport.reading(
      "{'message': {'topic': 'a', 'android': {'direct_boot_ok': True}}}")
    #expect(imported.compact == #"{"topic":"a","android":{"direct_boot_ok":true}}"#)
  }

  @Test func `With one spelling wanted, FCM's names lose their capitals and others keep them`() {
    let text = """
      {"validateOnly": true, "message": {"fcmOptions": {"analyticsLabel": "x"}, "data": {"aB": "1"},
        "android": {"collapseKey": "a", "collapse_key": "b"}, "apns": {"payload": {"myKey": 1}}}}
      """
    #expect(!MessageImport.reading(text).isConverted)
    let imported = MessageImport.reading(text, isUnifying: true)
    #expect(
      imported.compact
        == #"{"fcm_options":{"analytics_label":"x"},"data":{"aB":"1"},"#
        + #""android":{"collapse_key":"b"},"apns":{"payload":{"myKey":1}}}"#)
    #expect(
      imported.lines == [
        "1:2 warning validate_only has no effect in a draft: you decide each time whether to send it",
        "1:2 repair validateOnly → validate_only", "1:36 repair fcmOptions → fcm_options",
        "1:51 repair fcm_options.analyticsLabel → fcm_options.analytics_label",
        "2:15 warning android.collapseKey is also set as collapse_key: this one was left out",
      ])
  }

  @Test func `A byte order mark is left out of strict JSON, and said`() {
    let imported = MessageImport.reading("\u{FEFF}{\"message\":{}}", isUnifying: true)
    #expect(imported.strictText == "{\"message\":{}}")
    #expect(imported.lines == ["1:1 repair the text began with a byte order mark"])
    #expect(MessageImport.reading("\u{FEFF}{\"message\":{}}").strictText == "{\"message\":{}}")
  }

  @Test func `A problem of a field is said where the original has it`() {
    let imported = MessageImport.reading(
      "\n{\n\n  \"tokne\": 1,\n  \"topic\":\n 5, \"android\": {}}")
    let problems = imported.reading().problems.filter { $0.path != nil }
    #expect(
      problems.map { "\($0.line):\($0.column) \($0.path ?? FieldPath())" } == [
        "4:3 tokne", "6:2 topic",
      ])
  }
}
