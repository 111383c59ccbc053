extension Composer {
  /// Whether an action has to see everything that follows from the draft, and not only what is on the screen already.
  ///
  /// For a long draft that takes time, which help and the way out never wait for.
  public func looksAtDerived(_ action: Action) -> Bool {
    if action.isTyping { return false }
    guard openModal == nil else {
      return modal(HelpList.self) == nil && modal(FieldHelpPage.self) == nil
        && modal(HowToList.self) == nil && modal(HowToPage.self) == nil
        && modal(SettingPage.self) == nil
    }
    return switch action {
    case .command(let command): !Self.blindCommands.contains(command)
    case .ticked, .noticed, .continued, .hungUp, .leaveAfterSend, .saveFinished, .notesSaved,
      .reviewsSaved, .keepingFailed, .themesFound, .alsoOpen, .closedElsewhere, .disturbed, .shown,
      .stringsRead, .reviewerFound, .accountFound, .accountsFound, .targetsFound, .historyRead,
      .historyUnreadable, .listRead, .listNotRead, .topicsRead, .localeTableFound:
      false
    default: true
    }
  }

  private static let blindCommands: Set<Command> = [
    .help, .fieldHelp, .back, .redraw, .suspend, .quit,
  ]
}
