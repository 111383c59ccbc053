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

  @Test(arguments: [
    ("bad ", " x"), ("bad ", "\u{301} x"), ("bad ", "\u{200D}"), ("", ""), ("\u{301}", "\u{20DD}"),
    ("https://x-", ".example"),
  ])
  func `A token that a server repeats is hidden, whatever is joined to it`(
    before: String, after: String
  ) throws {
    let secret = "ya29.SECRETSECRETSECRETSECRETSECRET0123456789"
    let token = try #require(BearerToken(secret))
    let broken = "\(secret.prefix(20))\u{200B}\n\(secret.dropFirst(20))"
    for form in [secret, secret.uppercased(), broken, String(secret.dropLast(20))] {
      let hidden = token.hidden(in: before + form + after)
      #expect(hidden.contains("access token"), "\(form)")
      #expect(!hidden.lowercased().contains("secret"), "\(form)")
    }
    let honest = before + "an honest answer" + after
    #expect(token.hidden(in: honest) == honest)
  }
}
