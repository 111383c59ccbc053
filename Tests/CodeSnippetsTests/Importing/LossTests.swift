import CodeSnippets
import PushMessages
import Testing

/// What reading doesn't put into the message has a kind, a field where the text says one, and the right reason.
struct LossTests {
  private func losses(_ text: String) -> [DocumentProblem] {
    MessageImport.reading(text).problems.filter { $0.loss != nil }
  }

  @Test(
    arguments: [
      ("send({topic: 'a', notification: {title: t}})", "notification.title", .missing, "t"),
      (
        "send({topic: 'a', android: {notification: {titleLocKey: k}}})",
        "android.notification.title_loc_key", .missing, "k"
      ),
      ("send({topic: 'a', data: {'order.id': id}})", #"data["order.id"]"#, .missing, "id"),
      ("send({tokens: all, data: {a: '1'}})", "token", .missing, "all"),
      ("send({topic: 'a', data: {...rest}})", nil, .missing, "rest"),
      ("const m = {topic: 'a'};\nchange(m);\nsend(m);", nil, .doubtful, "change(m)"),
      (
        "curl -d \"{\\\"message\\\": {\\\"topic\\\": \\\"$T\\\"}}\" https://fcm.googleapis.com",
        nil,
        .unfilled, "$T"
      ),
      ("{message: {topic: 'a', notification: {title: `${t}`}}}", nil, .unfilled, "${t"),
      (
        #"{"to": "/topics/a", "notification": {"title": "T"}, "delay_while_idle": true}"#, nil,
        .missing, nil
      ),
    ] as [(String, String?, DocumentProblem.Loss.Extent, String?)])
  func `A loss names its field, how much is lost and the code`(
    text: String, path: String?, extent: DocumentProblem.Loss.Extent, code: String?
  ) throws {
    let problem = try #require(losses(text).first)
    if let path { #expect(problem.path?.description == path) }
    #expect(problem.loss?.extent == extent)
    #expect(problem.loss?.code == code)
  }

  @Test func `An access token and a dry run that don't get into a draft are no losses`() {
    let command =
      "curl -H 'Authorization: Bearer x' -d '{\"validate_only\": true, \"message\": {\"topic\": \"a\"}}' u"
    let imported = MessageImport.reading(command)
    #expect(imported.problems.count { $0.severity == .warning } == 2)
    #expect(losses(command).isEmpty)
  }

  @Test(arguments: [
    (
      "const t = isNew ? 'A' : 'B';\nsend({topic: 'a', notification: {title: t}});",
      "‘t’ gets ‘isNew ? 'A' : 'B'’ in line 1, whose value isn't in the text"
    ),
    (
      "t = f\"\"\"\nHi {name}\n\"\"\"\nmessaging.Message(topic='a', data={'t': t})",
      "‘t’ gets ‘f\"\"\" Hi {name} \"\"\"’ in line 1, whose value isn't in the text"
    ),
    (
      "# A page\n\n```js\nlet n = 1;\nn++;\nsend({topic: 'a', data: {n: n}});\n```",
      "‘n’ is set in several places (lines 4, 5)"
    ),
    (
      "let n = 1;\nn++;\nsend({topic: 'a', data: {n: n, t: x ? 'a' : 'b'}});",
      "‘x ? 'a' : 'b'’ is code, and its value isn't in the text"
    ),
    (
      """
      class A {
        void f() { String t = "a"; }
        void g() { send(Message.builder().setTopic("a").putData("t", t).build()); }
      }
      """, "‘t’ has no value here: line 2 sets another variable of that name"
    ),
  ])
  func `The reason says why a value isn't known`(text: String, reason: String) {
    let sentences = losses(text).map(\.sentence)
    #expect(sentences.contains { $0.hasSuffix(reason) }, "\(sentences)")
  }

  @Test(
    arguments: [
      (
        "send({topic: 'a', android: {notification: {titleLocArgs: ['a', name, 'c']}}})",
        "android.notification.title_loc_args", ["a", "", "c"], [1]
      ),
      (
        "send({topic: 'a', apns: {payload: {aps: {alert: {locArgs: [...names, 'c']}}}}})",
        "apns.payload.aps.alert.loc-args", ["", "c"], [0]
      ),
      (
        """
        messaging.Message(topic='a', android=messaging.AndroidConfig(
          notification=messaging.AndroidNotification(body_loc_args=[n, 'b'])))
        """, "android.notification.body_loc_args", ["", "b"], [0]
      ),
      (
        """
        send(Message.builder().setTopic("a").setAndroidConfig(AndroidConfig.builder().setNotification(
          AndroidNotification.builder().addTitleLocalizationArg("a").addTitleLocalizationArg(name)
          .addAllTitleLocalizationArgs(List.of("c", d)).build()).build()).build());
        """, "android.notification.title_loc_args", ["a", "", "c", ""], [1, 3]
      ),
    ] as [(String, String, [String], [Int])])
  func `An argument that isn't in the text keeps its place`(
    text: String, list: String, arguments: [String], empty: [Int]
  ) {
    let path = FieldPath(stringLiteral: list)
    let elements = MessageImport.reading(text).document.node(at: path)?.elements ?? []
    #expect(elements.map(\.string) == arguments)
    #expect(losses(text).map(\.path) == empty.map(path.appending))
  }
}
