public import TextEditing

/// The name of the file that the sign-off page is written to.
public struct PageName: Modal {
  public private(set) var editor: LineEditor

  /// The proposed name is selected, so that what is typed takes its place.
  init(_ name: String) {
    editor = LineEditor(name, kind: .name)
    editor.selectAll()
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .dialog(.confirm):
      let path = editor.text
      guard !path.isEmpty else {
        return .stay(saying: Notice(.warning, "Write page: type a name, or Esc to go back"))
      }
      return .close { _ in [.writePage(path: path)] }
    case .pointed(.text(let offset, let reach)): editor.point(at: offset, reach)
    default:
      let effects = editor.take(action)
      return .stay { _ in effects }
    }
    return .stay
  }
}
