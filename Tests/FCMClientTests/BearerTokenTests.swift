import FCMClient
import Testing

struct BearerTokenTests {
  @Test func `A token shows in no description, dump or reflection`() throws {
    let secret = "ya29.a0AfB_secret"
    let token = try #require(BearerToken(secret + "\n"))
    var dumped = ""
    dump([token], to: &dumped)
    dump(Optional(token), to: &dumped)
    for text in [
      "\(token)", String(reflecting: token), String(describing: [token]),
      "\(Optional(token) as Any)",
      String(describing: Mirror(reflecting: token)), dumped,
    ] {
      #expect(!text.contains("secret"))
    }
    #expect(Mirror(reflecting: token).children.isEmpty)
  }

  @Test(arguments: ["", " ", "==", "a b", "a\r\nX-Other: b", "a\u{0}", "é", "a=b"])
  func `A text that would not stay in its header is no token`(text: String) {
    #expect(BearerToken(text) == nil)
  }
}
