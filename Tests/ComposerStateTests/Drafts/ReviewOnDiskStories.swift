import FCMClient
import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

/// The file of a draft changes before or under the review of a send.
struct ReviewOnDiskStories {
  private let theirs = #"{"message": {"topic": "news", "notification": {"title": "Theirs"}}}"#
  private let changed = [
    "On disk", "another program changed news.json. You send what is here, not the file",
  ]

  /// A review that waits for the key that sends.
  private func reviewing() -> Composer { Outbox.reviewing(Outbox.token) }

  /// Label and words of what is read first.
  private func first(_ composer: Composer) -> [String] {
    let row = composer.review?.verdict?.review?.rows { "\($0)" }.first
    return row.map { [$0.label, $0.value] } ?? []
  }

  @Test func `A draft whose file changed before says so first in its review`() {
    var composer = Outbox.composer(Outbox.token, dryRun: false)
    composer.focus(.field("notification.title"), in: .text)
    composer.start(.command(.edit), .edit(.insert("!")), .command(.back))
    composer.passDryRun()
    composer.start(.fileChangedOnDisk(text: theirs))
    composer.wait(milliseconds: 400)
    // Decided later.
    composer.start(.command(.back), .command(.send))
    composer.start(.sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    #expect(first(composer) == changed)
  }

  @Test func `A change under the review disarms it and is said, and what was shown is sent`() throws
  {
    var composer = reviewing()
    let shown = try #require(composer.review?.verdict?.review?.message)
    composer.start(.fileChangedOnDisk(text: theirs))
    #expect(first(composer) == changed)
    #expect(
      composer.notice
        == Notice(
          .warning, "Another program just changed news.json. You send what you see here"))
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
    composer.wait(milliseconds: 1100)
    composer.start(.dialog(.send))
    let intent = try #require(composer.running?.intent)
    #expect(intent.payload.contains("Sale") && !intent.payload.contains("Theirs"))
    #expect(composer.review == nil && shown.title == "Sale")
  }

  @Test func `A change that is told again is no news, and stays put off`() {
    var composer = reviewing()
    composer.start(.fileChangedOnDisk(text: theirs))
    composer.wait(milliseconds: 1100)
    composer.start(.fileChangedOnDisk(text: theirs), .dialog(.send))
    #expect(composer.running != nil)
    var putOff = Shelf.changed()
    putOff.start(.fileChangedOnDisk(text: Shelf.theirs), .command(.back))
    putOff.start(.fileChangedOnDisk(text: Shelf.theirs))
    #expect(putOff.openModal == nil)
  }

  @Test func `A second change under the review disarms it again`() {
    var composer = reviewing()
    composer.start(.fileChangedOnDisk(text: theirs))
    composer.wait(milliseconds: 400)
    composer.start(.fileChangedOnDisk(text: theirs + "\n"))
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
  }

  @Test func `A file that is removed under the review is said too`() {
    var composer = reviewing()
    composer.start(.fileChangedOnDisk(text: nil))
    #expect(
      first(composer).last == "another program removed news.json. You send what is here")
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
  }

  @Test func `A file that is as it was again takes the warning back`() {
    var composer = reviewing()
    let text = composer.document.text
    composer.start(.fileChangedOnDisk(text: theirs), .fileChangedOnDisk(text: text))
    #expect(first(composer).first == "Target")
    composer.start(.fileChangedOnDisk(text: nil), .fileChangedOnDisk(text: text))
    #expect(first(composer).first == "Target")
  }

  @Test func `The program's own save changes nothing in a review`() {
    var composer = reviewing()
    let before = composer.review
    composer.start(.fileChangedOnDisk(text: composer.document.text))
    #expect(composer.review?.gate == before?.gate)
  }
}
