import FCMClient
import Testing

struct RecordedAnswerTests {
  private static let all =
    RecordedAnswer.ofArguments + RecordedAnswer.ofAccess + RecordedAnswer.ofServers

  @Test(arguments: all)
  func `What real servers answered is read as what it meant`(row: RecordedAnswer) throws {
    let request = try SendRequest.dryRun(project: "demo", messageText: row.message)
    let answer = SendAnswer.reading(
      status: row.status, headers: [], body: Array(row.body.utf8), to: request)
    guard case .failed(let failure) = answer else {
      Issue.record("\(row.name) was accepted")
      return
    }
    #expect(failure.code == row.code)
    #expect(failure.sentence == row.sentence)
    #expect(failure.remedy == row.remedy)
    #expect(failure.field == row.field)
    #expect(failure.consequence == row.consequence)
    #expect(failure.allowsAnotherAttempt == row.mayRetry)
  }

  @Test(arguments: all)
  func `A dead registration is said of nothing but what FCM calls unregistered`(
    row: RecordedAnswer
  ) {
    let isDead = row.code == .unregistered || row.sentence.contains("no longer")
    #expect(
      isDead == (row.body.contains("UNREGISTERED") || row.body.contains("\"Unregistered\"")))
  }
}
