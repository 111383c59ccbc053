public import DevicePreview
public import Drafts

/// Whether a locale is marked reviewed although it is rejected, its text is lost or unreadable on a device, or the preview has
/// no room for all that a browser shows.
public struct ApprovalQuestion: Modal {
  /// The locale's name.
  public let locale: String
  /// Those that stand: the approval overrides these, and none that comes in while the question is open.
  public let rejections: [ReviewMark]
  /// What devices do instead of showing the text: `crashes the app on Android`.
  public let troubles: [String]
  /// What a browser shows, if the preview may have cut it.
  public let web: NotificationCard?
  /// The ``LocaleRow/textsHash`` of what is asked about.
  let texts: String

  init(
    of row: LocaleRow, rejections: [ReviewMark], troubles: [String], web: NotificationCard?
  ) {
    locale = row.locale.name
    texts = row.textsHash
    (self.rejections, self.troubles, self.web) = (rejections, troubles, web)
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
