internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import TerminalUI
internal import TextLayout

extension ApprovalQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  private var keeping: String { rejections.isEmpty ? "leave it unmarked" : "keep the rejection" }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "mark reviewed"), Hint("Esc", rejections.isEmpty ? "don't" : "keep it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      rejections.isEmpty ? "Mark \(locale) as reviewed?" : "\(locale) is rejected",
      lines(in: scene) + ["Enter  mark it reviewed", "Esc    \(keeping)"], on: &canvas)
  }

  /// Who has rejected it, when and why, and what devices make of the text.
  private func lines(in scene: Scene) -> [String] {
    var sentences = rejections.prefix(Self.shown).map(\.record)
    if rejections.count > Self.shown {
      sentences.append("and \(rejections.count - Self.shown) more")
    }
    var lines = sentences.flatMap {
      scene.context.wrapped($0, toWidth: 52, maximumLines: 2).lines
    }
    if !troubles.isEmpty {
      let words = "\(rejections.isEmpty ? "It" : "Also, it") \(troubles.joined(separator: ", "))."
      lines += scene.context.wrapped(words, toWidth: 52, maximumLines: 2).lines
    }
    if let web { lines += self.lines(of: web, in: scene) }
    if !rejections.isEmpty {
      lines += [
        "",
        rejections.count == 1
          ? "Marking it reviewed overrides this rejection."
          : "Marking it reviewed overrides these rejections.",
      ]
    }
    return lines + [""]
  }

  /// All that a browser shows, of which the preview has a line.
  private func lines(of web: NotificationCard, in scene: Scene) -> [String] {
    let buttons = web.actions.map { "[\($0.displayable)]" }.joined(separator: " ")
    let texts = [web.title, web.body].compactMap { $0?.displayable } + [buttons]
    let context = scene.context
    return (troubles.isEmpty && rejections.isEmpty ? [] : [""])
      + ["A browser shows in every language:"]
      + texts.filter { !$0.isEmpty }.flatMap { text in
        context.wrapped(text, toWidth: 50, maximumLines: 5).lines
          .map { "  " + context.shown($0, toWidth: 50, base: nil) }
      }
  }

  /// So many rejections are named: the question has to fit on the smallest screen.
  private static let shown = 2
}
