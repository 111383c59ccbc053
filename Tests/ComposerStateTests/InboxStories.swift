import Testing
import Workspace

@testable import ComposerState

/// What has come to a local FCM, and what its simulated devices show.
struct InboxStories {
  private static func composer(_ kind: ProfileKind) -> Composer {
    Outbox.composer { $0.kind = kind }
  }

  private static let answer = InboxAnswer.messages(
    [
      InboxMessage(
        number: 1, target: "topic news", isDryRun: false,
        results: [.init(device: "pixel", level: .error, words: "crashes")], findings: [])
    ], total: 1, address: "http://127.0.0.1:8099/")

  @Test func `The inbox opens at once, and is filled by what the local FCM says`() throws {
    var composer = Self.composer(.local)
    #expect(composer.effects(of: .command(.showInbox)) == [.readInbox])
    #expect(composer.modal(InboxPage.self)?.answer == nil)
    composer.start(.inboxRead(Self.answer))
    #expect(composer.modal(InboxPage.self)?.answer == Self.answer)
    composer.start(.command(.down), .command(.down))
    #expect(composer.modal(InboxPage.self)?.scroll == 2)
    composer.start(.command(.back))
    #expect(composer.openModal == nil)
  }

  @Test func `The same key asks again, and keeps what is there until then`() {
    var composer = Self.composer(.local)
    composer.start(.command(.showInbox), .inboxRead(Self.answer))
    #expect(composer.effects(of: .command(.showInbox)) == [.readInbox])
    #expect(composer.modal(InboxPage.self)?.answer == Self.answer)
    composer.start(.inboxRead(.failed("nothing answers")))
    #expect(composer.modal(InboxPage.self)?.answer == .failed("nothing answers"))
  }

  @Test func `An answer that comes after the inbox was left changes nothing`() {
    var composer = Self.composer(.local)
    composer.start(.command(.showInbox), .command(.back))
    let before = composer
    composer.start(.inboxRead(Self.answer))
    #expect(composer == before)
  }

  @Test(arguments: [ProfileKind.test, .production])
  func `Google's FCM has no inbox`(kind: ProfileKind) {
    var composer = Self.composer(kind)
    #expect(composer.effects(of: .command(.showInbox)) == [])
    #expect(composer.openModal == nil)
    #expect(composer.notice?.text.contains("choose a local profile") == true)
  }
}
