import FCMClient
import FCMEmulator
import FCMTransport
import Testing

/// The whole way from a service account's file to a dry-run that FCM accepts.
struct ServiceAccountTests {
  private func steps(
    over transport: HTTPTransport, file: String
  ) -> TokenSteps {
    transport.tokenSteps(
      readFile: { _ in TokenSteps.File(bytes: Array(file.utf8), mode: 0o600) },
      readVariable: { _ in nil },
      run: { _ async throws(CredentialFailure) in
        throw CredentialFailure(.commandFailed, "no command is asked for", remedy: "")
      }, now: { Account.now })
  }

  @Test func `A service account's key becomes a token, and the dry-run is accepted`() async throws {
    let account = try #require(Account.mia)
    try await account.withEmulator { emulator, transport in
      let steps = steps(over: transport, file: account.file(tokenURL: emulator.tokenURL))
      let search = CredentialSearch(
        .init(file: "/keys/mia.json"), endpoint: emulator.endpoint, environment: [:])
      let found = try await search.find(with: steps)
      #expect(found.origin.accountName == account.email)
      #expect(found.problems.isEmpty)
      let token = try await steps.token(from: found.origin)
      let request = try Draft.request(at: emulator.endpoint, isDryRun: true)
      _ = try await transport.perform(request, token: token)
      #expect(emulator.accepted.map(\.isDryRun) == [true])
    }
  }

  @Test func `A key that the server does not know is refused in words`() async throws {
    let account = try #require(Account.mia)
    try await account.withEmulator { emulator, transport in
      let stranger = account.renamed("eve@demo.iam.gserviceaccount.com")
      let steps = steps(over: transport, file: stranger.file(tokenURL: emulator.tokenURL))
      let search = CredentialSearch(
        .init(file: "/keys/eve.json"), endpoint: emulator.endpoint, environment: [:])
      let found = try await search.find(with: steps)
      let failure = await #expect(throws: CredentialFailure.self) {
        try await steps.token(from: found.origin)
      }
      #expect(failure?.description.contains("PRIVATE KEY") == false)
      #expect(emulator.accepted.isEmpty)
    }
  }
}
