import Testing

@testable import FCMEmulator

/// What the first bytes of a connection say, however few come at a time.
struct ConnectionOpeningTests {
  private func opening(_ text: String) -> ConnectionOpening {
    ConnectionOpening(Array(text.utf8))
  }

  @Test(arguments: [
    ("", ConnectionOpening.unknown), ("P", .unknown), ("PRI * HT", .unknown), ("C", .unknown),
    ("CONNECT a:1 HTTP/1.1\r\nHost: a", .unknown), ("PO", .plain), ("GET / HTTP/1.1", .plain),
    ("CONNECTION", .plain), ("\u{0}", .plain), ("\u{16}\u{3}\u{1}", .tls),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .http2),
    ("CONNECT a:1 HTTP/1.0\r\n\r\n", .tunnel(authority: "a:1", length: 24)),
    ("CONNECT a:1 HTTP/1.1\nHost: a\n\n\u{16}", .tunnel(authority: "a:1", length: 30)),
    ("CONNECT a:1\r\n\r\n", .malformed), ("CONNECT a b HTTP/1.1\r\n\r\n", .malformed),
    ("CONNECT a:1 HTTP/2\r\n\r\n", .malformed),
  ])
  func `It is known as soon as it can be`(text: String, expected: ConnectionOpening) {
    #expect(opening(text) == expected)
  }

  @Test func `A request for a way that has no end is refused`() {
    let text = "CONNECT a:1 HTTP/1.1\r\nX: " + String(repeating: "x", count: 9000)
    #expect(opening(text) == .malformed)
    #expect(opening(String(text.prefix(8000))) == .unknown)
  }

  @Test(arguments: [
    ("fcm.googleapis.com:443", true), ("FCM.googleapis.com.:443", true),
    ("oauth2.googleapis.com:443", true), ("fcm.googleapis.com:80", false),
    ("fcm.googleapis.com", false), ("storage.googleapis.com:443", false),
    ("fcm.googleapis.com.example:443", false), ("[::1]:443", false), ("127.0.0.1:443", false),
    ("", false), (":443", false),
  ])
  func `Only Google's hosts that matter here are answered for`(
    authority: String, isAnswered: Bool
  ) {
    #expect((GoogleHosts.answered(authority: authority) != nil) == isAnswered)
  }
}
