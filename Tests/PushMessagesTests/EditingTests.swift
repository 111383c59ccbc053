import PushMessages
import Testing

struct EditingTests {
  private func check(
    _ text: String, _ value: JSONValue?, at path: FieldPath, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var document = MessageDocument(text: text)
    try document.set(value, at: path)
    #expect(document.text == expected, sourceLocation: sourceLocation)
  }

  @Test func `A changed value keeps everything around it`() throws {
    try check(
      "{ \"message\" :\t{\"x\":1.50,  \"topic\" : \"a\" ,\"y\":[ ]}}\n\n", .string("b\"é"),
      at: "topic", "{ \"message\" :\t{\"x\":1.50,  \"topic\" : \"b\\\"é\" ,\"y\":[ ]}}\n\n")
  }

  @Test func `A new field goes behind the last one, as the object is written`() throws {
    try check(
      #"{"message": {"topic": "a"}}"#, .string("b"), at: "token",
      #"{"message": {"topic": "a", "token": "b"}}"#)
    try check(
      "{\n\t\"message\": {\n\t\t\"topic\": \"a\"\n\t}\n}\n", .string("b"), at: "token",
      "{\n\t\"message\": {\n\t\t\"topic\": \"a\",\n\t\t\"token\": \"b\"\n\t}\n}\n")
    try check(
      "{\n    \"message\": {\n        \"topic\": \"a\"\n    }\n}\n", .string("1s"),
      at: "android.ttl",
      """
      {
          "message": {
              "topic": "a",
              "android": {
                  "ttl": "1s"
              }
          }
      }

      """)
  }

  @Test func `Missing objects on the way are made`() throws {
    var document = MessageDocument.empty
    try document.set(.string("WELCOME_TITLE"), at: "apns.payload.aps.alert.title-loc-key")
    #expect(
      document.text == """
        {
          "message": {
            "apns": {
              "payload": {
                "aps": {
                  "alert": {
                    "title-loc-key": "WELCOME_TITLE"
                  }
                }
              }
            }
          }
        }

        """)
  }

  @Test func `Lines that end as on Windows go on ending so`() throws {
    try check(
      "{\r\n  \"message\": {\r\n    \"topic\": \"a\"\r\n  }\r\n}\r\n", .string("1s"),
      at: "android.ttl",
      "{\r\n  \"message\": {\r\n    \"topic\": \"a\",\r\n    \"android\": {\r\n      \"ttl\": \"1s\"\r\n"
        + "    }\r\n  }\r\n}\r\n")
  }

  @Test(
    arguments: [
      ("a", #"{"message": {"data": {"b": "2", "c": "3"}}}"#),
      ("b", #"{"message": {"data": {"a": "1", "c": "3"}}}"#),
      ("c", #"{"message": {"data": {"a": "1", "b": "2"}}}"#),
    ])
  func `A field goes with its comma, wherever it stands`(key: String, expected: String) throws {
    try check(
      #"{"message": {"data": {"a": "1", "b": "2", "c": "3"}}}"#, nil,
      at: FieldPath("data").appending(key), expected)
  }

  @Test func `Objects that a removal empties go too, and the message stays`() throws {
    try check(
      #"{"message": {"topic": "a", "apns": {"payload": {"aps": {"badge": 1}}}}}"#, nil,
      at: "apns.payload.aps.badge", #"{"message": {"topic": "a"}}"#)
    try check(#"{"message": {"topic": "a"}}"#, nil, at: "topic", #"{"message": {}}"#)
    try check(#"{"message": {"topic": "a"}}"#, nil, at: "token", #"{"message": {"topic": "a"}}"#)
  }

  @Test func `A removed line leaves no blank one`() throws {
    try check(
      "{\n  \"message\": {\n    \"topic\": \"a\",\n    \"token\": \"b\"\n  }\n}\n", nil,
      at: "topic",
      "{\n  \"message\": {\n    \"token\": \"b\"\n  }\n}\n")
    try check(
      "{\n  \"message\": {\n    \"topic\": \"a\",\n    \"token\": \"b\"\n  }\n}\n", nil,
      at: "token",
      "{\n  \"message\": {\n    \"topic\": \"a\"\n  }\n}\n")
  }

  @Test func `A field in the other spelling keeps its name`() throws {
    let text = #"{"message": {"android": {"notification": {"titleLocKey": "a", "icon": "i"}}}}"#
    try check(
      text, .string("b"), at: "android.notification.title_loc_key",
      #"{"message": {"android": {"notification": {"titleLocKey": "b", "icon": "i"}}}}"#)
    try check(
      text, nil, at: "android.notification.title_loc_key",
      #"{"message": {"android": {"notification": {"icon": "i"}}}}"#)
  }

  @Test func `Of two fields of one name the last is changed, and both are removed`() throws {
    let text = #"{"message": {"topic": "a", "data": {}, "topic": "b"}}"#
    try check(
      text, .string("c"), at: "topic", #"{"message": {"topic": "a", "data": {}, "topic": "c"}}"#)
    try check(text, nil, at: "topic", #"{"message": {"data": {}}}"#)
  }

  @Test func `An alert that is a text makes room for more fields`() throws {
    let text = #"{"message": {"apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#
    try check(
      text, .string("T"), at: "apns.payload.aps.alert.title",
      """
      {"message": {"apns": {"payload": {"aps": {"alert": {
        "body": "Hi",
        "title": "T"
      }}}}}}
      """)
    try check(
      text, .number("5"), at: "apns.payload.aps.alert.body",
      """
      {"message": {"apns": {"payload": {"aps": {"alert": {
        "body": 5
      }}}}}}
      """)
  }

  @Test func `An alert that is a text stays one as long as nothing but its body is set`() throws {
    let text = #"{"message": {"topic": "a", "apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#
    try check(
      text, .string("B"), at: "apns.payload.aps.alert.body",
      #"{"message": {"topic": "a", "apns": {"payload": {"aps": {"alert": "B"}}}}}"#)
    try check(text, nil, at: "apns.payload.aps.alert.body", #"{"message": {"topic": "a"}}"#)
  }

  @Test func `A null on the way becomes the object`() throws {
    try check(
      #"{"message": {"android": null}}"#, .string("1s"), at: "android.ttl",
      "{\"message\": {\"android\": {\n  \"ttl\": \"1s\"\n}}}")
  }

  @Test(
    arguments: [
      (
        #"{"message": {"android": 3}}"#,
        "android is a number, not an object: nothing can be added to it"
      ),
      (
        #"{"message": {"android": []}}"#,
        "android is a list, not an object: nothing can be added to it"
      ),
      (#"{"message": 3}"#, "the text has no readable \"message\": fix it first"),
      ("", "the text has no readable \"message\": fix it first"),
    ])
  func `Where the way is blocked nothing changes, and a sentence says why`(
    text: String, sentence: String
  ) {
    var document = MessageDocument(text: text)
    let refusal = #expect(throws: MessageDocument.EditRefusal.self) {
      try document.set(.string("1s"), at: "android.ttl")
    }
    #expect(refusal?.sentence == sentence)
    #expect(document.text == text)
  }

  @Test func `An element of a list that is not there cannot be set`() {
    var document = MessageDocument.empty
    #expect(throws: MessageDocument.EditRefusal.self) {
      try document.set(
        .string("x"), at: FieldPath("android.notification.body_loc_args").appending(0))
    }
    #expect(document == .empty)
  }

  @Test func `Elements of lists are changed and removed in their place`() throws {
    let path: FieldPath = "android.notification.body_loc_args"
    let text = #"{"message": {"android": {"notification": {"body_loc_args": ["1", "2" ,"3"]}}}}"#
    try check(
      text, .string("x"), at: path.appending(1),
      #"{"message": {"android": {"notification": {"body_loc_args": ["1", "x" ,"3"]}}}}"#)
    try check(
      text, nil, at: path.appending(1),
      #"{"message": {"android": {"notification": {"body_loc_args": ["1" ,"3"]}}}}"#)
  }

  @Test func `Comments and repairs elsewhere outlive an edit`() throws {
    try check(
      "{\"message\": {\n  // where to\n  \"topic\": \"a\", // why\n}}", .string("1s"),
      at: "android.ttl",
      "{\"message\": {\n  // where to\n  \"topic\": \"a\",\n  \"android\": {\n    \"ttl\": \"1s\"\n  }, // why\n}}"
    )
  }

  @Test func `An earlier document undoes every later edit`() throws {
    var history = [MessageDocument.empty]
    let edits: [(JSONValue?, FieldPath)] = [
      (.string("a"), "topic"), (.string("1s"), "android.ttl"), (nil, "topic"),
      (.list([.string("x")]), "android.notification.body_loc_args"), (nil, "android.ttl"),
    ]
    for (value, path) in edits {
      var document = history[history.count - 1]
      try document.set(value, at: path)
      history.append(document)
    }
    #expect(Set(history.map(\.text)).count == history.count)
    #expect(history[0].text == MessageDocument.empty.text)
    #expect(history[2].string(at: "topic") == "a")
    #expect(
      history[5].canonicalMessage == #"{"android":{"notification":{"body_loc_args":["x"]}}}"#)
  }
}
