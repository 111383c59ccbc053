internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Settling: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    case "esc", "ctrl-c": .command(.back)
    case "up", "shift-tab": .command(.up)
    case "down", "tab": .command(.down)
    default: Keymap.editorCommand(for: key).map(Action.edit)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "record it"), Hint("Esc", "back")]
  }

  /// Two answers, and a line to type in.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let time = scene.context.shortTime(past.at)
    let isList = past.intent.kind == .list
    let answer = { (words: String, isChosen: Bool) in
      scene.context.options.isAccessible
        ? words + (isChosen ? ", chosen" : "") : "\(isChosen ? "●" : "○") \(words)"
    }
    let inside = scene.context.drawDialog(
      "Settle \(isList ? "list" : "send") \(past.id)",
      [
        "\(past.kindWord) of \(time) to \(past.intent.target)", past.title ?? "", "",
        answer(
          isList ? "the unknown recipients got it" : "it was delivered", isDelivered == true),
        answer(
          isList ? "the unknown recipients didn't get it" : "it was not delivered",
          isDelivered == false), "",
        "How do you know?", "",
      ], on: &canvas)
    for answer in 0...1 { scene.context.map?.note(.entry(answer), in: inside.row(3 + answer)) }
    // What is typed goes there, whichever answer is chosen.
    scene.context.drawBar(at: inside.row(7).origin.moved(columns: -1), on: &canvas)
    scene.context.drawEditor(note, in: inside.row(7), on: &canvas)
  }
}
