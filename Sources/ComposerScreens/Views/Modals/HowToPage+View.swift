internal import ComposerState
internal import PushMessages
internal import TerminalUI

extension HowToPage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    (hasField ? [Hint("Enter", "edit the first field")] : []) + [Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let lines = topic.answer.flatMap { self.lines(of: $0, scene.context) }
    scene.context.drawHelpPage(
      "\(HelpWords.howTo) \(topic.question)?", lines, from: scroll, on: &canvas)
  }

  private func lines(of line: HowTo.Line, _ context: DrawingContext) -> [PageLine] {
    switch line {
    case .text(let text): [PageLine(text: text, isWide: true)]
    case .shell(let text): [PageLine(text: "$ \(text)", style: .field, isWide: true)]
    case .command(let command, let text):
      [PageLine(label: context.keymap.label(for: command), text: text)]
    case .field(let path, let text):
      [PageLine(text: "\(path)", style: .field, isWide: true), PageLine(text: text)]
    }
  }
}
