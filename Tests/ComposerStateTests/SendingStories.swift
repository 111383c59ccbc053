import FCMClient
import PushMessages
import SendPolicy
import Testing
import Workspace

@testable import ComposerState

struct SendingStories {
  @Test func `A program that was continued before the answer came does not stop when it comes`()
    throws
  {
    var (composer, intent) = try Outbox.sending()
    composer.start(.command(.suspend))
    var stopping = composer
    let answer = Action.sendFinished(intent, Outbox.accepted)
    #expect(stopping.effects(of: answer).contains(.suspend))
    composer.start(.continued)
    #expect(!composer.effects(of: answer).contains(.suspend))
    #expect(composer.sent != nil)
  }

  private func refused(_ field: String?) -> SendResult {
    let failure = SendFailure(
      code: .invalidArgument, sentence: "FCM refused the color", remedy: "write #rrggbb",
      consequence: .refused, field: field)
    return SendResult(outcome: SendOutcome(.failed(failure)), failure: failure, record: .complete)
  }

  @Test func `Seconds are counted while the answer is awaited`() throws {
    var (composer, _) = try Outbox.sending()
    #expect(composer.nextWake(after: composer.now) == 1000)
    composer.wait(milliseconds: 2300)
    composer.start(.ticked)
    #expect(composer.running?.seconds(at: composer.now) == 2)
    #expect(composer.nextWake(after: composer.now) == 700)
  }

  @Test func `Esc does not take a message back`() throws {
    var (composer, _) = try Outbox.sending()
    composer.send(.command(.back)) {
      $0.notice = Notice(.warning, "The message has left and can't be recalled", offers: [.quit])
    }
    composer.send(.edit(.insert("x")))
    composer.send(.pasted("x"))
  }

  @Test func `An accepted message is shown with its name, and the history is read`() throws {
    var (composer, intent) = try Outbox.sending()
    let running = try #require(composer.running)
    composer.wait(milliseconds: 800)
    composer.send(.sendFinished(intent, Outbox.accepted), effects: [.readHistory]) {
      $0.sending.end()
      $0.open(SentMessage(running, Outbox.accepted, end: $0.now))
      $0.sending.note(LastSend(document: $0.document, at: $0.now.seconds, isUnknown: false))
      $0.notice = Notice(.good, "SENT to token pixel-mia (cGl4ZWwt…bWlh)")
    }
    #expect(composer.sent?.title == "SENT")
    composer.send(.command(.back)) { $0.openModal = nil }
  }

  @Test(arguments: [Command.edit, .fix])
  func `A refusal leads to the field that FCM names`(command: Command) throws {
    var (composer, intent) = try Outbox.sending()
    composer.start(.sendFinished(intent, refused("message.android.notification.color")))
    #expect(composer.sent?.title == "NOT SENT")
    #expect(composer.canGoToRefusedField)
    composer.wait(milliseconds: 400)
    composer.send(.command(command)) {
      $0.openModal = nil
      $0.screen.show(.platforms)
      $0.focus.move(to: .field("android.notification.color"), in: .platforms)
    }
  }

  @Test(arguments: ["message.android.unheard_of", "topic", nil])
  func `Where no field is named, there is none to go to`(field: String?) throws {
    var (composer, intent) = try Outbox.sending()
    composer.start(.sendFinished(intent, refused(field)))
    #expect(!composer.canGoToRefusedField)
    composer.send(.command(.edit))
  }

  @Test func `The target of a test is not the draft's to mend`() throws {
    var composer = Outbox.reviewing(Outbox.topic, .test("pixel-mia"))
    composer.start(.dialog(.send))
    let intent = try #require(composer.running?.intent)
    composer.start(.sendFinished(intent, refused("message.token")))
    #expect(composer.sent != nil)
    #expect(!composer.canGoToRefusedField)
  }

  @Test func `An unknown outcome is shown, and 9 goes to the history`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.start(.sendFinished(intent, Outbox.unknown))
    let sent = try #require(composer.sent)
    #expect(sent.title == "OUTCOME UNKNOWN")
    #expect(composer.notice?.kind == .error)
    composer.start(.command(.quit))
    #expect(composer.sent != nil)
    composer.wait(milliseconds: 400)
    composer.send(.command(.showHistory), effects: [.readHistory]) {
      $0.openModal = nil
      $0.screen.show(.history)
    }
  }

  @Test func `A send that could not start says so, and nothing is on its way`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.send(.sendNotStarted(intent, "the file is gone"), effects: [.readHistory]) {
      $0.sending.end()
      $0.openModal = nil
      let refusal = Notice(.error, "Nothing was sent: the file is gone")
      $0.notice = refusal
      $0.sending.keep(TypedAhead(refusal, at: $0.now.milliseconds))
    }
  }

  @Test func `q waits for the answer, and a second q gives it up`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.send(.command(.quit)) {
      $0.sending.follow(with: .quit)
      $0.notice = Notice(
        .warning,
        "Leaving after the answer. Quit again to leave now, with the outcome unknown")
    }
    composer.send(.command(.quit), effects: [.giveUpSend]) { $0.sending.giveUp() }
    composer.send(.command(.quit))
    var effects = composer.update(
      .sendFinished(intent, Outbox.unknown), seeing: Studio.derived(of: composer), at: composer.now)
    #expect(effects == [.quit])
    var (dirty, other) = try Outbox.sending()
    dirty.draft.knowDisk("", imported: nil)
    dirty.start(.command(.quit))
    effects = dirty.update(
      .sendFinished(other, Outbox.accepted), seeing: Studio.derived(of: dirty), at: dirty.now)
    #expect(effects == [.readHistory])
    #expect(dirty.modal(UnsavedQuestion.self) != nil)
  }

  @Test func `A signal waits for the answer and asks nothing`() throws {
    var idle = Outbox.composer()
    idle.draft.knowDisk("", imported: nil)
    idle.send(.leaveAfterSend, effects: [.quit])
    var (composer, intent) = try Outbox.sending()
    composer.draft.knowDisk("", imported: nil)
    composer.start(.leaveAfterSend)
    #expect(composer.running?.sequel == .leave)
    let effects = composer.update(
      .sendFinished(intent, Outbox.accepted), seeing: Studio.derived(of: composer),
      at: composer.now)
    #expect(effects == [.quit])
  }

  @Test func `A terminal that goes insists on nothing, and nobody is asked about unsaved work`()
    throws
  {
    var idle = Outbox.composer()
    idle.send(.hungUp, effects: [.quit])
    var (composer, intent) = try Outbox.sending()
    composer.draft.knowDisk("", imported: nil)
    composer.start(.command(.quit))
    composer.send(.hungUp) {
      $0.sending.follow(with: .hangUp)
      $0.notice = Notice(.warning, "Leaving after the answer")
    }
    composer.send(.hungUp)
    composer.send(.command(.suspend))
    // Whatever ends a session may send both signals, in any order.
    composer.start(.leaveAfterSend, .hungUp, .leaveAfterSend)
    #expect(composer.running?.isGivenUp == false)
    let effects = composer.update(
      .sendFinished(intent, Outbox.accepted), seeing: Studio.derived(of: composer),
      at: composer.now)
    #expect(effects == [.quit])
  }

  @Test func `A dry-run holds up no program whose terminal is gone`() {
    var composer = Outbox.composer(dryRun: false)
    composer.start(.command(.dryRun))
    #expect(composer.running != nil)
    composer.send(.hungUp, effects: [.giveUpSend, .quit])
  }

  @Test func `Suspending waits for the answer`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.send(.command(.suspend)) {
      $0.sending.follow(with: .suspend)
      $0.notice = Notice(.info, "Suspending once the answer arrives")
    }
    let effects = composer.update(
      .sendFinished(intent, Outbox.accepted), seeing: Studio.derived(of: composer),
      at: composer.now)
    #expect(effects == [.suspend, .readHistory])
    #expect(composer.sent != nil)
  }

  @Test func `Leaving waits for a dry-run, and Esc stays`() throws {
    var composer = Outbox.composer(dryRun: false)
    composer.start(.command(.dryRun))
    let intent = try #require(composer.running?.intent)
    composer.send(.command(.quit)) {
      $0.sending.follow(with: .quit)
      $0.notice = Notice(
        .warning, "Leaving after the dry run's answer. Quit again to leave now")
    }
    composer.send(.command(.back)) {
      $0.sending.follow(with: nil)
      $0.notice = Notice(.info, "Staying")
    }
    composer.start(.command(.quit))
    composer.send(.command(.quit), effects: [.giveUpSend]) { $0.sending.giveUp() }
    let effects = composer.update(
      .sendFinished(intent, Outbox.unknown), seeing: Studio.derived(of: composer), at: composer.now)
    #expect(effects == [.quit])
  }

  @Test func `With one test device t opens its review, with several it asks`() {
    var one = Outbox.composer { $0.testTargets.removeLast() }
    one.send(.command(.testSend), effects: [.prepareSend(.test("pixel-mia"))]) {
      $0.open(Review(.test("pixel-mia")))
    }
    var two = Outbox.composer()
    two.start(.command(.testSend), .command(.down), .command(.down))
    two.send(.command(.edit), effects: [.prepareSend(.test("iphone-jo"))]) {
      $0.open(Review(.test("iphone-jo")))
    }
  }

  @Test func `Without a test device t says which line to add`() {
    var composer = Outbox.composer { $0.testTargets = [] }
    composer.send(.command(.testSend)) {
      let refusal = Notice(
        .warning,
        "Test…: the profile prod has no test device: add test-targets = "
          + "{ NAME = \"FID\" } to [profiles.prod] in pushwright.toml")
      $0.notice = refusal
      $0.sending.keep(TypedAhead(refusal, at: $0.now.milliseconds))
    }
  }

  @Test func `A test needs neither dry-run nor typing, and leaves the draft as it is`() throws {
    var composer = Outbox.reviewing(Outbox.topic, .test("iphone-jo"), dryRun: false)
    let text = composer.document.text
    #expect(composer.review?.lines == [.question])
    composer.start(.dialog(.send))
    let intent = try #require(composer.running?.intent)
    #expect(intent.kind == .test)
    #expect(intent.payload.contains(#""token":"aVBob25lLWpvaVBob25lLWpv""#))
    #expect(!intent.payload.contains("topic"))
    composer.start(.sendFinished(intent, Outbox.accepted))
    #expect(composer.sent?.title == "TEST SENT")
    #expect(composer.document.text == text)
    #expect(composer.dryRunMark == .none)
  }

  @Test func `What should be known about the credentials is said once`() {
    var composer = Outbox.composer()
    composer.send(.accountFound(Outbox.account, warnings: ["others may read key.json"])) {
      $0.sending.take(Outbox.account)
      $0.sending.take(warnings: ["others may read key.json"])
      $0.notice = Notice(.warning, "Others may read key.json")
    }
  }
}
