import FCMClient
import Testing

struct EndpointTests {
  @Test(arguments: [
    ("https://fcm.googleapis.com", "https://fcm.googleapis.com", false),
    ("HTTPS://FCM.googleapis.com/", "https://fcm.googleapis.com", false),
    ("https://example.com:8443", "https://example.com:8443", false),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080", true),
    ("http://127.255.0.9", "http://127.255.0.9", true),
    ("http://localhost:1", "http://localhost:1", true),
    ("http://[::1]:8080/", "http://[::1]:8080", true),
    ("http://[0:0:0:0:0:0:0:1]", "http://[0:0:0:0:0:0:0:1]", true),
    ("https://[::ffff:127.0.0.1]", "https://[::ffff:127.0.0.1]", false),
    ("https://127.0.0.1.example.com", "https://127.0.0.1.example.com", false),
    ("https://localhost.example.com", "https://localhost.example.com", false),
  ])
  func `An endpoint is a scheme, a host and a port`(
    text: String, description: String, isLoopback: Bool
  ) throws {
    let endpoint = try FCMEndpoint(parsing: text)
    #expect(endpoint.description == description)
    #expect(endpoint.isLoopback == isLoopback)
  }

  @Test(arguments: [
    ("fcm.googleapis.com", "has no scheme"),
    ("ftp://fcm.googleapis.com", "unknown endpoint scheme ‘ftp’"),
    ("http://fcm.googleapis.com", "isn't on this machine, and http isn't encrypted"),
    ("http://127.1", "isn't on this machine"),
    ("http://0177.0.0.1", "isn't on this machine"),
    ("http://[1::]", "isn't on this machine"),
    ("http://[::1:1]", "isn't on this machine"),
    ("http://127.0.0.1@example.com", "more than a host and a port"),
    ("https://example.com/v1", "more than a host and a port"),
    ("https://example.com?x", "more than a host and a port"),
    ("https://", "no valid host"),
    ("https://exa mple.com", "no valid host"),
    ("https://[::1", "no valid host"),
    ("https://example.com:", "no valid port"),
    ("https://example.com:0", "no valid port"),
    ("https://example.com:65536", "no valid port"),
    ("https://example.com:+1", "no valid port"),
    ("https://a\u{1B}[2J", "‘https://a\\u{1B}[2J’"),
  ])
  func `A wrong endpoint says what is wrong with it`(text: String, complaint: String) {
    let error = #expect(throws: InvalidEndpoint.self) { try FCMEndpoint(parsing: text) }
    #expect(error?.description.contains(complaint) == true, "\(error?.description ?? "")")
  }
}
