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
    guard ReviewMark.saysSomething(editor.text) else {
      return .stay(
        saying: Notice(
          .warning, "Say what is wrong with the texts of \(locale.name), or press Esc"))
    }
    guard editor.text.utf8.count <= ReviewMark.longestNote else {
      return .stay(
        saying: Notice(.warning, "Shorten the note to at most \(ReviewMark.longestNote) bytes"))
    }
    let rejection = self
    return .close { composer in
      composer.reject(rejection, seeing: derived)
      return []
    }
  }
}
