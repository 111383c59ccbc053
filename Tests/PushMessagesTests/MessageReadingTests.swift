import PushMessages
import Testing

struct MessageReadingTests {
  private func problems(_ text: String) -> [String] {
    Message.reading(MessageDocument(text: text)).problems.map { problem in
      let path = problem.path.map { "\($0): " } ?? ""
      return "\(problem.line):\(problem.column) \(problem.severity) \(path)\(problem.sentence)"
    }
  }

  @Test func `A whole message is read without a problem`() {
    let (message, problems) = Message.reading(MessageDocument(text: wholeMessage))
    #expect(problems.isEmpty)
    #expect(message.target == .topic("news"))
    #expect(message.notification?.image == "https://example.com/a.png")
    #expect(message.android?.notification?.title.key == "welcome_title")
    #expect(message.android?.notification?.title.arguments?.map(\.string) == ["Alice"])
    #expect(message.android?.icon == "stock")
    #expect(message.android?.color == "#7e55c3")
    #expect(message.android?.clickAction == "OPEN")
    #expect(message.apple?.alert?.body.key == "NEW_MESSAGE_BODY")
    #expect(message.apple?.subtitle.literal == "Sub")
    #expect(message.apple?.category == "CAT")
    #expect(message.apple?.isMutable == true)
    #expect(message.apple?.image == "https://example.com/b.png")
    #expect(message.web?.notification?.title.literal == "Web")
    #expect(message.web?.icon == "https://example.com/i.png")
    #expect(message.web?.link == "https://example.com/sale")
  }

  @Test(
    arguments: [
      (#"{"message": {"topic": 5}}"#, "1:23 error topic: expected a string, found a number"),
      (
        "{\"message\": {\"android\":\n [1]}}", "2:2 error android: expected an object, found a list"
      ),
      (
        #"{"message": {"notification": "Hi"}}"#,
        "1:30 error notification: expected an object, found a string"
      ),
      (
        #"{"message": {"android": {"notification": {"title_loc_args": "Alice"}}}}"#,
        "1:61 error android.notification.title_loc_args: expected a list of strings, found a string"
      ),
      (
        #"{"message": {"android": {"notification": {"body_loc_args": ["a", 3]}}}}"#,
        "1:66 error android.notification.body_loc_args[1]: "
          + "every argument is a string, even a number: write \"3\""
      ),
      (
        #"{"message": {"apns": {"payload": {"aps": {"alert": 7}}}}}"#,
        "1:52 error apns.payload.aps.alert: expected an object, found a number"
      ),
    ])
  func `A wrong type is an error at its place`(text: String, expected: String) {
    #expect(problems(text).contains(expected))
    #expect(Set(problems(text)).count == problems(text).count)
  }

  @Test func `Every wrong type is said once`() {
    #expect(problems(#"{"message": {"android": {"notification": 3}}}"#).count == 1)
    #expect(problems(#"{"message": {"apns": {"payload": {"aps": {"alert": 7}}}}}"#).count == 1)
    #expect(problems(#"{"message": {"webpush": {"notification": true}}}"#).count == 1)
  }

  @Test(
    arguments: [
      ("body_lock_key", ": did you mean body_loc_key?"),
      ("bodyLockKey", ": did you mean body_loc_key?"),
      ("clickaction", ": did you mean click_action?"), ("quite_something_else", ""),
    ])
  func `An unknown name is a warning, with the name that was probably meant`(
    name: String, hint: String
  ) {
    #expect(
      problems("{\"message\": {\"android\": {\"notification\": {\"\(name)\": \"x\"}}}}") == [
        "1:43 error android.notification.\(name): FCM has no field of this name here\(hint)"
      ])
  }

  @Test func `The other spelling of a name is known, and maps may hold any`() {
    #expect(
      problems(
        """
        {"message": {"fcmOptions": {"analyticsLabel": "x"}, "data": {"whatever": "x"},
        "android": {"notification": {"bodyLocKey": "k"}}, "apns": {"headers": {"x": "y"},
        "payload": {"own": 1, "aps": {"own-key": 2}}}}}
        """
      ).isEmpty)
  }

  @Test(
    arguments: [
      ("[]", "1:1 error no \"message\" object here: an FCM request is {\"message\": {…}}"),
      (
        "{\"to\": \"x\"}",
        "1:1 error no \"message\" object here: an FCM request is {\"message\": {…}}"
      ),
      (
        "\n{\"topic\": \"x\"}",
        "2:1 error this is a message without its request: put it into {\"message\": …}"
      ),
    ])
  func `A missing message is said once`(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func `A text that cannot be read says only that`() {
    #expect(problems("{\"message\": {") == ["1:13 error the object that starts here isn't closed"])
  }

  @Test func `A null is a field that is not set`() {
    let (message, problems) = Message.reading(
      MessageDocument(text: #"{"message": {"topic": null, "android": null, "token": "t"}}"#))
    #expect(problems.isEmpty)
    #expect(message.targets == [.token("t")])
    #expect(message.android == nil)
  }

  @Test func `An alert that is a text is the body`() {
    let (message, problems) = Message.reading(
      MessageDocument(text: #"{"message": {"apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#))
    #expect(problems.isEmpty)
    #expect(message.apple?.alert?.body.literal == "Hi")
    #expect(message.apple?.alert?.title.isEmpty == true)
  }

  @Test func `All targets are read, though FCM takes but one`() {
    let (message, _) = Message.reading(
      MessageDocument(text: #"{"message": {"condition": "c", "token": "t", "fid": "f"}}"#))
    #expect(message.targets.map(\.fieldName) == ["fid", "token", "condition"])
    #expect(message.targets.map(\.text) == ["f", "t", "c"])
    #expect(message.target == nil)
  }
}

private let wholeMessage = """
  {"message": {
    "topic": "news",
    "notification": {"title": "T", "body": "B", "image": "https://example.com/a.png"},
    "android": {"ttl": "3600s", "notification": {
      "title_loc_key": "welcome_title", "title_loc_args": ["Alice"], "icon": "stock",
      "color": "#7e55c3", "click_action": "OPEN"}},
    "apns": {
      "headers": {"apns-priority": "5"},
      "payload": {"aps": {"category": "CAT", "mutable-content": 1, "badge": 42, "alert": {
        "loc-key": "NEW_MESSAGE_BODY", "loc-args": ["3", "Bob"], "subtitle": "Sub"}}},
      "fcm_options": {"image": "https://example.com/b.png"}},
    "webpush": {
      "headers": {"TTL": "86400"},
      "notification": {"title": "Web", "icon": "https://example.com/i.png"},
      "fcm_options": {"link": "https://example.com/sale"}}
  }}
  """
