public import Drafts
public import FCMClient
public import SendPolicy
public import Workspace

/// What happened: a key, or something that came back from outside.
public enum Action: Hashable, Sendable {
  case command(Command)
  /// The key that marks a locale as reviewed, with the texts that the screen shows from their first to their last letter.
  case marksReviewed(seeing: Set<String>)
  /// A key of a text, and the command that it has, while ``Composer/awaitsPause`` is true.
  case typedAhead(Command?)
  case edit(EditorCommand)
  /// Pasted text: it never runs commands.
  case pasted(String)
  /// A click, or a turn of the wheel.
  case pointed(Pointing)
  /// A page was scrolled so that it begins with that line; the screen knows how much of it is in view.
  case scrolled(to: Int)
  /// A key that means something only to the dialog that is open.
  case dialog(DialogKey)
  /// The screen has another size, or more keys wait while one is taken: what confirms a send waits for a pause again.
  case disturbed
  /// What came up by itself is on the screen now: its pause begins here.
  case shown
  /// Nothing but time has passed; see ``Composer/nextWake(after:)``.
  case ticked
  case stringsRead(StringsSummary)
  case saveFinished(SaveOutcome)
  case notesSaved(NotesOutcome)
  case reviewsSaved(ReviewsOutcome)
  /// Who marks translations, as the user's configuration or git says.
  case reviewerFound(Reviewer)
  /// With whose rights messages would be sent, and what should be known about them; sentences.
  case accountFound(SendAccess, warnings: [String])
  /// What a dry-run or a send needs to be allowed first; it wasn't made.
  case permissionNeeded(PermissionRequest, insteadOf: SendIntent)
  /// An answer is remembered, or why it isn't; a sentence without a full stop.
  case permissionGiven(SendAccess, warnings: [String], failure: String?)
  /// With whose rights messages would be sent with other profiles, by their names.
  case accountsFound([String: SendAccess])
  /// The project file was written, and can be used.
  case projectRead(ProjectReading)
  /// The project file was written, and cannot be used; a sentence with file and line.
  case projectBroken(String)
  /// The project file, or its directory, was removed; a phrase that says which.
  case projectGone(String)
  /// What a review needs has been found out.
  case sendPrepared(SendPurpose, SendSituation)
  case sendFinished(SendIntent, SendResult)
  /// It could not even be started; a sentence without a full stop.
  case sendNotStarted(SendIntent, String)
  /// What the journal remembers, in any order.
  case historyRead([PastSend], clock: WallClock)
  /// A sentence without a full stop.
  case historyUnreadable(String)
  /// What FCM said about the topics of test devices, by their addresses.
  case topicsRead([String: DeviceTopics.Answer])
  case topicsChanged(TopicChangeResult)
  case deliveryRead(DeliveryAnswer)
  case inboxRead(InboxAnswer)
  /// What was found out about a send is recorded, or why it is not; a sentence without a full stop.
  case settled(Int64, failure: String?)
  /// A signal asks the program to end; what is on its way is waited for, and nothing is asked.
  case leaveAfterSend
  /// The terminal is gone, as its end of input or SIGHUP says: the same, but said twice it is no more urgent.
  case hungUp
  /// What sessions that are gone left unsaved, of the file that was named or of all; whether the user asked for it.
  case recoverable([RecoverableDraft], clock: WallClock, isAskedFor: Bool = false)
  /// Unsaved work could not be kept; a sentence that names the remedy.
  case keepingFailed(String)
  /// What the draft's file holds now; `nil` where it was removed.
  case fileChangedOnDisk(text: String?)
  /// What the notes beside the draft hold now; `nil` where they were removed.
  case notesChangedOnDisk(text: String?)
  /// The files of marks beside the draft as they are now, and why not all can be read.
  case reviewsChangedOnDisk([ReviewFile], fault: String?)
  /// Another program has the draft open: `process 4711 on HOST since 10:12`.
  case alsoOpen(by: String)
  /// The program that had the draft open has closed it, or has ended.
  case closedElsewhere
  /// In any order; comes again when the outcomes are known.
  case draftsListed([DraftListing], clock: WallClock)
  case draftOpened(DraftContents)
  /// A file that was to be opened cannot be; a sentence that names it.
  case draftNotOpened(path: String, String)
  /// The draft as an editor left it.
  case documentEdited(String)
  case textEdited(FieldID, String)
  /// What the file holds that was named as `@path` in the place of a token.
  case targetRead(text: String, path: String)
  /// It cannot be read; a sentence that names it.
  case targetNotRead(path: String, String)
  /// What the draft's list of recipients holds.
  case listRead(ListQuestion, ListFacts)
  /// It can't be used; a sentence that names it.
  case listNotRead(ListQuestion, String)
  /// The program that sends to the list has given the terminal back.
  case listRunEnded(ListRunOrder, ListRunEnding)
  /// The project's other drafts, in any order, for the list of targets.
  case targetsFound([DraftListing])
  /// How an earlier session left the list of locales.
  case localeTableFound(KeptLocaleTable)
  /// An editor could not be run, or gave up; a sentence that names it.
  case editorFailed(String)
  /// The themes there are now, and the one on the screen.
  case themesFound(Themes)
  /// The program was stopped from outside, and continues.
  case continued
  /// Something that the operator should read once, such as a note about the terminal.
  case noticed(Notice)

  /// Whether it came back from outside, or only time has passed.
  public var isNews: Bool {
    switch self {
    case .command, .marksReviewed, .typedAhead, .edit, .pasted, .pointed, .scrolled, .dialog,
      .disturbed, .shown:
      false
    default: true
    }
  }

  /// Whether it only changes a text that is typed.
  public var isTyping: Bool {
    switch self {
    case .edit, .pasted: true
    default: false
    }
  }
}
