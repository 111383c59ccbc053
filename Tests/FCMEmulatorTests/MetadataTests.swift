import FCMClient
import PushMessages
import Testing

@testable import FCMEmulator

/// The server that programs without a key file ask for a token.
struct MetadataTests {
  private func answer(
    _ path: String, flavor: String? = "Google", tokens: AcceptedTokens = .any
  ) -> EmulatorAnswer {
    EmulatedMetadata(project: .demo, tokens: TokenEndpoint(tokens, now: { 0 }))
      .answer(EmulatorRequest(method: "GET", path: path, flavor: flavor))
  }

  @Test(arguments: [
    ("/", "computeMetadata/\n"), ("/computeMetadata/v1/project/project-id", "demo-project"),
    ("/computeMetadata/v1/universe/universe-domain", "googleapis.com"),
    ("/computeMetadata/v1/instance", "service-accounts/\n"),
    (
      "/computeMetadata/v1/instance/service-accounts/default/email",
      "emulator@demo-project.iam.gserviceaccount.com"
    ),
  ])
  func `It answers what the SDKs ask, each time with its header`(path: String, body: String) {
    let answer = answer(path)
    #expect((answer.status, answer.body, answer.isMetadata) == (200, body, true))
  }

  @Test func `It has an account, and a token for it`() throws {
    let account = answer("/computeMetadata/v1/instance/service-accounts/default/")
    #expect(try JSONNode(strict: account.body)["aliases"]?.elements?.count == 1)
    let token = answer("/computeMetadata/v1/instance/service-accounts/default/token")
    let body = try JSONNode(strict: token.body)
    #expect(body["access_token"]?.string?.hasPrefix("ya29.") == true)
    #expect(body["expires_in"]?.kind == .number("3599"))
    #expect(token.isMetadata)
  }

  @Test func `A page can't ask it, and there is no token where accounts are named`() {
    #expect(answer("/computeMetadata/v1/project/project-id", flavor: nil).status == 403)
    #expect(
      answer(
        "/computeMetadata/v1/instance/service-accounts/default/token", tokens: .issued(to: [])
      ).status == 404)
    #expect(answer("/computeMetadata/v1/instance/disks").status == 404)
  }
}
