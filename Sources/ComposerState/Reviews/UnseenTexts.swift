import DevicePreview
import Drafts
public import Resolver

/// What some devices show of a locale, of which the screen has not all: it is read before the locale is approved.
public struct UnseenTexts: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// `title`, `subtitle`, `body` or `buttons`.
    public var name: String
    public var text: String
  }

  /// Those that show the same, in the order of `Platform.allCases`.
  public private(set) var platforms: [Platform]
  /// Of those that are shown; whole.
  public let lines: [Line]

  /// `nil` if the screen shows all of it, or the device nothing.
  private init?(_ shown: ShownNotification, seen: Set<String>) {
    guard let card = shown.card else { return nil }
    let lines = shown.askedTexts.compactMap { name, resolution in
      resolution.outcome.text.map { Line(name: name, text: $0) }
    }.filter { !$0.text.isEmpty }
    let buttons = card.actions
    guard !(lines.map(\.text) + buttons).allSatisfy(seen.contains) else { return nil }
    platforms = [shown.device.platform]
    self.lines =
      buttons.isEmpty
      ? lines
      : lines + [
        Line(name: "buttons", text: buttons.map { "[\($0)]" }.joined(separator: " "))
      ]
  }

  /// Those of a row that the screen doesn't show whole; devices that show the same share one.
  static func all(
    of row: LocaleRow, on platforms: [Platform], seen: Set<String>, _ seenWeb: NotificationCard?
  ) -> [UnseenTexts] {
    var all: [UnseenTexts] = []
    for platform in platforms where row[platform].isAddressed {
      let shown = row[platform]
      if platform == .web, let card = shown.card, card == seenWeb { continue }
      guard let unseen = UnseenTexts(shown, seen: seen) else { continue }
      if let same = all.firstIndex(where: { $0.lines == unseen.lines }) {
        all[same].platforms.append(platform)
      } else {
        all.append(unseen)
      }
    }
    return all
  }
}
