import FCMClient
import PushMessages
import Testing

@testable import RecipientLists

/// Which draft a recipient gets.
struct DraftChoiceTests {
  private static func messages(_ texts: [String]) -> ListMessages {
    ListMessages(
      texts.map { text in
        MessageTemplate(.object([.init("data", .object([.init("k", .string(text))]))]))
      })
  }

  @Test(
    arguments: [
      ("", 0), (" ", 0), ("en", 0), ("fr", 1), ("FR", 1), ("fr-CA", 2), ("fr_CA", 2), ("fr-ca", 2),
      ("fr-CH", 1), ("zh-Hant-TW", 3), ("zh", 0), (" fr ", 1), ("fr CA", nil), ("?", nil),
      ("f", nil),
    ] as [(String, Int?)])
  func `The draft of the locale comes before that of its language`(locale: String, draft: Int?) {
    let choice = DraftChoice(
      column: "lang", tags: ["fr", "fr-CA", "zh-Hant"],
      of: Self.messages(["a", "b", "c", "d"]))
    #expect(choice.draft(for: locale) == draft)
  }

  @Test func `A recipient needs values only for the placeholders of its own draft`() throws {
    let messages = Self.messages(["{{a}} {{b}}", "{{b}}", "none"])
    #expect(messages.placeholders == ["a", "b"])
    let choice = DraftChoice(column: "lang", tags: ["fr", "de"], of: messages)
    let text = """
      token,lang,b,a
      \(Lists.token(1)),en,B1,A1
      \(Lists.token(2)),fr,B2,
      \(Lists.token(3)),de,,
      \(Lists.token(4)),fr,,A4
      """
    var survey = ListSurvey(placeholders: messages.placeholders, choosing: choice, seed: 1)
    try survey.take(Array(text.utf8))
    _ = try survey.endOfList()
    let summary = survey.summary
    #expect(summary.drafts == [0: 1, 1: 1, 2: 1])
    #expect(summary.incomplete.first.map(\.line) == [5])
    #expect(summary.incomplete.first.map(\.remark) == ["b"])
    let sent = summary.shapes.all.map {
      messages.filled($0.draft, $0.values, to: $0.registration)
    }
    #expect(sent.count == 3)
    for (json, text) in zip(sent, ["A1 B1", "B2", "none"]) {
      #expect(json.contains("\"k\":\"\(text)\""), "\(json)")
    }
  }

  @Test func `A list of lines has no locales`() {
    let choice = DraftChoice(column: "lang", tags: ["fr"], of: Self.messages(["a", "b"]))
    var reader = ListReader(choosing: choice)
    #expect(throws: ListFault.self) {
      _ = try reader.take(Array("\(Lists.token(1))\n".utf8))
      _ = try reader.finish()
    }
  }
}
