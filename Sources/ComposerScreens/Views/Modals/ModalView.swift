internal import ComposerState
internal import TerminalUI

/// A modal on the screen: how it is drawn, what its keys mean, and which of them the footer names.
///
/// Every modal is one: a test says so.
protocol ModalView: Modal {
  func draw(in scene: Scene, on canvas: inout Canvas)

  /// What a key means; `nil` where it means nothing.
  func action(for key: KeyPress, in keymap: Keymap) -> Action?

  /// The keys that do something now, the most important ones first.
  func hints(in scene: Scene) -> [Hint]

  /// Whether the mouse reaches nothing of the panes; a line in which a filter is typed leaves them in view.
  var coversPanes: Bool { get }

  /// By how many lines or entries a notch of the wheel goes: pages of text by some, choices one by one.
  var wheelRows: Int { get }
}

extension ModalView {
  var coversPanes: Bool { true }
  var wheelRows: Int { 1 }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    keymap.command(for: key).map(Action.command)
  }
}

extension ModalView where Self: LineQuestion {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.lineAction(for: key) }
}

extension OpenModal {
  var view: (any ModalView)? { state as? any ModalView }
}
