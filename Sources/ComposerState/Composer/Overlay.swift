public import TextEditing

/// What lies over the panes and takes the keys.
public enum Overlay: Hashable, Sendable {
  /// The list of keys.
  case help(HelpList)
  /// What the field or the pane is for, scrolled by so many lines.
  case fieldHelp(scroll: Int)
  /// All commands.
  case palette(SearchList)
  /// The preview locales by name.
  case locales(SearchList)
  /// What is typed filters the list of locales.
  case filterLocales
  /// What is typed filters the history.
  case filterHistory
  /// Why a locale's texts are rejected.
  case reject(LineEditor, locale: String)
  /// Whether a locale that is rejected, for the reason in the note, is marked reviewed instead.
  case replaceRejection(locale: String, note: String)
  case themes(ThemeList)
  case profiles(ProfilePicker)
  /// Something is pending, and another profile was chosen.
  case changeProfile(ProfileChange)
  /// The keys of the app's strings.
  case keys(KeyPicker)
  /// The arguments of the text with the focus, one of them edited.
  case arguments(ArgumentsView)
  /// The targets that are known.
  case targets(TargetPicker)
  /// Every field of every form by name.
  case fields(SearchList)
  /// The values of the field that is a choice.
  case choice(ChoiceMenu)
  /// What is copied.
  case copy(CopyMenu)
  /// Which of the shown texts' files is edited.
  case files(FileMenu)
  /// The ways to mend a problem.
  case fix(FixMenu)
  /// Leaving with unsaved work.
  case unsaved
  /// The name to save under; `thenQuit` where leaving waits for it.
  case saveAs(LineEditor, thenQuit: Bool)
  /// The file was changed by another program since it was opened.
  case changedOnDisk(path: String, thenQuit: Bool)
  /// A file has the new name already; what it holds, `nil` where it is no file.
  case nameTaken(path: String, by: DraftListing?, thenQuit: Bool)
  /// Unsaved work, before another draft takes its place.
  case unsavedBefore(NextDraft)
  /// Draft and file have both changed.
  case diverged(Divergence)
  /// Another program has the draft open, and this one is about to save it.
  case alsoOpen(by: String)
  /// Another program has the draft open that was just opened here.
  case openElsewhere(OpenElsewhere)
  /// What sessions that are gone left unsaved.
  case recovery(Recovery)
  case drafts(DraftList)
  /// Which test target a test goes to.
  case test(TestMenu)
  /// Whether the project file may do what it wants to.
  case permission(PermissionQuestion)
  /// What is read and done before a send.
  case review(Review)
  /// Waiting for the answer to ``Composer/running``.
  case sending
  case sent(SentMessage)
  /// One send of the history.
  case pastSend(PastSendView)
  /// What was found out about a send whose outcome is unknown.
  case settle(Settling)
}
