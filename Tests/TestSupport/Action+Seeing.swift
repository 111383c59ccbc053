public import ComposerState
import DevicePreview
import Drafts
import Resolver

extension Action {
  /// The same on a screen that shows every text whole: there the key that marks a locale says so.
  public func onLargeScreen(_ composer: Composer, _ derived: Derived) -> Action {
    guard self == .command(.markReviewed), composer.openModal == nil else { return self }
    let shown = derived.draftRows.flatMap { row in Platform.allCases.map { row[$0] } }
    let texts = shown.flatMap { shown in
      shown.askedTexts.compactMap(\.resolution.outcome.text) + (shown.card?.actions ?? [])
    }
    return .marksReviewed(seeing: Set(texts))
  }
}
