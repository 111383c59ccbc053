public import Drafts

extension Composer {
  /// What the program finds out before the first paint, beside the draft.
  ///
  /// `projectProblem` is why the project file cannot be used, with its file and line.
  public mutating func start(
    profiles: [ProfileSummary], projectProblem: String?, isMouseOn: Bool, themes: Themes
  ) {
    sending.start(profiles, projectProblem: projectProblem)
    screen.start(isMouseOn: isMouseOn, themes: themes)
  }

  /// Names what is kept of this session in the state directory.
  public mutating func start(session: String) {
    switching.start(session: session)
  }
}
