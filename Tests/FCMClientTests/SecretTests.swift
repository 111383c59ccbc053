import FCMClient
import Testing

/// Nothing secret comes out of any value, whichever way it is printed.
struct SecretTests {
  private func texts(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return [
      "\(value)", String(describing: value), String(reflecting: value), dumped,
      String(describing: Mirror(reflecting: value).children.map { "\($0)" }),
    ]
  }

  @Test(arguments: CredentialFiles.all)
  func `No secret shows in credentials, requests, steps or the flow itself`(file: String) throws {
    let (credentials, _) = Credentials.reading(Array(file.utf8), path: "key.json")
    let origin = TokenOrigin.credentials(try #require(credentials))
    var flow = TokenFlow(origin)
    var values: [Any] = [origin, origin.accountName ?? ""]
    let token = #"{"access_token":"ya29.s3cr3t","accessToken":"ya29.s3cr3t","value":"s3cr3t.b.c"}"#
    let events: [TokenFlow.Event] = [
      .started, .signed([1, 2]), .read(Array("s3cr3t".utf8)),
      .answered(status: 200, headers: [], body: Array(token.utf8)),
      .answered(status: 200, headers: [], body: Array(token.utf8)),
      .answered(status: 200, headers: [], body: Array(token.utf8)),
    ]
    for event in events {
      var tried = flow
      let step = tried.update(event, now: 1)
      if case .fail = step { continue }
      flow = tried
      values += [step, flow]
    }
    guard case .finish(let token)? = values.dropLast().last as? TokenFlow.Step else {
      Issue.record("the flow did not end with a token: \(values.count)")
      return
    }
    var owner = TokenOwner<Int>()
    values += [owner.update(.wanted(by: 1, now: 0)), owner.update(.fetched(token)), owner]
    values += [TokenOwner<Int>.Event.fetched(token)]
    for text in values.flatMap(texts) {
      #expect(!text.contains(CredentialFiles.mark), "\(text.prefix(200))")
    }
  }

  @Test func `The search finds a secret where there is one`() {
    #expect(texts(["s3cr3t"]).allSatisfy { $0.contains(CredentialFiles.mark) })
  }

  @Test func `An address shows its host and nothing behind it`() throws {
    let url = try #require(TokenURL("https://CI.example.com:8443/a/s3cr3t?b=s3cr3t"))
    #expect("\(url)" == "https://ci.example.com:8443")
    #expect(texts(url).allSatisfy { !$0.contains(CredentialFiles.mark) })
    for text in [
      "https://a:s3cr3t@host/", "https://ho st/", "file:///etc", "https:///x", "https://é/",
    ] {
      #expect(TokenURL(text) == nil)
    }
  }
}
