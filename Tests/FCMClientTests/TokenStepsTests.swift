import FCMClient
import Testing

struct TokenStepsTests {
  private func steps(
    files: [String: String] = [:], mode: UInt32 = 0o600, variables: [String: String] = [:]
  ) -> TokenSteps {
    TokenSteps(
      sign: { jwt throws(CredentialFailure) in Array(jwt.signingInput.utf8.prefix(3)) },
      readFile: { path throws(CredentialFailure) in
        files[path].map { TokenSteps.File(bytes: Array($0.utf8), mode: mode) }
      },
      readVariable: { variables[$0] },
      run: { words throws(CredentialFailure) in Array("ya29.\(words.count)\n".utf8) },
      perform: { request throws(CredentialFailure) in
        let body = #"{"access_token":"ya29.\#(request.url.host)","expires_in":60}"#
        return (status: 200, headers: [], body: Array(body.utf8))
      },
      now: { 1000 })
  }

  private func search(
    _ choice: CredentialSearch.Choice = CredentialSearch.Choice(),
    _ environment: [String: String] = [:]
  ) -> CredentialSearch {
    CredentialSearch(choice, endpoint: .google, environment: environment)
  }

  @Test func `A key file is found, warned about and becomes a token`() async throws {
    let steps = steps(files: ["/key.json": CredentialFiles.serviceAccount], mode: 0o644)
    let found = try await search(.init(file: "/key.json")).find(with: steps)
    #expect(found.source == .file(path: "/key.json", .profile))
    #expect(
      found.problems.map(\.description) == [
        "/key.json: warning: other users of this machine can read this file: run chmod 600 on it"
      ])
    let token = try await steps.token(from: found.origin)
    #expect(token.headers.first?.value == "Bearer ya29.oauth2.googleapis.com")
    #expect(token.expiresAt == 1060)
  }

  @Test func `A file that somebody named has to be there, gcloud's own need not`() async throws {
    let environment = ["HOME": "/home/mia"]
    let found = try await search(.init(), environment).find(with: steps())
    #expect(found.source == .metadataServer(host: "metadata.google.internal"))
    let failure = await #expect(throws: CredentialFailure.self) {
      try await search(.init(file: "/key.json"), environment).find(with: steps())
    }
    #expect(failure?.sentence == "no such file: /key.json")
    let none = await #expect(throws: CredentialFailure.self) {
      try await search(.init(), ["HOME": "/h", "NO_GCE_CHECK": "true"]).find(with: steps())
    }
    #expect(none?.sentence == "no credentials for FCM")
  }

  @Test func `A damaged file ends the search, with its place`() async throws {
    let path = "/home/mia/.config/gcloud/application_default_credentials.json"
    let steps = steps(files: [path: "{\n \"type\": \"x\"}"])
    let failure = await #expect(throws: CredentialFailure.self) {
      try await search(.init(), ["HOME": "/home/mia"]).find(with: steps)
    }
    #expect(
      failure?.remedy.hasPrefix(
        "\(path):2:2: error: Pushwright can't use credentials of the type ‘x’") == true)
  }

  @Test func `A variable and a command are asked when a token is wanted`() async throws {
    let steps = steps(variables: ["T": "ya29.t", "E": ""])
    #expect(
      try await steps.token(from: .variable("T")).headers.map(\.value) == ["Bearer ya29.t"])
    #expect(
      try await steps.token(from: .command(["a", "b"])).headers.map(\.value) == ["Bearer ya29.2"])
    for name in ["E", "X"] {
      let failure = await #expect(throws: CredentialFailure.self) {
        try await steps.token(from: .variable(name))
      }
      #expect(failure?.sentence == "the variable \(name) holds no access token")
    }
  }
}
