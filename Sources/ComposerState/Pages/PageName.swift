public import TextEditing

/// The name of the file that the sign-off page is written to.
public struct PageName: LineQuestion {
  public var editor: LineEditor

  /// The proposed name is selected, so that what is typed takes its place.
  init(_ name: String) {
    editor = LineEditor(name, kind: .name)
    editor.selectAll()
  }

  public func answer(in composer: Composer, seeing derived: Derived) -> ModalStep {
    let path = editor.text
    guard !path.isEmpty else {
      return .stay(saying: Notice(.warning, "Write page: type a name, or Esc to go back"))
    }
    return .close { _ in [.writePage(path: path)] }
  }
}
