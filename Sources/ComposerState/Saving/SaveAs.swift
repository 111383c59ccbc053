public import TextEditing

/// The name to save under.
public struct SaveAs: LineQuestion {
  public var editor: LineEditor
  /// Whether leaving waits for it.
  let thenQuit: Bool

  /// A proposed name is selected, so that what is typed takes its place; one that is corrected isn't.
  init(_ name: String, thenQuit: Bool, isCorrected: Bool = false) {
    editor = LineEditor(name, kind: .name)
    if !isCorrected { editor.selectAll() }
    self.thenQuit = thenQuit
  }

  public func answer(in composer: Composer, seeing derived: Derived) -> ModalStep {
    guard !editor.text.isEmpty else {
      return .stay(saying: Notice(.warning, "Save as: type a name, or Esc to go back"))
    }
    let (name, thenQuit) = (editor.text, thenQuit)
    return .close { composer in
      composer.switching.wait(toLeave: thenQuit)
      return composer.save(as: name)
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}
