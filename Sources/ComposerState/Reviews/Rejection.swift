public import Drafts
public import TextEditing

/// Why a locale's texts are rejected, while that is typed.
///
/// It is of the texts that were read when it was begun, whatever becomes of the app's strings and of the list of locales
/// meanwhile.
public struct Rejection: Modal {
  public let locale: PreviewLocale
  /// The ``LocaleRow/textsHash`` of what was read.
  let texts: String
  public private(set) var note: LineEditor

  init(of row: LocaleRow, note: String) {
    locale = row.locale
    texts = row.textsHash
    self.note = LineEditor(note)
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    if case .pointed(.text(let offset, let reach)) = action {
      note.point(at: offset, reach)
      return .stay
    }
    guard action == .dialog(.confirm) else {
      let effects = note.take(action)
      return .stay { _ in effects }
    }
    guard !note.text.allSatisfy(\.isWhitespace) else {
      return .stay(
        saying: Notice(
          .warning, "Say what is wrong with the texts of \(locale.name), or press Esc"))
    }
    let rejection = self
    return .close { composer in
      composer.reject(rejection, seeing: derived)
      return []
    }
  }
}
