internal import ComposerState
internal import TerminalUI

extension InboxPage: ModalView {
  /// A message with more findings is looked at with lint.
  private static let mostFindings = 3

  var wheelRows: Int { 3 }

  func hints(in scene: Scene) -> [Hint] {
    let again = Hint(scene.context.keymap.label(for: .showInbox), "ask again", command: .showInbox)
    return [Hint("↑↓", "scroll"), again, Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let area = scene.context.drawPage("Inbox of the local FCM", on: &canvas)
    scene.context.drawScrolling(
      lines(in: scene).map { $0.wrapped(toWidth: area.columns, scene.context.options) },
      from: scroll, in: area, on: &canvas)
    canvas.cursor = area.origin
  }

  private func lines(in scene: Scene) -> [PageLine] {
    switch answer {
    case nil: [PageLine(text: "Asking the local FCM…", style: .info, isWide: true)]
    case .failed(let sentence): [PageLine(mark: "✗", text: sentence, style: .error, isWide: true)]
    case .messages(let messages, let total, let address):
      [Self.head(messages.count, of: total, at: address, in: scene), .blank]
        + messages.flatMap { Self.lines(of: $0) + [.blank] }
    }
  }

  private static func head(
    _ count: Int, of total: Int, at address: String, in scene: Scene
  ) -> PageLine {
    let (check, send) = (
      scene.context.keymap.label(for: .dryRun), scene.context.keymap.label(for: .send)
    )
    let words =
      switch total {
      case 0:
        check.isEmpty || send.isEmpty
          ? "Nothing has come yet"
          : "Nothing has come yet: \(check) makes a dry run, \(send) sends"
      case 1: "1 message"
      case count: "\(total) messages, newest first"
      default: "The newest \(count) of \(total) messages"
      }
    return PageLine(
      text: "\(words). In a browser: \(address)", style: .dim, isWide: true)
  }

  private static func lines(of message: InboxMessage) -> [PageLine] {
    let isDry = message.isDryRun ? " · dry run" : ""
    let title = PageLine(
      text: "\(message.number)  \(message.target)\(isDry)", style: .title, isWide: true)
    return [title] + results(of: message) + findings(of: message)
  }

  private static func results(of message: InboxMessage) -> [PageLine] {
    guard message.results.isEmpty else {
      return message.results.map { result in
        let (mark, style) = sign(of: result.level)
        return PageLine(mark: mark, label: result.device, text: result.words, style: style)
      }
    }
    return [
      PageLine(
        text: message.isDryRun
          ? "FCM would accept it; a dry run reaches no device"
          : "no simulated device has this target: see [[emulator.devices]]", style: .dim)
    ]
  }

  private static func findings(of message: InboxMessage) -> [PageLine] {
    let lines = message.findings.prefix(mostFindings).map { finding in
      let (mark, style) = sign(of: finding.isError ? .error : .warning)
      return PageLine(
        mark: mark, label: "lint", text: "\(finding.rule): \(finding.sentence)", style: style)
    }
    let more = message.findings.count - lines.count
    return more > 0
      ? lines + [PageLine(label: "lint", text: "and \(more) more", style: .dim)] : lines
  }

  private static func sign(of level: InboxMessage.Level) -> (mark: String, style: Style) {
    switch level {
    case .good: ("✓", .ok)
    case .warning: ("⚠", .warning)
    case .error: ("✗", .error)
    case .unknown: ("?", .warning)
    case .plain: ("", .text)
    }
  }
}
