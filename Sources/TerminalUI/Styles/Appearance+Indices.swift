extension Appearance {
  /// The numbers to ask a terminal of `count` colors for; −1 is its default.
  ///
  /// Where there are few colors, text and ground may come out as one, or as two that cannot be told
  /// apart; the text is then black or white.
  public func indices(amongColors count: Int) -> (foreground: Int, background: Int) {
    let ground = background?.index(amongColors: count) ?? -1
    let text = foreground?.index(amongColors: count) ?? -1
    if count < 256, text >= 0, ground >= 0, !Self.isReadable(text, on: ground) {
      let isBlack = RGB(indexed: ground).text == RGB(indexed: 0)
      return (isBlack ? 0 : count < 16 ? 7 : 15, ground)
    }
    // Among eight, bright black is black, which a ground that is not known may be as well.
    if count < 16, text == 0, ground < 0, foreground?.index(amongColors: 16) == 8 {
      return (-1, ground)
    }
    return (text, ground)
  }

  /// By half the contrast that text should have, since no terminal's sixteen are quite xterm's.
  private static func isReadable(_ text: Int, on ground: Int) -> Bool {
    RGB(indexed: text).contrast(with: RGB(indexed: ground)) >= 2.25
  }
}
