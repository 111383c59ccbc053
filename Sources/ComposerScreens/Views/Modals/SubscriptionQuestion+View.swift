internal import ComposerState
internal import FCMClient
internal import TerminalUI

extension SubscriptionQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    key == "y" ? .dialog(.goOn) : keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("y", "subscribe"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let names = devices.prefix(4).joined(separator: ", ")
    let more = devices.count > 4 ? " and \(devices.count - 4) more" : ""
    let endpoint = order.endpoint == .google ? "" : " at \(order.endpoint)"
    scene.context.drawDialog(
      "Subscribe to \(topic)?",
      [
        "Topic    \(topic)", "Devices  \(names)\(more)",
        "Project  \(order.project)\(endpoint)", "",
        "From then on they get every broadcast to the topic.", "",
        "y    subscribe", "Esc  back",
      ], on: &canvas)
  }
}
