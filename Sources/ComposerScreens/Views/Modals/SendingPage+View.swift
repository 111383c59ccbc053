internal import ComposerState
internal import FCMClient
internal import TerminalUI
internal import TextLayout

extension SendingPage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    let keymap = scene.context.keymap
    return [
      Hint(keymap.label(for: .quit), "leave when answered"),
      Hint(keymap.label(for: .suspend), "suspend when answered"),
      Hint("Esc", "can't recall it"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    guard let running = scene.composer.running else { return }
    let intent = running.intent
    let area = scene.context.drawPage(
      intent.kind == .test ? "SENDING A TEST…" : "SENDING…", on: &canvas)
    let lines: [PageLine] = [
      .blank, PageLine(label: "Target", text: intent.target),
      PageLine(label: "Project", text: "\(intent.project)"),
      PageLine(label: "Waiting", text: "\(running.seconds(at: scene.context.now)) s"), .blank,
      PageLine(
        text: "FCM has up to 30 s to answer; if you leave now, the outcome stays unknown",
        isWide: true),
    ]
    scene.context.draw(
      lines.flatMap { $0.wrapped(toWidth: area.columns, scene.context.options) }, in: area,
      on: &canvas)
    canvas.cursor = area.row(1).origin
  }
}
