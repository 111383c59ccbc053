public import Drafts

/// Whether a locale is marked reviewed although it is rejected, or its text is lost or unreadable on a device.
public struct ApprovalQuestion: Modal {
  /// The locale's name.
  public let locale: String
  /// Those that stand: the approval overrides these, and none that comes in while the question is open.
  public let rejections: [ReviewMark]
  /// What devices do instead of showing the text: `crashes the app on Android`.
  public let troubles: [String]
  /// The ``LocaleRow/textsHash`` of what is asked about.
  let texts: String

  init(of row: LocaleRow, rejections: [ReviewMark], troubles: [String]) {
    locale = row.locale.name
    texts = row.textsHash
    (self.rejections, self.troubles) = (rejections, troubles)
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .dialog(.confirm) else { return .stay }
    let question = self
    return .close { composer in
      composer.approve(asking: question, seeing: derived)
      return []
    }
  }
}
