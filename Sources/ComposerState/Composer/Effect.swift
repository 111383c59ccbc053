public import Drafts
public import FCMClient
public import SendPolicy
public import Workspace

/// What the runtime is asked to do outside; the list of all that the program can do to the world.
public enum Effect: Hashable, Sendable {
  /// Writes the text; `replacing` is what the file held when it was last read or written, `nil` for a new file.
  /// A read-only file is replaced only if the user said so.
  case save(text: String, path: String, replacing: String?, evenProtected: Bool = false)
  /// Writes the notes beside the draft, likewise.
  case saveNotes(text: String, path: String, replacing: String?)
  /// Writes a reviewer's marks beside the draft of that path, likewise.
  case saveReviews(ReviewFile, beside: String, replacing: String?)
  /// Finds out credentials, journal and history for a review.
  case prepareSend(SendPurpose)
  /// Remembers what the project file may do from now on, then finds out with whose rights messages are sent.
  case allow(PermissionRequest)
  /// Finds out with whose rights each profile sends.
  case findAccounts
  /// Asks everything of ``Composer/profile`` from now on.
  case useProfile
  /// Uses the project file as it was read that time.
  case useProject(Int)
  /// Runs a ``FCMClient/SendAttempt``, for a dry-run too.
  case perform(SendIntent, repeating: RepeatConsent)
  /// Does not wait any longer for the answer to what is being performed.
  case giveUpSend
  case readHistory
  /// Records what a person has found out about the send of that number.
  case settle(Int64, delivered: Bool, note: String)
  /// Asks FCM for the topics of these test devices.
  case readTopics([TestTarget])
  /// Changes topics; each batch is recorded before and after.
  case changeTopics(TopicChangeOrder)
  /// Asks FCM for the delivery figures of the profile's Android app.
  case readDelivery
  /// Asks the profile's FCM on this machine for the messages that came to it.
  case readInbox
  /// Keeps unsaved work in the state directory; once it is there, what is kept of another session goes.
  case keep(AutosavedDraft, insteadOf: String?)
  /// Keeps work that was given up for a day, for whoever asks for it; once it is there, what is kept of the session goes.
  case discard(AutosavedDraft, insteadOf: String)
  /// Removes what is kept of a session, or was discarded.
  case forgetKept(String)
  /// Looks for what sessions that are gone left unsaved, of whichever draft; says so where there is nothing.
  case findLeftovers
  case listDrafts
  /// Reads where the project's other drafts and templates go, and nothing else of them.
  case findTargets
  /// Reads a file to be opened in the draft's place, at once.
  case openDraft(DraftListing)
  /// Runs the user's editor with a copy of the draft, at a line counted from 1.
  case editDocument(text: String, name: String, line: Int)
  /// Runs it with the text of a field.
  case editText(FieldID, String)
  /// Reads the file that holds a token; the path as it was typed.
  case readTarget(path: String)
  /// Looks into the draft's list of recipients, without the terminal having to wait.
  case lookAtList(ListQuestion)
  /// Lends the terminal to `pushwright send` with a draft and its list, from the review to the result.
  case runList(ListRunOrder)
  /// Runs it with a file of the app's strings, at a line counted from 1.
  case editFile(path: String, line: Int)
  /// Puts a text on the clipboard and says so; `what` is its name for people, `the draft's text`.
  case copy(String, what: String, isWhole: Bool = true)
  /// Writes the sign-off page of the draft to a new file, and says so; see ``Composer/page(by:version:seeing:)``.
  case writePage(path: String)
  /// Keeps order and pins of the locales for the project's next session.
  case keepLocaleTable(KeptLocaleTable)
  /// Draws everything in the theme of that name from now on.
  case showTheme(String)
  /// Asks the terminal for clicks, or leaves them to it, so that it selects text.
  case setMouse(Bool)
  /// Ends this session for another start.
  case startOver(NewStart)
  case redraw
  case suspend
  case quit
}
