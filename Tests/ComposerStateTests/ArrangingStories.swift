import Testing

@testable import ComposerState

struct ArrangingStories {
  @Test func `z shows a pane alone, and z or Esc all of them again`() {
    var composer = Studio.composer()
    composer.send(.command(.zoom)) { $0.screen.arrange { $0.isZoomed = true } }
    composer.send(.command(.zoom)) { $0.screen.arrange { $0.isZoomed = false } }
    composer.start(.command(.zoom), .command(.showPreview))
    #expect(composer.arrangement.isZoomed)
    composer.send(.command(.back)) { $0.screen.arrange { $0.isZoomed = false } }
  }

  @Test func `Esc leaves the field first`() {
    var composer = Studio.composer()
    composer.start(.command(.zoom), .command(.edit), .command(.back))
    #expect(composer.editing == nil)
    #expect(composer.arrangement.isZoomed)
    composer.start(.command(.back))
    #expect(!composer.arrangement.isZoomed)
  }

  @Test func `The left side grows and shrinks within limits`() {
    var composer = Studio.composer()
    composer.send(.command(.widenLeft)) {
      $0.screen.arrange { $0.leftShare = 50 }
      $0.notice = Notice(
        .info, "Left column: 50% of the width if panes are side by side")
    }
    for _ in 0..<20 { composer.start(.command(.widenLeft)) }
    #expect(composer.arrangement.leftShare == 65)
    #expect(composer.notice == Notice(.warning, "Left column: it can't be wider"))
    for _ in 0..<20 { composer.start(.command(.narrowLeft)) }
    #expect(composer.arrangement.leftShare == 30)
    #expect(composer.notice == Notice(.warning, "Left column: it can't be narrower"))
  }

  @Test func `The preview grows and shrinks within limits`() {
    var composer = Studio.composer()
    composer.send(.command(.growPreview)) {
      $0.screen.arrange { $0.previewShare = 55 }
      $0.notice = Notice(.info, "Preview: 55% of the height")
    }
    for _ in 0..<20 { composer.start(.command(.growPreview)) }
    #expect(composer.arrangement.previewShare == 75)
    #expect(composer.notice == Notice(.warning, "Preview: it can't be taller"))
    for _ in 0..<20 { composer.start(.command(.shrinkPreview)) }
    #expect(composer.arrangement.previewShare == 25)
    #expect(composer.notice == Notice(.warning, "Preview: it can't be shorter"))
  }
}
