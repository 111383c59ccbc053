import PushMessages
import TestPacing
import Testing

@Suite(.takingTurns)
struct WrongTypeTests {
  private static let values: [JSONValue] = [
    .string("x"), .string(""), .number("5"), .null, .list([.null]), .object([]),
    .object([.init("a", .null), .init("image", .number("1"))]),
  ]

  private static let messages = [
    """
    {"notification": {"title": "T", "body": "B", "image": "i"}, "data": {"a": "1", "aps": "2"},
     "fcm_options": {"analytics_label": "l"}}
    """,
    """
    {"notification": {"title": "T"}, "data": {"fcm_options": "x"}, "android": {"notification": {}},
     "apns": {"payload": {"aps": {"badge": 1, "alert": "A"}, "b": 1}}, "webpush": {"notification": {}}}
    """,
  ]

  @Test(arguments: messages)
  func `Whatever stands in a field, what arrives is one readable object`(message: String) throws {
    for field in FieldCatalogue.fields {
      for value in Self.values {
        var document = MessageDocument(text: "{\"message\": \(message)}")
        // If a value on the way isn't an object, nothing can be put into it.
        try? document.set(value, at: field.path)
        let effective = EffectiveMessage(document)
        for received in [effective.android, effective.apple, effective.web] {
          try expectReadable(received, Comment(rawValue: document.text))
        }
      }
    }
  }

  private func expectReadable(_ received: ReceivedMessage, _ comment: Comment) throws {
    let text = received.lines.map(\.text).joined(separator: "\n")
    let node = try JSONNode(strict: text)
    let compact = JSONText.compact(node)
    let isSame = compact == JSONText.compact(received.json)
    // The compact text has of duplicate keys one only: equally long, there are none.
    let isWhole = text.count { !$0.isWhitespace } == compact.count { !$0.isWhitespace }
    #expect(isSame && isWhole, comment)
    let arrived = Set(received.entries.compactMap(\.source))
    #expect(arrived.isDisjoint(with: received.replacements.map(\.path)), comment)
  }
}
