internal import ComposerState
internal import FCMClient
internal import TerminalUI

extension DeliveryPage: ModalView {
  var wheelRows: Int { 3 }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("↑↓", "scroll"), Hint("Esc", "back")]
  }

  /// What has to be known to read the figures comes first, so that no one misses it.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let area = scene.context.drawPage(
      "Deliveries · \(label.map { "label \($0)" } ?? "messages without a label")", on: &canvas)
    let lines = notes + [.blank] + answerLines
    scene.context.drawScrolling(
      lines.map { $0.wrapped(toWidth: area.columns, scene.context.options) }, from: scroll,
      in: area, on: &canvas)
    canvas.cursor = area.origin
  }

  private var answerLines: [PageLine] {
    switch answer {
    case nil: [PageLine(text: "Asking FCM…", style: .info, isWide: true)]
    case .failed(let sentence): [PageLine(mark: "✗", text: sentence, style: .error, isWide: true)]
    case .entries where entries.isEmpty:
      [PageLine(text: DeliveryWords.none(label: label, day: day), isWide: true)]
    case .entries: entries.flatMap(lines)
    }
  }

  private func lines(of entry: DeliveryEntry) -> [PageLine] {
    let isOwn = entry.day == day ? ", the day of this send" : ""
    return [PageLine(text: "\(entry.day)\(isOwn)", style: .title, isWide: true)]
      + DeliveryWords.lines(entry).map { PageLine(text: "  \($0)", isWide: true) } + [.blank]
  }

  private var notes: [PageLine] {
    let shared =
      label == nil
      ? ["Without a label these are all messages that have none, not this one alone"] : []
    return (shared + DeliveryWords.notes).map {
      PageLine(text: $0.prefix(1).uppercased() + $0.dropFirst(), style: .dim, isWide: true)
    }
  }
}
