import Testing

@testable import ComposerState

/// The start in an empty directory.
struct WelcomeStories {
  private func welcomed() -> Composer {
    var composer = Studio.composer("{\"message\": {}}")
    composer.welcome()
    return composer
  }

  private func effects(of command: Command, in composer: inout Composer) -> [Effect] {
    composer.update(.command(command), seeing: Studio.derived(of: composer), at: composer.now)
  }

  @Test func `Each way to begin is one Enter away`() {
    let starts: [[Effect]] = [[.startOver(.demo)], [.startOver(.initialize)], [.listDrafts]]
    for (downs, expected) in starts.enumerated() {
      var composer = welcomed()
      for _ in 0..<downs { composer.start(.command(.down)) }
      #expect(effects(of: .edit, in: &composer) == expected)
    }
  }

  @Test func `To open a draft leads to the list of drafts`() {
    var composer = welcomed()
    composer.start(.command(.last), .command(.edit))
    #expect(composer.modal(DraftList.self) != nil)
  }

  @Test func `Esc leaves an empty draft, and the key that quits quits`() {
    var composer = welcomed()
    composer.start(.command(.back))
    #expect(composer.openModal == nil && !composer.isDirty)
    composer = welcomed()
    #expect(effects(of: .quit, in: &composer).contains(.quit))
  }
}
