internal import ComposerState
internal import Drafts
internal import TerminalUI
internal import TextLayout

/// What the views draw from.
///
/// It is made for one screen, and shared by all its views: to copy the draft and all that is derived from it costs.
final class Scene {
  let composer: Composer
  let derived: Derived
  let context: DrawingContext
  /// What last happened, in the lines that the layout has for it.
  let noticeWords: NoticeWords?

  /// The column of locale names; the same in every row.
  private(set) lazy var nameWidth: Int = {
    let widest = composer.settings.locales.map(\.name.terminalWidth).max() ?? 0
    return min(13, max(7, widest + 1))
  }()

  init(
    composer: Composer, derived: Derived, context: DrawingContext, noticeWords: NoticeWords?
  ) {
    self.composer = composer
    self.derived = derived
    self.context = context
    self.noticeWords = noticeWords
  }

  func draw(_ pane: Pane, in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    switch pane {
    case .target, .text, .platforms, .data: 
      FormPane(pane, composer, in: context).draw(in: rect, on: &canvas)
    case .preview: drawPreview(in: rect, on: &canvas)
    case .locales: drawLocales(in: rect, on: &canvas)
    case .problems:
      ProblemsPane(context: context, problems: ShownProblems(composer, derived, in: context))
        .draw(in: rect, on: &canvas)
    case .payload: PayloadPane(composer, derived, in: context).draw(in: rect, on: &canvas)
    case .history: HistoryPane(composer, derived, in: context).draw(in: rect, on: &canvas)
    }
  }
}
