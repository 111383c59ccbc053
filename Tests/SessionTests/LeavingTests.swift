import Testing

@testable import pushwright

/// What each signal means for a send, by how far it has come.
struct LeavingTests {
  private static let unknown = Leaving.Reaction.end(status: 76, line: "OUTCOME UNKNOWN")
  private static let notSent = Leaving.Reaction.end(status: 130, line: "NOT SENT")
  private static let notSentDryRun = Leaving.Reaction.end(status: 75, line: "NOT SENT (dry-run)")

  @Test(
    arguments: [
      (.preparing, false, [notSent, .end(status: 130, line: nil)]),
      (.asking, false, [.leaveQuestion, notSent]),
      (.sending(isDryRun: false), false, [.stopUnlessLeft, .giveUp, notSent]),
      (.sending(isDryRun: false), true, [.stopUnlessLeft, .giveUp, unknown]),
      (.sending(isDryRun: true), true, [.giveUp, .giveUp, notSentDryRun]),
      (.sendingList, false, [.stopList, .giveUp, unknown]),
      (.recording, false, [.sayRecording, .end(status: 76, line: nil)]),
      (.decided(status: 0), true, [.nothing, .end(status: 74, line: nil)]),
      (.decided(status: 76), true, [.nothing, .end(status: 76, line: nil)]),
      (.decided(status: 130), false, [.nothing, .end(status: 130, line: nil)]),
    ] as [(Leaving.Stage, Bool, [Leaving.Reaction])])
  func `Signals one after another`(
    stage: Leaving.Stage, hasLeft: Bool, reactions: [Leaving.Reaction]
  ) {
    var leaving = Leaving()
    let mayGoOn = leaving.goOn(to: stage)
    let taken = reactions.map { _ in leaving.take(hasLeft: hasLeft) }
    #expect(mayGoOn && taken == reactions)
  }

  @Test func `Nothing goes on in a program that is ending`() {
    var leaving = Leaving()
    _ = leaving.take(hasLeft: false)
    let mayGoOn = leaving.goOn(to: .sending(isDryRun: false))
    #expect(!mayGoOn)
  }

  @Test func `A signal that comes together with the confirming key wins`() {
    var leaving = Leaving()
    _ = leaving.goOn(to: .asking)
    _ = leaving.take(hasLeft: false)
    let mayGoOn = leaving.goOn(to: .preparing)
    #expect(!mayGoOn)
  }

  @Test func `Signals of an earlier stage do not count in the next`() {
    var leaving = Leaving()
    _ = leaving.goOn(to: .sending(isDryRun: false))
    _ = leaving.take(hasLeft: true)
    let mayGoOn = leaving.goOn(to: .decided(status: 0))
    let reaction = leaving.take(hasLeft: true)
    #expect(mayGoOn && reaction == .nothing)
  }

  @Test func `A dry run that was left early says that it is one`() {
    for stage in [Leaving.Stage.preparing, .asking] {
      var leaving = Leaving(isDryRun: true)
      _ = leaving.goOn(to: stage)
      var last = leaving.take(hasLeft: false)
      if stage == .asking { last = leaving.take(hasLeft: false) }
      #expect(last == .end(status: 130, line: "NOT SENT (dry-run)"))
    }
  }

  @Test func `A result that is before a person ends with any signal, in its own status`() {
    var leaving = Leaving()
    _ = leaving.goOn(to: .decided(status: 75))
    leaving.show()
    #expect(leaving.take(hasLeft: true) == .end(status: 75, line: nil))
  }
}
