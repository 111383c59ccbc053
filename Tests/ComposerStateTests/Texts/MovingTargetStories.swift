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
  }

  @Test func `An installation ID in topic moves to fid, unless there is one`() {
    var composer = Studio.composer("{\"topic\": \"\(Self.identifier)\"}")
    #expect(composer.moveTargetAvailability == .available)
    composer.start(.command(.moveTarget))
    #expect(composer.document.canonicalMessage == "{\"fid\":\"\(Self.identifier)\"}")
    var full = Studio.composer("{\"topic\": \"\(Self.identifier)\", \"fid\": \"x\"}")
    full.focus.show(.topic)
    #expect(
      full.moveTargetAvailability
        == .unavailable(because: "fid and topic are both set: remove one of them first"))
  }

  @Test(arguments: [
    (#"{"data": {}}"#, "the draft has no target yet"),
    (
      #"{"token": "cX9kQ2mTRq-aVb8sYw3_Zu:APA91b", "fid": "cX9kQ2mTRq-aVb8sYw3_Zu"}"#,
      "fid and token are both set: remove one of them first"
    ),
    (#"{"topic": "news"}"#, "only a fid or a token can be moved, not a topic"),
    (#"{"fid": "cX9kQ2mTRq-aVb8sYw3_Zu"}"#, "the target is already in the right field"),
  ])
  func `A target that can't be moved says what is the matter`(message: String, reason: String) {
    #expect(
      Studio.composer(message).moveTargetAvailability == .unavailable(because: reason))
  }

  @Test func `Of a fid and a token both are in view, and the deprecated one is the first to go`() {
    var composer = Studio.composer(
      "{\"token\": \"\(Self.identifier):APA91b\", \"fid\": \"\(Self.identifier)\"}")
    composer.screen.show(.target)
    #expect(composer.form.rows.map(\.label) == ["Send to", "FID", "Token"])
    composer.start(.command(.fix))
    let menu = composer.modal(FixMenu.self)
    #expect(menu?.choices.map(\.title) == ["remove token", "remove fid"])
    composer.start(.command(.edit))
    #expect(composer.setTargets == [.fid])
    #expect(composer.form.rows.map(\.label) == ["Send to", "FID"])
  }
}
