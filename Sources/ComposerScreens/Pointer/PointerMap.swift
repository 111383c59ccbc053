internal import TerminalUI

/// What lies where on a screen, noted down while it is drawn.
///
/// So a click can never mean something else than what is seen there. It is a reference, because the
/// views draw from values and have nothing else to change.
final class PointerMap {
  private var areas: [(rect: Rect, target: PointerTarget)] = []
  /// The texts of notifications that are on the screen from their first to their last letter.
  private(set) var wholeTexts: Set<String> = []

  /// Covers what was noted there before, as drawing does.
  func note(_ target: PointerTarget, in rect: Rect) {
    areas.append((rect, target))
  }

  /// What the preview shows of a notification without cutting it.
  func note(whole texts: [String]) {
    wholeTexts.formUnion(texts)
  }

  func area(at point: Point) -> (rect: Rect, target: PointerTarget)? {
    areas.last { $0.rect.contains(point) }
  }
}
