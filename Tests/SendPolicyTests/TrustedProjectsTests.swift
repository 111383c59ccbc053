import SendPolicy
import Testing

/// What was allowed, and is remembered.
struct TrustedProjectsTests {
  private let file = "/home/mia/shop/pushwright.toml"
  private let gcloud = ProjectPower.run(["gcloud"], endpoint: "https://fcm.googleapis.com")
  private let key = ProjectPower.readKey(path: "/k.json", endpoint: "https://fcm.googleapis.com")

  private var trusted: TrustedProjects {
    var trusted = TrustedProjects()
    trusted.allow(PermissionRequest(file: file, powers: [gcloud]), at: 7)
    return trusted
  }

  @Test func `Only what is new is asked for, and only of this very file`() {
    #expect(trusted.request(for: [gcloud], of: file) == nil)
    #expect(trusted.request(for: [], of: "/elsewhere") == nil)
    #expect(trusted.request(for: [gcloud, key], of: file)?.powers == [key])
    #expect(
      trusted.request(for: [gcloud], of: "/home/mia/copy/pushwright.toml")?.powers == [gcloud])
  }

  @Test func `A file that is allowed more keeps what it had, and revoking takes all of it`() {
    var trusted = trusted
    trusted.allow(PermissionRequest(file: file, powers: [key, gcloud]), at: 8)
    #expect(trusted.request(for: [gcloud, key], of: file) == nil)
    #expect(trusted.entries.count == 1 && trusted.entries[0].powers.count == 2)
    let isRevoked = trusted.revoke(file)
    let isRevokedAgain = trusted.revoke(file)
    #expect(isRevoked && !isRevokedAgain && trusted == TrustedProjects())
  }

  @Test func `The record is read as it was written, and holds no command`() throws {
    var trusted = trusted
    trusted.allow(PermissionRequest(file: "/tmp/\u{202E}\"x\n/p.toml", powers: [key]), at: 9)
    #expect(TrustedProjects(reading: trusted.text) == trusted)
    #expect(!trusted.text.contains("gcloud") && !trusted.text.contains("k.json"))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"projects": 7}"#, #"{"projects": [7]}"#,
    #"{"projects": [{"file": "relative", "at": 1, "powers": []}]}"#,
    #"{"projects": [{"file": "/a", "at": "x", "powers": []}]}"#,
    #"{"projects": [{"file": "/a", "at": 1e99, "powers": []}]}"#,
    #"{"projects": [{"file": "/a", "at": 1, "powers": [1]}]}"#,
  ])
  func `A record that cannot be understood allows nothing`(text: String) {
    #expect(TrustedProjects(reading: text) == nil)
  }
}
