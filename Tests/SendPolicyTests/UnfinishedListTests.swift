import FCMClient
import PushMessages
import RecipientLists
import SendPolicy
import Testing

/// What the same message waits for, after a list that may go on.
struct UnfinishedListTests {
  /// The verdict about the same message to a longer list, after these runs of the shorter one.
  private static func verdict(
    name: String = "users.csv", after runs: [(SendOutcome?, PastSend.Settlement?)]
  ) throws -> SendVerdict {
    let list = try ListCaseTests.list(ListCaseTests.users)
    let first = try #require(SendRules.verdict(on: ListCaseTests.sendCase(list)).intent)
    let history = runs.enumerated().map { number, run in
      var intent = first
      if number > 0 {
        let resumed = SendList(
          name: "users.csv", digest: list.summary.digest, recipients: 2, resumes: 7)
        intent.payload = resumed.payload(with: JSONValue(list.message))
      }
      return PastSend(
        id: Int64(7 + number), at: number * 10, intent: intent, outcome: run.0,
        settlement: run.1)
    }
    var longer = try ListCaseTests.list(ListCaseTests.users + "tokenC:APA91bC,Lea\n")
    longer.name = name
    return SendRules.verdict(
      on: try ListCaseTests.sendCase(longer) { $0.journal = .sends(history) })
  }

  private static let stopped = SendOutcome.accepted(name: "stopped: 1 sent, 1 left")

  private static func settled(_ isDelivered: Bool, at time: Int) -> PastSend.Settlement {
    PastSend.Settlement(isDelivered: isDelivered, note: "n", author: "a", at: time)
  }

  @Test(
    arguments: [
      ("users.csv", [(stopped, nil)], true), ("copy.csv", [(stopped, nil)], true),
      // Killed, and what was under way is known; the others haven't got it.
      ("users.csv", [(nil, settled(true, at: 5))], true),
      ("users.csv", [(.unknown(sentence: "1 sent, 1 unknown"), settled(false, at: 5))], true),
      ("users.csv", [(.unknown(sentence: "1 sent, 1 unknown"), settled(true, at: 5))], false),
      ("users.csv", [(.accepted(name: "2 sent"), nil)], false),
      ("copy.csv", [(.accepted(name: "2 sent"), nil)], false),
      // A further run has sent to all that were left.
      ("users.csv", [(stopped, nil), (.accepted(name: "1 sent"), nil)], false),
      ("users.csv", [(stopped, nil), (stopped, nil)], true),
      // After that run it turned out that some haven't got it.
      (
        "users.csv",
        [
          (.unknown(sentence: "1 sent, 1 unknown"), settled(false, at: 50)),
          (.accepted(name: "1 sent"), nil),
        ], true
      ),
    ] as [(String, [(SendOutcome?, PastSend.Settlement?)], Bool)])
  func `The same message to a changed or copied file waits only for a list that isn't finished`(
    name: String, runs: [(SendOutcome?, PastSend.Settlement?)], waits: Bool
  ) throws {
    let verdict = try Self.verdict(name: name, after: runs)
    #expect(verdict.confirmation == .typing(waits ? "prod 3 again" : "prod 3"))
    let refusal = verdict.commandLineRefusal(confirm: "prod/3", isAgain: false, canAsk: false)
    #expect((refusal?.description.contains("--resume") == true) == waits)
  }

  @Test func `A list that is finished isn't to be resumed`() throws {
    let list = try ListCaseTests.list(ListCaseTests.users)
    let first = try #require(SendRules.verdict(on: ListCaseTests.sendCase(list)).intent)
    let past = PastSend(id: 7, at: 0, intent: first, outcome: .accepted(name: "2 sent"))
    let again = SendRules.verdict(
      on: try ListCaseTests.sendCase(list) { $0.journal = .sends([past]) })
    let refusal = again.commandLineRefusal(confirm: "prod/2", isAgain: false, canAsk: false)
    #expect(
      refusal?.description
        == "list 7 already sent this message to list users.csv: add --again to send it to everyone once more"
    )
  }
}
