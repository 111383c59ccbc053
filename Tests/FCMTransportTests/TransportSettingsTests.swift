import FCMClient
import FCMTransport
import Testing

struct TransportSettingsTests {
  private func proxy(_ environment: [String: String], _ endpoint: String) throws -> String? {
    try TransportSettings(environment: environment).proxy(for: FCMEndpoint(parsing: endpoint))
  }

  private static let all = [
    "https_proxy": "http://a.example:1", "HTTPS_PROXY": "http://b.example:2",
    "all_proxy": "http://c.example:3", "ALL_PROXY": "http://d.example:4",
    "http_proxy": "http://e.example:5", "HTTP_PROXY": "http://f.example:6",
  ]

  @Test func `The variables stand in for one another in this order`() throws {
    var environment = Self.all
    var found: [String] = []
    for name in [
      "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "http_proxy", "HTTP_PROXY",
    ] {
      found.append(try proxy(environment, "https://fcm.googleapis.com") ?? "none")
      environment[name] = nil
    }
    #expect(
      found == [
        "http://a.example:1", "http://b.example:2", "http://c.example:3", "http://d.example:4",
        "http://e.example:5", "http://f.example:6",
      ])
    #expect(try proxy(environment, "https://fcm.googleapis.com") == nil)
  }

  @Test func `An empty value means no proxy`() throws {
    let environment = Self.all.merging(["https_proxy": ""]) { $1 }
    #expect(try proxy(environment, "https://fcm.googleapis.com") == nil)
  }

  @Test(arguments: [
    ("proxy.example:3128", "http://proxy.example:3128"),
    ("HTTP://Proxy.Example:3128/", "http://proxy.example:3128"),
    ("http://proxy.example", "http://proxy.example:80"),
    ("http://mia:secret@proxy.example:3128", "http://proxy.example:3128"),
    ("mia:se@cret@proxy.example:3128", "http://proxy.example:3128"),
    ("http://[::1]:3128", "http://[::1]:3128"),
  ])
  func `A proxy is a host and a port, and its password is not shown`(
    value: String, shown: String
  ) throws {
    #expect(try proxy(["https_proxy": value], "https://fcm.googleapis.com") == shown)
  }

  @Test(arguments: [
    ("socks5://proxy.example", "https_proxy names a proxy of another kind, socks5"),
    ("https://proxy.example", "https_proxy names a proxy of another kind, https"),
    ("http://", "https_proxy isn't a proxy address"),
    ("http://mia:secret@", "https_proxy isn't a proxy address"),
    ("http://mia:secret%zz@proxy.example", "https_proxy isn't a proxy address"),
    ("http://proxy.example:99999", "https_proxy isn't a proxy address"),
    ("sec ret://x", "https_proxy isn't a proxy address"),
  ])
  func `What is no HTTP proxy is named by its variable only`(value: String, start: String) throws {
    let error = #expect(throws: InvalidProxy.self) {
      try proxy(["https_proxy": value], "https://fcm.googleapis.com")
    }
    #expect(error?.description == "\(start): write http://HOST:PORT")
  }

  @Test(arguments: [
    ("*", true), ("fcm.googleapis.com", true), ("googleapis.com", true), (".googleapis.com", true),
    ("*.googleapis.com", true), ("FCM.GoogleAPIs.com", true), ("a.example, googleapis.com", true),
    ("a.example googleapis.com", true), ("googleapis.com:443", true), ("googleapis.com:80", false),
    ("apis.com", false), ("x.fcm.googleapis.com", false), ("com.", true), ("", false),
    (",", false), ("googleapis.com.", true), (".", false), (".googleapis.com.:443", true),
  ])
  func `NO_PROXY names hosts that are reached directly`(value: String, isDirect: Bool) throws {
    for name in ["no_proxy", "NO_PROXY"] {
      let environment = ["https_proxy": "http://proxy.example:1", name: value]
      let proxy = try proxy(environment, "https://fcm.googleapis.com")
      #expect((proxy == nil) == isDirect)
    }
  }

  @Test(arguments: [
    ("10.0.0.0/8", "https://10.1.2.3", true), ("10.0.0.0/8", "https://11.1.2.3", false),
    ("10.1.2.3", "https://10.1.2.3:8443", true), ("10.1.2.3:443", "https://10.1.2.3:8443", false),
    ("0.0.0.0/0", "https://10.1.2.3", true), ("10.0.0.0/33", "https://10.1.2.3", false),
    ("10.0.0.0/8", "https://10.example", false), ("fe80::1", "https://[fe80::1]", true),
    ("[fe80::1]:443", "https://[fe80::1]", true), ("[fe80::1]:80", "https://[fe80::1]", false),
  ])
  func `NO_PROXY names addresses and ranges of them`(
    value: String, endpoint: String, isDirect: Bool
  ) throws {
    let environment = ["https_proxy": "http://proxy.example:1", "no_proxy": value]
    #expect((try proxy(environment, endpoint) == nil) == isDirect)
  }

  @Test(arguments: ["http://127.0.0.1:8080", "https://localhost", "https://[::1]:8443"])
  func `This machine needs no proxy`(endpoint: String) throws {
    #expect(try proxy(Self.all, endpoint) == nil)
  }

  @Test func `Settings do not print a password`() {
    let settings = TransportSettings(environment: ["https_proxy": "http://mia:secret@a.example:1"])
    var dumped = ""
    dump(settings, to: &dumped)
    #expect(!dumped.contains("secret"))
    #expect(!"\(settings)".contains("secret"))
    #expect(!String(reflecting: settings).contains("secret"))
  }
}
