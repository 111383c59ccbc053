import PushMessages
import Testing

@testable import ComposerState

struct TargetKindStories {
  private func composer(_ message: String) -> Composer {
    var composer = Studio.composer(message, profile: Outbox.profile())
    composer.focus(.targetKind, in: .target)
    return composer
  }

  private static let token = "dGhpc0lzQVRva2VuMTIz:APA91bExampleOfARegistrationToken0123456789"

  @Test(
    arguments: [
      (TargetKind.topic, token, TargetKind.token, token), (.topic, "news", .token, nil),
      (.topic, "news", .fid, nil), (.topic, "news", .list, nil), (.list, "a.csv", .topic, nil),
      (.topic, "news", .condition, "'news' in topics"),
      (.condition, "'news' in topics", .topic, "news"),
      (.condition, "'a' in topics && 'b' in topics", .topic, nil),
      (.token, token, .condition, nil), (.token, token, .topic, nil),
    ] as [(TargetKind, String, TargetKind, String?)])
  func `What is typed goes along with the kind only if it can be one of it`(
    from: TargetKind, text: String, to: TargetKind, expected: String?
  ) {
    #expect(from.text(text, as: to) == expected)
  }

  @Test
  func `A text that makes no sense as the new kind leaves the draft, is kept, and comes back`() {
    let condition = "'a' in topics && 'b' in topics"
    var composer = composer("{\"condition\": \"\(condition)\"}")
    composer.start(.command(.edit))
    #expect(composer.targetKind == .list && composer.setTargets.isEmpty)
    #expect(
      composer.notice
        == Notice(
          .warning,
          "Removed Condition \(condition), which can't be a list; choose condition again to restore it"
        ))
    composer.start(.command(.edit), .command(.edit), .command(.edit), .command(.edit))
    #expect(composer.targetKind == .condition)
    #expect(composer.document.string(at: "condition") == condition)
    composer.start(.command(.undo), .command(.undo))
    #expect(composer.targetKind == .condition)
    #expect(composer.document.string(at: "condition") == condition)
  }

  @Test(
    arguments: [
      (
        #"{"topic": "news", "token": "secret-abc123"}"#, TargetKind.topic,
        "Token …abc123 is in the draft too, and FCM accepts one target: clear the other"
      ),
      (
        #"{"topic": "news", "condition": "'a' in topics"}"#, .condition,
        "Topic news is in the draft too, and FCM accepts one target: clear the other"
      ),
      (
        #"{"topic": 5}"#, .condition,
        "Topic 5 is in the draft too, and FCM accepts one target: clear the other"
      ),
    ])
  func `Another target is never overwritten by a change of the kind: it is shown, and both stay`(
    message: String, kind: TargetKind, sentence: String
  ) {
    var composer = composer(message)
    composer.send(.command(.edit)) {
      $0.focus.show(kind)
      $0.notice = Notice(.warning, sentence)
    }
  }

  @Test func `A target that is set comes up where the one before is empty`() {
    var composer = composer(#"{"topic": "", "condition": "'a' in topics"}"#)
    composer.send(.command(.edit)) { $0.focus.show(.condition) }
  }

  @Test
  func `A target from the list takes the place of all others, which is said and can be undone`()
    throws
  {
    var composer = composer(#"{"topic": "news", "condition": "'a' in topics"}"#)
    composer.start(.command(.pick))
    composer.type("mia")
    composer.start(.command(.edit))
    #expect(composer.setTargets == [.token])
    #expect(
      composer.notice
        == Notice(
          .warning,
          "A message has one target: removed condition 'a' in topics too",
          offers: [.undo]))
    composer.start(.command(.undo))
    #expect(composer.setTargets == [.topic, .condition] && composer.notice == nil)
  }
}
