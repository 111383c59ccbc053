import PushMessages
import Testing

@testable import ComposerState

struct MovingTargetStories {
  private static let identifier = "cX9kQ2mTRq-aVb8sYw3_Zu"

  @Test func `An installation ID that is typed as a token is offered to move`() {
    var composer = Studio.composer(#"{"token": "old:token"}"#)
    composer.focus(.target, in: .target)
    composer.start(.command(.edit), .edit(.deleteToStart), .edit(.paste(Self.identifier)))
    composer.start(.command(.back))
    #expect(
      composer.notice
        == Notice(.warning, "This is an installation ID (fid), not a token", offers: [.moveTarget]))
    let steps = composer.past.count
    composer.start(.command(.moveTarget))
    #expect(composer.document.canonicalMessage == "{\"fid\":\"\(Self.identifier)\"}")
    #expect(composer.targetKind == .fid && composer.past.count == steps + 1)
    #expect(composer.moveTargetAvailability != .available)
  }

  @Test func `A token in fid moves too, and nothing is overwritten`() {
    var composer = Studio.composer("{\"fid\": \"\(Self.identifier):APA91b\"}")
    #expect(composer.moveTargetAvailability == .available)
    composer.start(.command(.moveTarget))
    #expect(composer.document.canonicalMessage == "{\"token\":\"\(Self.identifier):APA91b\"}")
    let both = Studio.composer("{\"token\": \"\(Self.identifier)\", \"fid\": \"\"}")
    #expect(
      both.moveTargetAvailability == .unavailable(because: "fid is already set: clear it first")
        || both.targetKind == .fid)
  }
}
