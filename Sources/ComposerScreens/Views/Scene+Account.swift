internal import ComposerState
internal import Drafts
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// With whose rights the message would go, under its target.
  func drawAccount(in rect: Rect, on canvas: inout Canvas) {
    guard composer.profile.kind != .none else { return }
    canvas.write("From", at: rect.origin.moved(columns: 1), style: .dim)
    let text = composer.access.map(words) ?? "looking for credentials…"
    let room = rect.columns - 13
    let project = composer.project.map { " · project \($0)" } ?? ""
    let fits = text.terminalWidth + project.terminalWidth <= room
    canvas.write(
      (fits ? text + project : text).displayable.truncated(toWidth: room),
      at: rect.origin.moved(columns: 12), style: isAccountMissing ? .error : .dim)
  }

  func words(_ access: SendAccess) -> String {
    switch access {
    case .notNeeded: "no account: a local FCM takes any token"
    case .account(let name, let source, _): name == source ? name : "\(name), \(source)"
    case .notAllowed: "not asked: the project file needs your permission first"
    case .failed(let failure): "✗ \(failure)"
    }
  }

  private var isAccountMissing: Bool {
    if case .failed = composer.access { true } else { false }
  }
}
