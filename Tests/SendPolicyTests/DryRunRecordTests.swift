import FCMClient
import SendPolicy
import Testing
import Workspace

struct DryRunRecordTests {
  @Test func `The newest dry-run of exactly this message counts, whoever made it`() throws {
    let sendCase = try Sending.sendCase()
    let own = try #require(sendCase.dryRun)
    var newer = own
    newer.at += 10
    newer.outcome = .refused(code: "X", sentence: "x")
    var other = newer
    other.payloadHash = "0"
    other.at += 10
    #expect(DryRunRecord.counting(for: sendCase, among: [newer, other], last: own) == newer)
    #expect(DryRunRecord.counting(for: sendCase, among: [own], last: other) == own)
    #expect(DryRunRecord.counting(for: sendCase, among: [other], last: nil) == nil)
  }

  @Test func `Where none counts, the last of this session tells why`() throws {
    let sendCase = try Sending.sendCase()
    var last = try #require(sendCase.dryRun)
    last.endpoint = .loopback(port: 1)
    #expect(DryRunRecord.counting(for: sendCase, among: [], last: last) == last)
  }

  @Test func `A dry-run is made before anybody has looked for credentials, a send is not`() throws {
    let sendCase = try Sending.sendCase { $0.access = nil }
    #expect(SendRules.dryRunIntent(of: sendCase)?.account == nil)
    #expect(SendRules.dryRunIntent(of: sendCase)?.kind == .dryRun)
    #expect(
      Sending.refusals(sendCase) == [
        "77 Pushwright hasn't looked for credentials yet: try again in a moment"
      ])
    #expect(SendRules.verdict(on: sendCase).review?.sender.account == "not yet known")
  }

  @Test func `When time alone makes a dry-run worth something else is known`() {
    #expect(DryRunStanding.passed(age: 3590).secondsUntilChange(maxAge: 3600) == 11)
    #expect(DryRunStanding.ofTheFuture.secondsUntilChange(maxAge: 3600) == 60)
    #expect(DryRunStanding.tooOld(age: 9).secondsUntilChange(maxAge: 3600) == nil)
  }

  @Test func `Without anything to review the blocker is the most fundamental one`() throws {
    let sendCase = try Sending.sendCase(
      "{}", profile: Sending.profile.changed { $0.isReadOnly = true })
    #expect(SendRules.blocker(to: sendCase)?.code == .readOnly)
    #expect(SendRules.blocker(to: try Sending.sendCase("{}"))?.code == .noTarget)
    #expect(SendRules.blocker(to: try Sending.sendCase { $0.dryRun = nil }) == nil)
  }
}
