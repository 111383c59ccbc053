public import TextEditing
import Workspace

/// Who marks, asked once where neither the user's configuration nor git says so.
public struct ReviewerQuestion: LineQuestion {
  /// What was to be marked how.
  enum Purpose: Hashable, Sendable {
    /// With what the screen showed when its key was pressed.
    case toggle(seeing: Set<String>)
    case reject
  }

  /// `Ada Lovelace <ada@example.com>`.
  public var editor = LineEditor("")
  let purpose: Purpose

  init(_ purpose: Purpose) { self.purpose = purpose }

  public func answer(in composer: Composer, seeing derived: Derived) -> ModalStep {
    guard let reviewer = Self.reviewer(in: editor.text) else {
      return .stay(
        saying: Notice(.warning, "Write it as in Ada Lovelace <ada@example.com>, or press Esc"))
    }
    let purpose = purpose
    return .close { composer in
      composer.locales.take(reviewer)
      switch purpose {
      case .toggle(let texts):
        composer.locales.see(texts)
        composer.markReviewed(seeing: derived)
        composer.locales.see([])
      case .reject: composer.askToReject(seeing: derived)
      }
      return []
    }
  }

  /// A name with an address in angle brackets, or an address alone.
  static func reviewer(in text: String) -> Reviewer? {
    guard let start = text.utf8.lastIndex(of: UInt8(ascii: "<")) else {
      return Reviewer(name: "", email: text)
    }
    let rest = text.utf8[text.utf8.index(after: start)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return Reviewer(
      name: String(Substring(text.utf8[..<start])), email: String(Substring(rest[..<end])))
  }
}
