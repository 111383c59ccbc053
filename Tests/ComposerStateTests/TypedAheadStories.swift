import Drafts
import SendPolicy
import Testing
import Workspace

@testable import ComposerState

/// What is typed after a send that was refused.
struct TypedAheadStories {
  /// A profile with a test device, and none chosen.
  private static func refused(_ command: Command = .send) -> Composer {
    let profile = Outbox.profile {
      $0.testTargets = [TestTarget(name: "mia", address: "aDevice:APA91b")]
    }
    var composer = Studio.composer(
      Outbox.topic, profile: ProfileSummary(.severalToChooseFrom(["prod", "test"])))
    composer.sending.start([profile], projectProblem: nil)
    composer.start(.command(command))
    return composer
  }

  @Test(arguments: [Command.send, .testSend])
  func `A text that is typed for the review that wasn't opened runs no command`(command: Command) {
    var composer = Self.refused(command)
    let before = composer
    for pause in [0, 80, 200, 400, 900] {
      composer = before
      for command: Command? in [
        nil, .orderLocales, .openDraft, .dryRun, .markReviewed, .testSend, .send, .editDocument,
        .undo, .copy, .edit, .nextField, .clear,
      ] {
        composer.wait(milliseconds: pause)
        #expect(composer.effects(of: .typedAhead(command)) == [], "\(String(describing: command))")
      }
      #expect(composer.openModal == nil && composer.running == nil && composer.editing == nil)
      #expect(composer.document == before.document && composer.pane == before.pane)
      #expect(composer.fields == before.fields)
    }
  }

  @Test func `A text goes on over any pause, until a key that is no text`() {
    var composer = Self.refused()
    composer.start(.typedAhead(nil), .typedAhead(nil))
    composer.wait(milliseconds: 60_000)
    composer.start(.typedAhead(.palette))
    #expect(composer.openModal == nil)
    #expect(
      composer.notice?.text.hasPrefix("Nothing was sent, and what you type has no effect") == true)
    #expect(composer.notice?.offers == [.back])
    composer.start(.command(.back))
    #expect(!composer.awaitsPause && composer.notice == nil)
    composer.start(.command(.palette))
    #expect(composer.openModal != nil)
  }

  @Test func `After the pause of somebody who reads, every key is a command again`() {
    for early in [false, true] {
      var composer = Self.refused()
      if early {
        composer.start(.typedAhead(.openDraft))
        #expect(composer.openModal == nil)
        #expect(composer.notice?.text.hasSuffix("Keys work again after a second") == true)
      }
      composer.wait(milliseconds: 999)
      #expect(composer.awaitsPause)
      composer.wait(milliseconds: 1)
      composer.start(.typedAhead(.showTarget))
      #expect(composer.pane == .target && !composer.awaitsPause)
    }
  }

  @Test func `The key that the refusal names acts at once, and so do those of the panes`() {
    var composer = Self.refused()
    #expect(composer.notice?.offers == [.chooseProfile])
    composer.start(.typedAhead(.chooseProfile))
    #expect(composer.modal(ProfilePicker.self) != nil)
    var other = Self.refused()
    other.start(.typedAhead(.showTarget))
    #expect(other.pane == .target && !other.awaitsPause)
    // In a text they don't.
    var typing = Self.refused()
    typing.start(.typedAhead(nil), .typedAhead(nil), .typedAhead(.chooseProfile))
    #expect(typing.openModal == nil)
  }

  @Test func `Keys that are no text act at once, and so does the mouse`() {
    var composer = Self.refused()
    composer.start(.command(.nextLocale))
    #expect(!composer.awaitsPause)
    var other = Self.refused()
    other.start(.pointed(.pane(.locales)))
    #expect(!other.awaitsPause)
  }

  @Test func `No profile chosen: the key that chooses one is offered`() {
    for command in [Command.send, .testSend, .dryRun] {
      let composer = Self.refused(command)
      #expect(composer.notice?.text.hasSuffix(": no profile is chosen") == true)
      #expect(composer.notice?.offers == [.chooseProfile])
      #expect(composer.awaitsPause == (command != .dryRun))
    }
  }

  @Test func `A send that could not start leaves no letters to be commands either`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.start(.sendNotStarted(intent, "the file is gone"))
    #expect(composer.awaitsPause)
  }
}
