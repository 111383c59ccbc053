import FCMClient
import SendJournal
import Testing

/// What `history list` and the review ask.
struct QueryTests {
  private static let unregistered = SendOutcome.refused(
    code: "UNREGISTERED", sentence: "the token is not in use")

  /// 1 dry-run accepted, 3 test refused, 5 send accepted, 7 send unknown, 8 dry-run unanswered,
  /// 9 send of another project not sent.
  private func filled(_ folder: TemporaryFolder) throws -> SendHistory {
    let journal = try Samples.journal(in: folder)
    func add(_ intent: SendIntent, _ outcome: SendOutcome?, _ seconds: Int64) throws {
      let written = try journal.write(intent, at: Samples.time(seconds))
      guard let outcome else { return }
      _ = try journal.write(outcome, of: written, at: Samples.time(seconds + 1))
    }
    try add(Samples.intent(.dryRun), Samples.accepted, 0)
    try add(Samples.intent(.test, target: "test target pixel-mia"), Self.unregistered, 10)
    try add(Samples.intent(), Samples.accepted, 20)
    try add(Samples.intent(hash: "def456"), nil, 30)
    try add(Samples.intent(.dryRun, hash: "def456"), nil, 40)
    try add(Samples.intent(project: "another-shop"), .notSent(sentence: "no network"), 50)
    return journal.history
  }

  @Test(arguments: [
    (JournalQuery(), [9, 8, 7, 5, 3, 1]),
    (JournalQuery(limit: 2), [9, 8]),
    (JournalQuery(before: IntentID(8), limit: 2), [7, 5]),
    (JournalQuery(kinds: [.dryRun, .test]), [8, 3, 1]),
    (JournalQuery(states: [.unknown]), [8, 7]),
    (JournalQuery(states: [.inProgress]), []),
    (JournalQuery(states: [.unknown, .refused], limit: 2), [8, 7]),
    (JournalQuery(states: [.notSent]), [9]),
    (JournalQuery(project: ProjectID("another-shop")), [9]),
    (JournalQuery(profile: "production", limit: 1), [9]),
    (JournalQuery(profile: "staging"), []),
    (JournalQuery(endpoint: .loopback(port: 8080)), []),
    (JournalQuery(target: "test target pixel-mia"), [3]),
    (JournalQuery(payloadHash: "def456"), [8, 7]),
    (JournalQuery(limit: 0), []),
  ])
  func `Sends are found, newest first`(query: JournalQuery, ids: [Int64]) throws {
    let folder = try TemporaryFolder()
    let records = try filled(folder).records(matching: query, at: Samples.time(60))
    #expect(records.map(\.id.number) == ids)
  }

  @Test func `The last word of FCM on a payload is a dry-run that was answered`() throws {
    let folder = try TemporaryFolder()
    let history = try filled(folder)
    let project = try #require(ProjectID("demo-shop"))
    func dryRun(_ hash: String, _ endpoint: FCMEndpoint = .google) throws -> IntentID? {
      try history.lastDryRun(
        payloadHash: hash, project: project, endpoint: endpoint, at: Samples.time(60))?.id
    }
    #expect(try dryRun("abc123") == IntentID(1))
    #expect(try dryRun("def456") == nil)
    #expect(try dryRun("abc123", .loopback(port: 8080)) == nil)
  }

  @Test func `Earlier sends are those that may have reached somebody`() throws {
    let folder = try TemporaryFolder()
    let history = try filled(folder)
    let project = try #require(ProjectID("demo-shop"))
    let another = try #require(ProjectID("another-shop"))
    let now = Samples.time(60)
    let target = "topic industry-tech"
    #expect(
      try history.earlierSends(to: target, project: project, at: now).map(\.id.number) == [7, 5])
    #expect(try history.earlierSends(to: target, project: another, at: now) == [])
    #expect(
      try history.earlierSends(payloadHash: "abc123", project: project, at: now)
        .map(\.id.number) == [5])
  }

  @Test func `Tests of a payload are found whatever became of them`() throws {
    let project = try #require(ProjectID("demo-shop"))
    let folder = try TemporaryFolder()
    let tests = try filled(folder).tests(
      payloadHash: "abc123", project: project, at: Samples.time(60))
    #expect(tests.map(\.id.number) == [3])
    #expect(tests.first?.outcome == Self.unregistered)
  }

  @Test func `Unknown sends are shown at the start, dry-runs are not`() throws {
    let folder = try TemporaryFolder()
    #expect(try filled(folder).unknownSends(at: Samples.time(60)).map(\.id.number) == [7])
  }

  @Test(arguments: [("12", 12), ("0", nil), ("-1", nil), ("+1", nil), ("", nil), ("x", nil)])
  func `A number of a send is a positive one`(text: String, number: Int64?) {
    #expect(IntentID(text) == number.map { IntentID($0) })
  }
}
