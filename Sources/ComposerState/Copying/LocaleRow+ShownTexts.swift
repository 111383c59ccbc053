import DevicePreview
import Drafts
import Resolver

extension LocaleRow {
  /// What the devices of each platform show, as text for a ticket or a chat.
  var shownTexts: String {
    let platforms: [(name: String, shown: ShownNotification)] = [
      ("Android", android), ("iPhone", apple), ("Web", web),
    ]
    let parts = platforms.map { ([$0.name] + $0.shown.lines.map { "  \($0)" }) }
    return ([[locale.name]] + parts).flatMap(\.self).joined(separator: "\n") + "\n"
  }
}

extension ShownNotification {
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let card {
      let texts = [("title", card.title), ("subtitle", card.subtitle), ("body", card.body)]
      lines = texts.compactMap { name, text in text.map { "\(name): \($0)" } }
    } else {
      lines = ["nothing is shown" + (absence.map { ": \($0)" } ?? "")]
    }
    let reasons = texts.compactMap { name, resolution in
      resolution.reason.map { "\(name) is wrong: \($0)" }
    }
    return verdict <= .foreign ? lines : lines + reasons
  }
}
