import DevicePreview
public import Drafts
import Resolver

/// Whether a locale is marked reviewed although it is rejected, its text is lost or unreadable on a device, or the screen doesn't
/// show all of its texts.
public struct ApprovalQuestion: Modal {
  /// The locale's name.
  public let locale: String
  /// Those that stand: the approval overrides these, and none that comes in while the question is open.
  public let rejections: [ReviewMark]
  /// What devices do instead of showing the text: `crashes the app on Android`.
  public let troubles: [String]
  /// What the screen doesn't show, to be read here.
  public let unseen: [UnseenTexts]
  /// What a browser shows, if that is among it.
  let web: NotificationCard?
  /// How many of its lines are above what is in view.
  public private(set) var scroll = 0
  /// The ``LocaleRow/textsHash`` of what is asked about.
  let texts: String

  init(
    of row: LocaleRow, rejections: [ReviewMark], troubles: [String], unseen: [UnseenTexts]
  ) {
    locale = row.locale.name
    texts = row.textsHash
    (self.rejections, self.troubles, self.unseen) = (rejections, troubles, unseen)
    web = unseen.contains { $0.platforms.contains(.web) } ? row.web.card : nil
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    if case .scrolled(let line) = action { scroll = max(0, line) }
    // Lines of another width are other lines.
    if action == .disturbed { scroll = 0 }
    guard action == .dialog(.confirm) else { return .stay }
    let question = self
    return .close { composer in
      composer.approve(asking: question, seeing: derived)
      return []
    }
  }
}
