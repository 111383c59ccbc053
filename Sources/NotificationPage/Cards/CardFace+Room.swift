internal import DevicePreview
internal import Resolver

/// How much of its texts a drawn card shows.
extension CardFace {
  /// A text of the card and the room that it has.
  struct DrawnText {
    /// `title`, `subtitle` or `body`.
    var name: String
    var text: String
    var room: TextRoom

    var isSurelyWhole: Bool { room.surelyHolds(text) }
  }

  /// The texts that are known, in the order in which they are read.
  var drawnTexts: [DrawnText] {
    [("title", title, titleRoom), ("subtitle", subtitle, subtitleRoom), ("body", body, bodyRoom)]
      .compactMap { name, line, room in
        guard case .text(let text)? = line else { return nil }
        return DrawnText(name: name, text: text, room: room)
      }
  }

  /// Those that some browser may cut off.
  var cutTexts: [DrawnText] { drawnTexts.filter { !$0.isSurelyWhole } }

  /// Whether the other card has more room for a text that this one may cut off.
  func leavesOut(_ other: CardFace) -> Bool {
    let others = other.drawnTexts
    return cutTexts.contains { cut in
      others.contains { $0.name == cut.name && $0.room != cut.room }
    }
  }

  /// Where the image is small, it stands beside the texts.
  private var hasThumbnail: Bool { card.image != nil && !surface.showsImageLarge }

  private var titleRoom: TextRoom {
    // `now` is on the line of the title, but in a browser and on an opened row.
    let isShared =
      switch surface {
      case .androidCollapsed, .iPhoneLockScreen, .iPhoneBanner, .iPhoneExpanded: true
      case .androidBigText, .androidBigPicture, .web, .webExpanded: false
      }
    return TextRoom(
      width: width - (isShared ? 50 : 0), lines: surface.titleLines, isBold: true)
  }

  private var subtitleRoom: TextRoom { TextRoom(width: width, lines: 1, isBold: true) }

  private var bodyRoom: TextRoom { TextRoom(width: width, lines: surface.bodyLines) }

  /// What ``CardStyle`` leaves of a card's 400 pixels between frame, icon, thumbnail and arrow.
  private var width: Int {
    switch surface {
    case .androidCollapsed, .androidBigText, .androidBigPicture: hasThumbnail ? 220 : 272
    case .iPhoneLockScreen, .iPhoneBanner, .iPhoneExpanded: hasThumbnail ? 256 : 304
    case .web, .webExpanded: hasThumbnail ? 284 : 332
    }
  }
}
