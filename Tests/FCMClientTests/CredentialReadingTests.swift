import FCMClient
import Testing

struct CredentialReadingTests {
  private func reading(_ text: String) -> (Credentials?, [String]) {
    let (credentials, problems) = Credentials.reading(Array(text.utf8), path: "key.json")
    return (credentials, problems.map(\.description))
  }

  @Test(
    arguments: [
      (CredentialFiles.serviceAccount, "push@demo-shop.iam.gserviceaccount.com", "demo-shop", nil),
      (CredentialFiles.authorizedUser, "mia@example.com", nil, "demo-quota"),
      (CredentialFiles.workload, "push@demo-shop.iam.gserviceaccount.com", "demo-shop", nil),
      (CredentialFiles.workloadFile, "a workload of //iam.googleapis.com/pool", nil, nil),
      (CredentialFiles.impersonated, "push@demo-shop.iam.gserviceaccount.com", "demo-shop", nil),
      (CredentialFiles.externalUser, "a user of //iam.googleapis.com/workforce", nil, nil),
    ] as [(String, String, String?, String?)])
  func `Every kind of file names whose rights are used`(
    file: String, account: String, project: String?, quota: String?
  ) throws {
    let (credentials, problems) = reading(file)
    #expect(problems == [])
    let found = try #require(credentials)
    #expect(found.accountName == account)
    #expect(found.projectID == project)
    #expect(found.quotaProject == quota)
  }

  @Test(arguments: [
    ("", "key.json:1:1: error: this isn't JSON from here on: download the file again"),
    (
      "[]",
      "key.json:1:1: error: this JSON doesn't hold credentials: download the file again"
    ),
    (
      "{\"type\":\"gdch_service_account\"}",
      "key.json:1:2: error: Pushwright can't use credentials of the type ‘gdch_service_account’: name a token-command that prints a token"
    ),
    (
      "{\"installed\":{}}",
      "key.json:1:1: error: this is an OAuth client, not credentials: run gcloud auth application-default login or use a service account's key"
    ),
    (
      "{\"project_info\":{}}",
      "key.json:1:1: error: this is an app's google-services.json, not credentials: use a service account's key from the Firebase console"
    ),
    (
      "{}",
      "key.json:1:1: error: ‘type’ is missing, so these aren't credentials: download the file again"
    ),
  ])
  func `A file that is something else is named as what it is`(text: String, problem: String) {
    let (credentials, problems) = reading(text)
    #expect(credentials == nil)
    #expect(problems == [problem])
  }

  @Test func `A missing or wrong member is named with its line`() {
    let (credentials, problems) = reading(
      """
      {"type": "service_account",
       "client_email": 7,
       "private_key": "s3cr3t"}
      """)
    #expect(credentials == nil)
    #expect(
      problems == [
        "key.json:2:2: error: ‘client_email’ must be a string, not a number",
        "key.json:3:2: error: ‘private_key’ isn't a private key in PEM: download the file again",
      ])
  }

  @Test func `A key that came through a variable is read, and said`() throws {
    let text = CredentialFiles.serviceAccount.replacing("\\n", with: "\\\\n")
    let (credentials, problems) = reading(text)
    guard case .serviceAccount(let account)? = credentials else {
      Issue.record("not read")
      return
    }
    let (plain, _) = reading(CredentialFiles.serviceAccount)
    #expect(.serviceAccount(account) == plain)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("warning: ‘private_key’ has backslashes") == true)
  }

  @Test(arguments: ["https://evil.example", "http://oauth2.googleapis.com", "ftp://x", "x"])
  func `Nothing secret is sent to a server that is not Google's`(server: String) {
    let text = CredentialFiles.serviceAccount.replacing(
      "https://oauth2.googleapis.com", with: server)
    let (credentials, problems) = reading(text)
    #expect(credentials == nil)
    #expect(problems.count == 1)
  }

  @Test func `Servers of this machine that a key asks for its token are told, behind it too`() {
    func servers(_ file: String, _ changes: (String, String)...) -> [String]? {
      let text = changes.reduce(file) { $0.replacing($1.0, with: $1.1) }
      return reading(text).0?.localTokenServers
    }
    for file in CredentialFiles.all { #expect(servers(file) == []) }
    let (google, local) = ("https://oauth2.googleapis.com", "http://127.0.0.1:4711")
    #expect(servers(CredentialFiles.serviceAccount, (google, local)) == [local])
    let user = CredentialFiles.impersonated.replacing(
      #""type": "authorized_user","#,
      with: #""type": "authorized_user", "token_uri": "\#(local)/token?s3cr3t","#)
    #expect(servers(user) == [local])
    #expect(
      servers(user, ("https://iamcredentials.googleapis.com", "https://localhost"))
        == [local, "https://localhost"])
    let exchange = ("https://sts.googleapis.com", local)
    #expect(servers(CredentialFiles.externalUser, exchange) == [local])
    #expect(
      servers(
        CredentialFiles.workload, exchange,
        ("https://iamcredentials.googleapis.com", "http://localhost:1"))
        == [local, "http://localhost:1"])
  }

  @Test(arguments: ["executable", "certificate", "environment_id"])
  func `Tokens that cannot be exchanged are named with the way out`(key: String) {
    let text = CredentialFiles.workloadFile.replacing(
      "\"file\": \"/var/run/token\"", with: "\"\(key)\": {}")
    let (credentials, problems) = reading(text)
    #expect(credentials == nil)
    #expect(problems.first?.hasSuffix("name a token-command that prints a token") == true)
  }

  @Test func `A person without a quota project is warned before FCM refuses`() {
    let text = CredentialFiles.authorizedUser.replacing("quota_project_id", with: "x")
    let (credentials, problems) = reading(text)
    #expect(credentials != nil)
    #expect(problems.first?.contains("set-quota-project") == true)
  }

  @Test(arguments: ["\"a\\nb\"", "\"\\u0000\""])
  func `A header that would begin another one is refused`(value: String) {
    let text = CredentialFiles.workload.replacing("\"bearer s3cr3t\"", with: value)
    #expect(reading(text).0 == nil)
  }

  @Test(
    arguments: [
      (0o600, nil), (0o400, nil), (0o640, "other users of this machine can read this file"),
      (0o100644, "other users of this machine can read this file"),
      (0o666, "other users can change this file, and so choose whose rights Pushwright uses"),
    ] as [(UInt32, String?)])
  func `A file that others may read is warned about`(mode: UInt32, sentence: String?) {
    let problem = CredentialProblem.permissions(mode: mode, path: "key.json")
    #expect(problem?.sentence == sentence.map { $0 + ": run chmod 600 on it" })
  }

  @Test func `Damaged files are read without a crash, and never quoted`() {
    var random = SplitMix(state: 5)
    for file in CredentialFiles.all {
      let bytes = Array(file.utf8)
      for _ in 0..<300 {
        var damaged = bytes
        let place = Int.random(in: 0..<damaged.count, using: &random)
        if Bool.random(using: &random) {
          damaged.removeSubrange(place...)
        } else {
          damaged[place] = UInt8.random(in: 0...255, using: &random)
        }
        let (credentials, problems) = Credentials.reading(damaged, path: "key.json")
        #expect(credentials != nil || !problems.isEmpty)
        #expect(!problems.contains { "\($0)".contains(CredentialFiles.mark) })
      }
    }
  }
}
