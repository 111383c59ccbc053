internal import DevicePreview
internal import Resolver

/// A notification as one place of a device draws it: its lines, of which some may not be known.
struct CardFace: Hashable {
  enum Line: Hashable {
    case text(String)
    /// With the name of the text: `title`.
    case unknown(String)
  }

  var card: NotificationCard
  var title: Line?
  var subtitle: Line?
  var body: Line?

  /// A card that is known whole, such as one that is promised.
  init(_ card: NotificationCard) {
    self.card = card
    title = Self.line(card.title)
    subtitle = Self.line(card.subtitle)
    body = Self.line(card.body)
  }

  /// What of the card isn't known is marked: a device without a known title isn't one that shows none.
  init(_ card: NotificationCard, of shown: ShownNotification) {
    self.init(card)
    for (name, resolution) in shown.askedTexts where resolution.outcome == .unknown {
      switch name {
      case "title": title = .unknown(name)
      case "subtitle": subtitle = .unknown(name)
      default: body = .unknown(name)
      }
    }
  }

  var surface: NotificationCard.Surface { card.surface }

  /// Whether the user has opened it.
  var isOpened: Bool {
    switch surface {
    case .androidBigText, .androidBigPicture, .iPhoneExpanded, .webExpanded: true
    case .androidCollapsed, .iPhoneLockScreen, .iPhoneBanner, .web: false
    }
  }

  /// The state that it is drawn in, as a caption.
  var caption: String {
    switch surface {
    case .androidCollapsed: "collapsed"
    case .androidBigText, .androidBigPicture: "expanded"
    case .iPhoneLockScreen: "lock screen"
    case .iPhoneBanner: "banner"
    case .iPhoneExpanded: "opened"
    case .web: "as it appears"
    case .webExpanded: "expanded"
    }
  }

  private static func line(_ text: String?) -> Line? {
    text.flatMap { $0.isEmpty ? nil : .text($0) }
  }
}

extension ShownNotification {
  /// As it appears, and opened where that shows something else; empty if nothing appears.
  var faces: [CardFace] {
    guard let card else { return [] }
    let resting = CardFace(card, of: self)
    guard let card = seen(in: .expanded).card else { return [resting] }
    let opened = CardFace(card, of: self)
    return resting.differs(from: opened) ? [resting, opened] : [resting]
  }
}

extension CardFace {
  /// Whether an opened card shows more: a text that was cut off, lines that were joined, or an image.
  fileprivate func differs(from opened: CardFace) -> Bool {
    guard opened.card.image == nil else { return true }
    let breaks = card.body?.contains(where: \.isNewline) ?? false
    return breaks && surface.bodyLines == 1 || leavesOut(opened)
  }
}
