import FCMClient
import PushMessages
import Testing

/// What the history holds about the recipients of a list.
struct ListStepTests {
  private static let ended: [(number: Int, outcome: ListOutcome)] = [
    (0, .accepted(name: "n")), (1, .accepted(name: "n")), (2, .accepted(name: "n")),
    (4, .accepted(name: "n")), (3, .dead(sentence: "s")),
    (5, .refused(code: "INVALID_ARGUMENT", sentence: "s")),
    (6, .notSent(code: "canceled", sentence: "s")), (7, .unknown(code: "timed out", sentence: "s")),
  ]

  @Test func `A step names recipients by their numbers, in short`() {
    let step = ListStep(begun: [8, 9, 10, 12], ended: Self.ended)
    #expect(
      step.json
        == #"{"begun":"8-10,12","sent":"0-2,4","dead":"3","refused":{"INVALID_ARGUMENT":"5"},"not_sent":"6","unknown":"7"}"#
    )
    #expect(step.hasOutcomes && step.withoutBegun.begun.isEmpty)
    #expect(!ListStep(begun: [1], ended: []).hasOutcomes)
  }

  @Test func `Counts come from steps, and those without an outcome are unknown`() {
    var tally = ListTally()
    let steps = [
      ListStep(begun: Array(0..<8), ended: []), ListStep(begun: [8, 9, 10, 12], ended: Self.ended),
    ]
    for step in steps {
      let isStep = tally.add(step: step.json)
      #expect(isStep)
    }
    #expect(tally.begun == 12 && tally.accepted == 4 && tally.dead == 1 && tally.notSent == 1)
    #expect(tally.refused == ["INVALID_ARGUMENT": 1] && tally.open == 4 && tally.unknown == 5)
    #expect(
      tally.words == "4 sent, 1 dead, 1 refused (INVALID_ARGUMENT 1), 1 not sent, 5 unknown")
    #expect(ListTally(json: tally.json)?.words == tally.words)
  }

  @Test(arguments: [
    "", "[]", "{\"begun\":3}", "{\"begun\":\"3-1\"}", "{\"begun\":\"1,1\"}", "{\"begun\":\"a\"}",
    "{\"begun\":\"1-2-3\"}", "{\"begun\":\"99999999999\"}", "{\"other\":\"1\"}",
    "{\"sent\":\"-1\"}",
    "{\"refused\":\"1\"}", "{\"refused\":{\"A\":1}}",
  ])
  func `What isn't a step isn't counted`(json: String) {
    var tally = ListTally()
    var progress = ListProgress()
    let areSteps = [tally.add(step: json), progress.add(step: json)]
    #expect(areSteps == [false, false])
  }

  @Test func `A list goes on with what nothing was sent of, and with unknown ones only if asked`() {
    var progress = ListProgress()
    for step in [
      ListStep(begun: Array(0..<8), ended: []), ListStep(begun: [8, 9], ended: Self.ended),
    ] {
      let isStep = progress.add(step: step.json)
      #expect(isStep)
    }
    #expect((0..<12).filter { progress.isLeft($0, includingUnknown: false) } == [6, 10, 11])
    #expect(
      (0..<12).filter { progress.isLeft($0, includingUnknown: true) } == [6, 7, 8, 9, 10, 11])
    // The next run sends 6 and, because it was asked to, 7.
    let next = ListStep(
      begun: [], ended: [(6, .accepted(name: "n")), (7, .dead(sentence: "s"))])
    for step in [ListStep(begun: [6, 7], ended: []), next] { _ = progress.add(step: step.json) }
    #expect((0..<12).filter { progress.isLeft($0, includingUnknown: true) } == [8, 9, 10, 11])
  }

  @Test func `What was unknown stays unknown until a message arrives or a person has found out`() {
    var first = ListProgress()
    var second = ListProgress()
    let areSteps = [
      first.add(step: ListStep(begun: Array(0..<8), ended: Self.ended).json),
      first.add(step: ListStep(begun: [8, 9, 10], ended: []).json),
      // All of 7 to 10 were to get it again: 7 was refused, 8 has it, 9 wasn't sent, 10 is unknown.
      second.add(
        step: ListStep(
          begun: [7, 8, 9, 10],
          ended: [
            (7, .refused(code: "QUOTA", sentence: "s")), (8, .accepted(name: "n")),
            (9, .notSent(code: "canceled", sentence: "s")),
          ]
        ).json),
    ]
    #expect(areSteps == [true, true, true])
    var both = first
    both.add(run: second)
    #expect((0..<12).filter(both.unknown.contains) == [9, 10])
    #expect((0..<12).filter { both.isLeft($0, includingUnknown: false) } == [6, 11])
    #expect(
      [0, 3, 5, 6, 7, 8, 9, 11].map { both.standing(of: $0) } == [
        .sent, .dead, .refused("INVALID_ARGUMENT"), .left, .refused("QUOTA"), .sent, .unknown,
        .left,
      ])
    var delivered = first
    delivered.settle(delivered: true)
    #expect(!delivered.isLeft(9, includingUnknown: true) && delivered.unknown.count == 0)
    var lost = first
    lost.settle(delivered: false)
    #expect((0..<12).filter { lost.isLeft($0, includingUnknown: false) } == [6, 7, 8, 9, 10, 11])
  }

  @Test(arguments: [
    (
      [ListOutcome.accepted(name: "n"), .dead(sentence: "s")],
      SendOutcome.accepted(name: "1 sent, 1 dead")
    ),
    (
      [.accepted(name: "n"), .unknown(code: "c", sentence: "s")],
      .unknown(sentence: "1 sent, 1 unknown")
    ),
    ([.dead(sentence: "s")], .refused(code: "UNREGISTERED", sentence: "0 sent, 1 dead")),
    (
      [
        .refused(code: "B", sentence: "s"), .refused(code: "A", sentence: "s"),
        .dead(sentence: "s"),
      ],
      .refused(code: "A", sentence: "0 sent, 1 dead, 2 refused (A 1, B 1)")
    ),
    ([.notSent(code: "c", sentence: "s")], .notSent(sentence: "0 sent, 1 not sent")),
    ([], .notSent(sentence: "0 sent")),
  ])
  func `A list as a whole has an outcome`(outcomes: [ListOutcome], outcome: SendOutcome) {
    var tally = ListTally()
    for outcome in outcomes { tally.add(outcome) }
    #expect(tally.outcome == outcome)
  }

  @Test func `The payload of a list has its message and names its file`() throws {
    let list = SendList(name: "a.csv", digest: "abc", recipients: 7, column: "id", resumes: 12)
    let payload = list.payload(with: .object([.init("data", .object([]))]))
    #expect(SendList(payload: payload) == list)
    #expect(
      payload
        == #"{"message":{"data":{}},"list":{"name":"a.csv","sha256":"abc","recipients":7,"column":"id","resumes":12}}"#
    )
    #expect(SendList(payload: "{}") == nil && SendList(payload: "x") == nil)
  }
}
