import FCMClient
import PushMessages
import RecipientLists
import SendPolicy
import Testing
import Workspace

/// A list by the rules of sending.
struct ListCaseTests {
  static let message = #"{"notification":{"title":"Hello {{name}}","body":"B"}}"#

  static func list(
    _ text: String, skipsMalformed: Bool = false, message: String = message
  ) throws -> ListAudience {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let node = try #require(document.message)
    let template = MessageTemplate(JSONValue(node))
    var survey = ListSurvey(placeholders: template.placeholders, seed: 1)
    try survey.take(Array(text.utf8))
    _ = try survey.endOfList()
    return ListAudience(
      name: "users.csv", column: nil, summary: survey.summary, message: node, rate: 600,
      duration: .seconds(12), skipsMalformed: skipsMalformed)
  }

  static let users = """
    token,name
    tokenA:APA91bA,Mia
    tokenB:APA91bB,Jo
    tokenA:APA91bA,Mia

    """

  static func sendCase(
    _ list: ListAudience, profile: Profile = Sending.profile,
    _ change: (inout SendCase) -> Void = { _ in }
  ) throws -> SendCase {
    let filled = #"{"token":"tokenA:APA91bA","notification":{"title":"Hello Mia","body":"B"}}"#
    var sendCase = try Sending.sendCase(filled, profile: profile) { $0.list = list }
    let hash = try #require(sendCase.messageHash)
    sendCase.dryRun?.payloadHash = hash
    change(&sendCase)
    return sendCase
  }

  @Test func `A list is confirmed by profile and count, and its record names no one`() throws {
    let sendCase = try Self.sendCase(try Self.list(Self.users))
    let verdict = SendRules.verdict(on: sendCase)
    #expect(verdict.refusals == [])
    #expect(verdict.confirmation == .typing("prod 2"))
    #expect(verdict.review?.consent == "prod/2")
    let intent = try #require(verdict.intent)
    #expect(intent.kind == .list && intent.target == "list users.csv")
    #expect(intent.title == "Hello {{name}}")
    for secret in ["APA91b", "Mia", "Jo"] { #expect(!"\(intent)".contains(secret)) }
    let list = try #require(SendList(payload: intent.payload))
    #expect(list.recipients == 2 && list.name == "users.csv" && list.digest.count == 64)
    #expect(SendList.message(ofPayload: intent.payload)?["notification"] != nil)
    let dryRun = try #require(SendRules.dryRunIntent(of: sendCase))
    #expect(dryRun.kind == .dryRun && dryRun.payloadHash == intent.payloadHash)
    #expect(!"\(dryRun)".contains("APA91b"))
  }

  @Test func `The review counts kinds, duplicates and malformed lines`() throws {
    let text = Self.users + "no token,Al\ncAbCdEfGhIjKlMnOpQrStU,Lea\n"
    let sendCase = try Self.sendCase(try Self.list(text, skipsMalformed: true))
    let review = try #require(SendRules.verdict(on: sendCase).review)
    let rows = review.rows { "\($0)" }.map { "\($0.label): \($0.value)" }
    for row in [
      "Target: list users.csv", "Reach: 3 devices",
      "Recipients: 2 registration tokens, 1 installation ID",
      "Duplicates: 1 line (line 4: repeats line 2)",
      "Time: about 12 s, at 600 messages a minute at most",
    ] { #expect(rows.contains(row), "\(rows)") }
    #expect(rows.contains { $0.hasPrefix("Malformed: 1 line (line 5: ") })
  }

  @Test func `The review counts the hosts of all lines and names the first`() throws {
    let message =
      #"{"notification":{"title":"T","body":"B","image":"https://{{name}}.example/i.png"}}"#
    let node = try #require(MessageDocument(text: "{\"message\": \(message)}").message)
    let messages = ListMessages([MessageTemplate(JSONValue(node))])
    var survey = ListSurvey(placeholders: messages.placeholders, messages: messages, seed: 1)
    let rows = (10..<40).map { "token\($0):APA91bA,h\($0)\n" }
    try survey.take(Array("token,name\n\(rows.joined())".utf8))
    _ = try survey.endOfList()
    let list = ListAudience(
      name: "users.csv", column: nil, summary: survey.summary, message: node, rate: 600,
      duration: .seconds(12), skipsMalformed: false)
    let review = try #require(SendRules.verdict(on: try Self.sendCase(list)).review)
    let row = review.messageRows.first { $0.label == "Images" }
    let named = (10..<18).map { "h\($0).example" }.joined(separator: ", ")
    #expect(row?.value == "\(named) and 22 more")
  }

  @Test func `A malformed line, a missing value and no recipient are refused`() throws {
    let refusals = try [
      Self.users + "no token,Al\n", Self.users + "tokenC:APA91bC,\n", "token,name\n",
    ].map { Sending.refusals(try Self.sendCase(try Self.list($0))) }
    #expect(refusals.allSatisfy { $0.count == 1 && $0[0].hasPrefix("65 ") }, "\(refusals)")
    #expect(refusals[0][0].contains("line 5") && refusals[1][0].contains("{{name}}"))
  }

  @Test func `A profile's limit holds whatever is confirmed`() throws {
    var profile = Sending.profile
    profile.maxRecipients = 1
    let list = try Self.list(Self.users)
    let refusals = Sending.refusals(try Self.sendCase(list, profile: profile))
    #expect(
      refusals == [
        "77 the list has 2 recipients, and the profile prod allows 1: use a shorter list, or raise "
          + "max-recipients"
      ])
    profile.maxRecipients = 2
    #expect(Sending.refusals(try Self.sendCase(list, profile: profile)) == [])
  }

  @Test func `The same list again repeats, but going on with it doesn't`() throws {
    var list = try Self.list(Self.users)
    let first = try Self.sendCase(list)
    let intent = try #require(SendRules.verdict(on: first).intent)
    let past = PastSend(id: 7, at: 0, intent: intent, outcome: .accepted(name: "2 sent"))
    let again = try Self.sendCase(list) { $0.journal = .sends([past]) }
    #expect(SendRules.verdict(on: again).confirmation == .typing("prod 2 again"))
    var progress = ListProgress()
    let isStep = progress.add(step: #"{"begun":"0-1","sent":"0"}"#)
    #expect(isStep)
    list.resumed = ResumedList(runs: [7], progress, recipients: 2, includesUnknown: false)
    #expect(list.count == 0)
    list.resumed = ResumedList(runs: [7], progress, recipients: 2, includesUnknown: true)
    let resumed = try Self.sendCase(list) { $0.journal = .sends([past]) }
    let verdict = SendRules.verdict(on: resumed)
    #expect(verdict.confirmation == .typing("prod 1"))
    #expect(verdict.intent.flatMap { SendList(payload: $0.payload) }?.resumes == 7)
    #expect(verdict.intent?.payloadHash == intent.payloadHash)
  }

  @Test func `Another list, another column and another text are another message`() throws {
    let list = try Self.list(Self.users)
    var other = list
    other.column = "token"
    let longer = try Self.list(Self.users + "tokenC:APA91bC,Lea\n")
    let text = try Self.list(Self.users, message: Self.message.replacing("Hello", with: "Bye"))
    let hashes = try [list, other, longer, text].map { try Self.sendCase($0).messageHash }
    #expect(Set(hashes).count == 4)
  }

  @Test
  func `Unknown recipients of another message to the file are in the review and hold up nothing`()
    throws
  {
    let first = try #require(SendRules.verdict(on: Self.sendCase(Self.list(Self.users))).intent)
    let past = PastSend(id: 7, at: 0, intent: first, outcome: .unknown(sentence: "1 unknown"))
    let text = Self.message.replacing("Hello", with: "Bye")
    let other = try Self.sendCase(try Self.list(Self.users, message: text)) {
      $0.journal = .sends([past])
    }
    #expect(SendRules.verdict(on: other).confirmation == .typing("prod 2"))
    let longer = try Self.sendCase(try Self.list(Self.users + "tokenC:APA91bC,Lea\n")) {
      $0.journal = .sends([past])
    }
    let verdict = SendRules.verdict(on: longer)
    #expect(verdict.confirmation == .typing("prod 3 again"))
    // Who has changed the file means to go on with it, and would begin anew.
    let refusal = verdict.commandLineRefusal(confirm: "prod/3", isAgain: false, canAsk: false)
    #expect(
      refusal?.description
        == "list 7 sent this message to some of list users.csv and didn't finish: go on with --resume 7 and draft and "
        + "file as they were, or add --again to send it to everyone in this one")
    let whole = PastSend(id: 7, at: 0, intent: first, outcome: .accepted(name: "2 sent"))
    let grown = try Self.sendCase(try Self.list(Self.users + "tokenC:APA91bC,Lea\n")) {
      $0.journal = .sends([whole])
    }
    let review = SendRules.verdict(on: grown)
    #expect(review.confirmation == .typing("prod 3"))
    let rows = review.review?.rows { "\($0)" }.map { "\($0.label): \($0.value)" } ?? []
    #expect(rows.contains { $0.hasPrefix("Similar: ") && $0.contains("Some people may get it") })
    #expect(!rows.contains { $0.hasPrefix("Earlier: ") })
    // A settlement is about the unknown alone: the others have got the message.
    var settled = past
    settled.settlement = .init(isDelivered: false, note: "n", author: "a", at: 1)
    let same = try Self.sendCase(try Self.list(Self.users)) { $0.journal = .sends([settled]) }
    #expect(SendRules.verdict(on: same).confirmation == .typing("prod 2 again"))
  }

  @Test func `What people don't see makes no other message of a list`() throws {
    let first = try #require(SendRules.verdict(on: Self.sendCase(Self.list(Self.users))).intent)
    let past = PastSend(id: 7, at: 0, intent: first, outcome: .accepted(name: "2 sent"))
    let labelled = Self.message.dropLast() + #","data":{"k":"v"},"android":{"ttl":"60s"}}"#
    let again = try Self.sendCase(try Self.list(Self.users, message: String(labelled))) {
      $0.journal = .sends([past])
    }
    #expect(SendRules.verdict(on: again).confirmation == .typing("prod 2 again"))
  }

  @Test func `A list and a topic may reach the same people with the same text`() throws {
    let first = try #require(
      SendRules.verdict(on: Self.sendCase(Self.list(Self.users, message: Self.plain))).intent)
    let list = PastSend(id: 7, at: 0, intent: first, outcome: .accepted(name: "2 sent"))
    let topic = try Sending.sendCase(#"{"topic":"news",\#(Self.plain.dropFirst())"#) {
      $0.journal = .sends([list])
    }
    let review = try #require(SendRules.verdict(on: topic).review)
    let row = review.repeatRow { "\($0)" }
    #expect(row?.label == "Similar" && row?.value.hasSuffix("Some people may get it twice") == true)
    let sent = try #require(SendRules.verdict(on: topic).intent)
    let past = PastSend(id: 8, at: 0, intent: sent, outcome: .accepted(name: "n"))
    let other = try Self.sendCase(Self.list(Self.users, message: Self.plain)) {
      $0.journal = .sends([past])
    }
    #expect(SendRules.verdict(on: other).review?.repeatRow { "\($0)" }?.label == "Similar")
  }

  private static let plain = #"{"notification":{"title":"Sale","body":"Now"}}"#

  @Test func `Those that earlier runs have left unknown count at the end, too`() {
    var tally = ListTally()
    tally.add(.accepted(name: "n"))
    var end = ListEnd(tally: tally, stoppedBy: nil, isComplete: true)
    end.earlierUnknown = 2
    #expect(end.status == .outcomeUnknown)
    #expect(end.lastLine(list: 5, of: 1) == "OUTCOME UNKNOWN list 5: 1 sent, 2 unknown")
    #expect(
      end.settling(runs: [3, 4])
        == "the outcome for 2 recipients is unknown: --resume leaves them out unless you add "
        + "--include-unknown, or record what you find out with pushwright history settle 3 and "
        + "pushwright history settle 4")
  }

  @Test func `The question names the list`() throws {
    let sendCase = try Self.sendCase(try Self.list(Self.users))
    let target = try #require(sendCase.target)
    let typed = ConfirmationLine(.typing("prod 2"), to: target, openedAt: 0)
    #expect(
      typed.instruction
        == "Type ‘prod 2’ and Enter to send to 2 devices of list users.csv, Esc to leave:")
    let asked = ConfirmationLine(.key, to: target, openedAt: 0)
    #expect(asked.text == "Send it to 2 devices of list users.csv? Press y to send, n to leave: ")
  }

  @Test func `The end of a list is one status and one line`() {
    var tally = ListTally()
    for outcome in [
      ListOutcome.accepted(name: "n"), .dead(sentence: "gone"), .accepted(name: "n"),
    ] { tally.add(outcome) }
    let done = ListEnd(tally: tally, stoppedBy: nil, isComplete: true)
    #expect(done.status == .done && !done.canGoOn)
    #expect(done.lastLine(list: 4, of: 3) == "SENT list 4: 2 sent, 1 dead")
    let stopped = ListEnd(tally: tally, stoppedBy: nil, isComplete: false)
    #expect(stopped.status == .interrupted && stopped.canGoOn)
    #expect(stopped.lastLine(list: 4, of: 9) == "STOPPED list 4: 2 sent, 1 dead, 6 left")
    tally.add(.refused(code: "INVALID_ARGUMENT", sentence: "no"))
    guard case .accepted(let words) = stopped.outcome(of: 300) else {
      Issue.record("\(stopped.outcome(of: 300))")
      return
    }
    #expect(words.hasPrefix("stopped: ") && words.hasSuffix(" left"))
    #expect(done.outcome(of: 300) == done.tally.outcome)
    let refused = ListEnd(tally: tally, stoppedBy: nil, isComplete: true)
    #expect(refused.status == .refused)
    tally.add(.unknown(code: "timed out", sentence: "no answer"))
    let unknown = ListEnd(tally: tally, stoppedBy: nil, isComplete: true)
    #expect(unknown.status == .outcomeUnknown)
    #expect(unknown.lastLine(list: 4, of: 5).hasPrefix("OUTCOME UNKNOWN list 4: 2 sent"))
  }
}
