internal import ComposerState
internal import TerminalUI

extension Welcome: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "begin"), Hint("Esc", "empty draft")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let context = scene.context
    let lines = Choice.allCases.map { context.padded($0.name, toWidth: 15) + $0.sentence }
    // Nothing of the empty draft behind it is of use yet.
    canvas.fill(canvas.bounds.rows(0..<context.layout.notice.row), style: .text)
    context.drawMenu("Welcome to Pushwright", lines, chosen: index, on: &canvas)
  }
}

extension Welcome.Choice {
  fileprivate var name: String {
    switch self {
    case .demo: "Demo"
    case .initialize: "Init here"
    case .openDraft: "Open a draft"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .demo: "a sample app; needs no setup"
    case .initialize: "find this app's strings; make a draft"
    case .openDraft: "one that you had open, or a new one"
    }
  }
}
