import Testing

@testable import ComposerState

struct FuzzyQueryTests {
  private static let names = Command.allCases.map(\.configurationName)

  private func best(_ query: String) -> String? {
    FuzzyQuery(query).ranked(Self.names) { [SearchedText(name: $0)] }.first?.0
  }

  @Test func `Of a pasted page and of a text as long only the beginning is looked for and through`()
  {
    let page = String(repeating: "long ", count: 4000)
    let query = FuzzyQuery(page)
    #expect(query.match([SearchedText(sentence: page)]) != nil)
    #expect(query.match([SearchedText(name: "lon")]) == nil)
    #expect(SearchedText(name: page).letters.count < 1000)
    #expect(SearchedText(name: page).text == page)
  }

  @Test(
    arguments: [
      ("dry", "dry-run"), ("dr", "dry-run"), ("nl", "next-locale"), ("nf", "next-field"),
      ("test", "test-send"), ("ts", "test-send"), ("send", "send"), ("SAVE", "save"),
      ("sa", "save"), ("s a", "save-as"), ("hist", "show-history"), ("loc cho", "choose-locale"),
      ("red", "redo"),
      ("redr", "redraw"), ("pl", "show-platforms"), ("prlo", "previous-locale"),
    ])
  func `A few letters find the command that is meant`(query: String, name: String) {
    #expect(best(query) == name)
  }

  @Test(arguments: ["xyz", "dryrunner", "send-x", "nurd"])
  func `Letters that are not there in that order find nothing`(query: String) {
    #expect(best(query) == nil)
  }

  @Test func `While nothing is typed, everything is there in its order`() {
    for query in ["", "  "] {
      let all = FuzzyQuery(query).ranked(Self.names) { [SearchedText(name: $0)] }.map(\.0)
      #expect(all == Self.names)
    }
  }

  @Test(
    arguments: [
      ("ab", "xaab", [2, 3]), ("ab", "a-xb-ab", [5, 6]), ("nl", "next-locale", [0, 5]),
      ("é", "CAFÉ", [3]), ("日本", "x日-x日本", [4, 5]), ("ss", "ss", [0, 1]),
    ])
  func `The letters that belong together are the ones that are marked`(
    query: String, text: String, spots: [Int]
  ) throws {
    let match = try #require(FuzzyQuery(query).match([SearchedText(name: text)]))
    #expect(match.spots == [Set(spots)])
  }

  @Test(
    arguments: [
      ("notification", ["notification", "notification.title", "android.notification.icon"]),
      ("NOTIFICATION.", ["notification.title", "android.notification.icon"]),
      ("NO  TI ", ["no ti"]),
    ])
  func `A whole name comes first, then names that begin like it, in whatever order they stand`(
    query: String, first: [String]
  ) {
    let names = [
      "android.notification.icon", "android.notification", "notification.title", "no ti",
      "notification",
    ]
    let found = FuzzyQuery(query).ranked(names) { [SearchedText(name: $0)] }.map(\.0)
    #expect(Array(found.prefix(first.count)) == first)
  }

  @Test func `A sentence that begins with what is typed is no name`() {
    let found = FuzzyQuery("save").ranked(["sentence", "name"]) {
      $0 == "sentence"
        ? [SearchedText(name: "x"), SearchedText(sentence: "save")]
        : [SearchedText(name: "never save")]
    }
    #expect(found.map(\.0) == ["name", "sentence"])
  }

  @Test func `In a sentence letters count from the starts of words on only`() {
    let sentence = SearchedText(sentence: "the next preview locale")
    #expect(FuzzyQuery("npl").match([sentence]) != nil)
    #expect(FuzzyQuery("view").match([sentence]) == nil)
    #expect(FuzzyQuery("locale prev").match([sentence]) != nil)
  }

  @Test func `Each word may be in another text, and a name counts more than a sentence`() throws {
    let texts = [SearchedText(name: "send"), SearchedText(sentence: "opens the review")]
    let match = try #require(FuzzyQuery("review se").match(texts))
    #expect(match.spots[0] == [0, 1])
    #expect(match.spots[1] == Set(10...15))
    let found = FuzzyQuery("save").ranked(["a", "b"]) {
      $0 == "a" ? [SearchedText(sentence: "save it")] : [SearchedText(name: "save it")]
    }
    #expect(found.map(\.0) == ["b", "a"])
  }
}
