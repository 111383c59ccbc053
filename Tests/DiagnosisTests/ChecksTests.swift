import FCMClient
import SendPolicy
import Testing
import Workspace

@testable import Diagnosis

struct ChecksTests {
  private func marks(_ checks: [Check], _ area: Check.Area) -> [Check.Mark] {
    checks.filter { $0.area == area }.map(\.mark)
  }

  @Test func `A terminal that can do everything has no remark`() {
    let facts = TerminalFacts(
      isTerminal: true, name: "xterm-256color", hasExactColors: true, columns: 80, rows: 24)
    #expect(facts.checks.allSatisfy { $0.mark == .good && $0.remedy == nil })
    #expect(facts.checks.contains { $0.finding.contains("80×24") })
  }

  @Test(arguments: [
    (TerminalFacts(isTerminal: true, name: "dumb"), Check.Mark.bad),
    (TerminalFacts(isTerminal: true, name: ""), .warning),
    (TerminalFacts(isTerminal: true, name: "strange", isKnown: false), .warning),
    (TerminalFacts(isTerminal: true, name: "xterm", columns: 59, rows: 16), .bad),
    (TerminalFacts(isTerminal: true, name: "xterm", columns: 60, rows: 15), .bad),
    (TerminalFacts(isTerminal: true, name: "xterm", multiplexer: "tmux"), .warning),
    (TerminalFacts(isTerminal: true, name: "xterm", localeNote: "no", isASCII: true), .bad),
    (TerminalFacts(isTerminal: true, name: "linux"), .warning),
    (TerminalFacts(isTerminal: true, name: "xterm", arrowColumns: 2), .warning),
    (
      TerminalFacts(isTerminal: true, name: "xterm", arrowColumns: 1, drawsAmbiguousWide: true),
      .warning
    ),
    (TerminalFacts(isTerminal: false, name: ""), .warning),
  ])
  func `What a terminal lacks is named with what to do`(facts: TerminalFacts, worst: Check.Mark) {
    let found = facts.checks.filter { $0.mark != .good }
    #expect(found.map(\.mark) == [worst])
    #expect(found.allSatisfy { $0.remedy?.isEmpty == false })
  }

  @Test func `Without a project the way to one is named`() {
    let checks = ProjectFacts().checks
    #expect(checks.contains { $0.remedy?.contains("pushwright init") == true })
    #expect(!checks.hasFailure)
  }

  @Test func `A mistake in a file fails, a warning doesn't, and of many some are named`() {
    let mistake = WorkspaceProblem(.error, path: "p", line: 3, sentence: "wrong")
    let warning = WorkspaceProblem(.warning, path: "p", line: 4, sentence: "odd")
    #expect(
      marks(ProjectFacts(file: "p", problems: [warning]).checks, .project) == [.good, .warning])
    #expect(ProjectFacts(file: "p", problems: [warning, mistake]).checks.hasFailure)
    let many = ProjectFacts(userProblems: Array(repeating: mistake, count: 9)).checks
    #expect(marks(many, .configuration).count == 7)
    #expect(many.contains { $0.finding == "4 more problems" && $0.mark == .bad })
  }

  @Test func `A project file that isn't used fails, and nothing is said of its strings`() {
    var facts = ProjectFacts(file: "p")
    facts.objection = ProjectFacts.Objection(sentence: "not used", remedy: "allow it")
    #expect(facts.checks.hasFailure)
    #expect(marks(facts.checks, .strings) == [])
  }

  @Test func `Broken strings fail with their places`() {
    let facts = ProjectFacts(
      file: "p", strings: [.init(platform: "Android", keyCount: 1, languageCount: 2)],
      stringErrors: ["a.xml:3: error: unclosed"])
    #expect(marks(facts.checks, .strings) == [.good, .bad])
    #expect(facts.checks.contains { $0.finding == "Android: 1 key in 2 localizations" })
    let none = ProjectFacts(
      file: "p", strings: [.init(platform: "Apple", keyCount: 0, languageCount: 0)])
    #expect(none.checks.hasFailure)
  }

  @Test func `A profile without credentials fails with what to do`() {
    let failure = CredentialFailure(.missing, "no credentials", remedy: "add some")
    let facts = SendingFacts(
      profiles: [
        .init(name: "prod", access: .failed(failure), endpoint: "https://fcm.googleapis.com"),
        .init(
          name: "local", access: .notNeeded, emulator: .failed("refused"),
          endpoint: "http://127.0.0.1:1"),
      ], history: .none(path: "j", canBeMade: true))
    #expect(marks(facts.checks, .credentials) == [.bad, .good])
    #expect(facts.checks.first?.remedy == "add some")
    // An emulator that isn't started is no failure: it is started when it is needed.
    #expect(marks(facts.checks, .emulator) == [.warning])
    #expect(facts.checks.last?.remedy == "start it with pushwright emulator --port 1")
  }

  @Test(arguments: [(1, false), (2, true), (nil, false), (nil, true)])
  func `A terminal that draws as the configuration says has no remark`(
    columns: Int?, isWide: Bool
  ) {
    let facts = TerminalFacts(
      isTerminal: true, name: "xterm", arrowColumns: columns, drawsAmbiguousWide: isWide)
    #expect(facts.checks.allSatisfy { $0.mark == .good })
    #expect(facts.checks.contains { $0.finding.contains("ambiguous-width") })
  }

  @Test
  func `A profile that only a machine of Google Cloud could use has a remark until it was asked`() {
    var profile = SendingFacts.Profile(
      name: "prod", access: .account("the owner", from: "the metadata server", projectID: nil),
      endpoint: "https://fcm.googleapis.com", needsGoogleCloud: true)
    #expect(marks(SendingFacts(profiles: [profile]).checks, .credentials) == [.warning])
    profile.token = .given(expiresIn: 60)
    #expect(marks(SendingFacts(profiles: [profile]).checks, .credentials) == [.good, .good])
  }

  @Test(arguments: [
    (SendingFacts.Token.given(expiresIn: 3599), Check.Mark.good, "expires in 59 min"),
    (.given(expiresIn: 59), .good, "expires in 59 s"),
    (.given(expiresIn: nil), .good, "isn't known"),
    (.given(expiresIn: 0), .bad, "has expired"), (.failed("refused"), .bad, "refused"),
  ])
  func `A token's expiry is reported`(
    token: SendingFacts.Token, mark: Check.Mark, words: String
  ) throws {
    let profile = SendingFacts.Profile(
      name: "prod", access: .account("push@shop", from: "key.json", projectID: nil),
      endpoint: "https://fcm.googleapis.com", token: token)
    let check = try #require(SendingFacts(profiles: [profile]).checks.dropFirst().first)
    #expect(check.mark == mark && check.finding.contains(words))
    #expect((check.remedy == nil) == (mark == .good))
  }

  @Test(arguments: [
    (SendingFacts.History.none(path: "j", canBeMade: true), Check.Mark.good),
    (.none(path: "j", canBeMade: false), .bad),
    (.intact(path: "j", rows: 1, isOpenToOthers: false), .good),
    (.intact(path: "j", rows: 2, isOpenToOthers: true), .warning),
    (.broken(path: "j", "row 3"), .bad), (.unreadable(path: "j", "no"), .bad), (.homeless, .bad),
  ])
  func `The history is judged by whether a send could be recorded in it`(
    history: SendingFacts.History, mark: Check.Mark
  ) {
    let check = SendingFacts(history: history).checks.filter { $0.area == .history }
    #expect(check.map(\.mark) == [mark])
    #expect((check.first?.remedy == nil) == (mark == .good))
  }

  @Test func `What the network lacks fails`() throws {
    #expect(SendingFacts(proxyFault: "not a proxy").checks.hasFailure == true)
    let certificates = SendingFacts(certificates: "SSL_CERT_FILE is x", hasCertificates: false)
    #expect(marks(certificates.checks, .network).contains(.bad))
    let none = SendingFacts(hasSystemCertificates: false).checks
    #expect(none.contains { $0.mark == .warning && $0.remedy == "install ca-certificates" })
    #expect(marks(SendingFacts(reach: .failed("no route")).checks, .network).contains(.bad))
    #expect(!marks(SendingFacts(reach: .reached(nil)).checks, .network).contains(.bad))
    let headers = [HTTPHeader(name: "date", value: "Sun, 06 Nov 1994 08:49:37 GMT")]
    let skew = try #require(ClockSkew(headers, now: 0))
    #expect(marks(SendingFacts(reach: .reached(skew)).checks, .network).contains(.bad))
  }

  @Test func `The report is in the order of the areas`() {
    let checks = [
      Check(.emulator, .good, "a"), Check(.terminal, .bad, "b"), Check(.terminal, .good, "c"),
    ]
    #expect(checks.ordered.map(\.finding) == ["b", "c", "a"])
  }
}
