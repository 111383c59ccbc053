import FCMClient
import SendPolicy
import Testing

struct SendReasonTests {
  @Test(arguments: [
    "the crash is fixed in 5.3", "known fault", "cf. OPS-4711, ok by Mia", "Notfallmeldung",
    "緊急の修正",
    "안전 공지입니다", "  known\n fault ", "по просьбе Анны",
  ])
  func `A reason that says something lifts the block of lint's errors`(reason: String) throws {
    let verdict = try verdict(reason)
    #expect(verdict.isAllowed)
    let kept = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(verdict.intent?.reason == kept)
  }

  @Test(arguments: [
    "", " ", "x", "ok", "x y", "a b c d", "1234567890 1234", "asap", "aaaaaaaaaaaa", "no no no",
    "...", "緊急",
    "x\u{301}\u{301}", "🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀",
  ])
  func `A letter or two is not a reason`(reason: String) throws {
    let verdict = try verdict(reason)
    #expect(verdict.refusals.map(\.code) == [.lintErrors])
    #expect(verdict.review?.reason == nil)
  }

  private func verdict(_ reason: String) throws -> SendVerdict {
    SendRules.verdict(
      on: try Sending.sendCase {
        $0.findings = [Sending.error]
        $0.reason = reason
      })
  }
}
