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
  /// The locales in the order of their list, with their reviews.
  private lazy var listing = LocaleListing(composer, derived)

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
    case .preview:
      PreviewPane(composer, derived, reviews: listing.reviews, in: context).draw(
        in: rect, on: &canvas)
    case .locales: LocalesPane(composer, listing, derived, in: context).draw(in: rect, on: &canvas)
    case .problems:
      ProblemsPane(context: context, problems: ShownProblems(composer, derived, in: context))
        .draw(in: rect, on: &canvas)
    case .payload: PayloadPane(composer, derived, in: context).draw(in: rect, on: &canvas)
    case .history: HistoryPane(composer, derived, in: context).draw(in: rect, on: &canvas)
    }
  }

  func drawModal(on canvas: inout Canvas) {
    guard let view = composer.openModal?.view else { return }
    if view.coversPanes { context.map?.note(.cover, in: canvas.bounds) }
    view.draw(in: self, on: &canvas)
  }

  /// What is read before a key confirms it, and what of it is in view; `nil` where nothing is.
  var readPage: ReviewPage? {
    if let review = composer.modal(Review.self) { return ReviewView(review, in: self).page }
    if let question = composer.modal(ApprovalQuestion.self), !question.unseen.isEmpty {
      return ApprovalView(question, in: self).page
    }
    return composer.modal(PermissionQuestion.self).map { PermissionView($0, in: self).page }
  }
}
