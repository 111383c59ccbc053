public import Drafts
public import TextEditing

/// Why a locale's texts are rejected, while that is typed.
///
/// It is of the texts that were read when it was begun, whatever becomes of the app's strings and of the list of locales
/// meanwhile.
public struct Rejection: LineQuestion {
  public let locale: PreviewLocale
  /// The ``LocaleRow/textsHash`` of what was read.
  let texts: String
  /// The note.
  public var editor: LineEditor

  /// An earlier note is selected, so that what is typed takes its place.
  init(of row: LocaleRow, note: String) {
    locale = row.locale
    texts = row.textsHash
    editor = LineEditor(note)
    editor.selectAll()
  }

  public func answer(in composer: Composer, seeing derived: Derived) -> ModalStep {
    guard !editor.text.allSatisfy(\.isWhitespace) else {
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
