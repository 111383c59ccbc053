public import DevicePreview
public import Drafts
internal import FCMClient
public import PushMessages
public import SendPolicy
import TextEditing

/// The whole state of the composer, and the one function that changes it.
///
/// A composer never waits, prints or reads a clock. What has to happen outside comes back as ``Effect`` values.
public struct Composer: Hashable, Sendable {
  public var document: MessageDocument
  /// What stands beside the draft.
  public internal(set) var notes = DraftNotes()
  public var file: DraftFile
  public var settings: PreviewSettings
  public var profile: ProfileSummary
  /// Those that can be chosen, in the order of the project file.
  public var profiles: [ProfileSummary] = []

  public var pane: Pane = .text
  /// The field with the focus in each form pane.
  public var fields: [Pane: FieldID] = [:]
  public var targetKind: TargetKind
  public var editing: Editing?
  /// Which of the settings' locales is previewed.
  public var localeIndex = 0
  /// Those of the settings' locales that are not the project's.
  var addedLocales: [PreviewLocale] = []
  public internal(set) var localeTable = LocaleTable()
  public internal(set) var previewDevice = PreviewDevice.phones
  public internal(set) var deviceState = DeviceState.resting
  public internal(set) var problems = Problems()
  public internal(set) var payload = Payload()
  public internal(set) var openModal: OpenModal?
  public var arrangement = Arrangement()
  /// Whether clicks come to the program; the terminal selects text itself where they do not.
  public var isMouseOn = true
  public var notice: Notice?
  /// The send or dry-run that waits for its answer; one at a time.
  public internal(set) var running: RunningSend?
  /// The last dry-run of this session.
  public internal(set) var dryRun: DryRunRecord?
  /// With whose rights messages would be sent; `nil` until that is found out.
  public internal(set) var access: SendAccess?
  public internal(set) var accessWarnings: [String] = []
  public internal(set) var history = History()
  /// For every time on the screen.
  public internal(set) var clock = WallClock.utc
  /// When the last action came.
  public internal(set) var now = Moment.start
  /// Names what is kept of this session in the state directory.
  public var session = ""
  /// `nil` until the app's strings are read.
  public var strings: StringsSummary?
  public var themes = Themes()
  /// Those that the palette ran, the last one first.
  var recentCommands: [Command] = []

  var past: [DraftVersion] = []
  var future: [DraftVersion] = []
  /// What the notes' file holds as far as we know.
  var savedNotes = DraftNotes()
  var isLeaving = false
  /// Why the draft is to be sent in spite of lint's errors, as last typed, until it is sent.
  var typedReason = ""
  var lastSend: LastSend?
  /// What is typed after a send that was refused.
  var typedAhead: TypedAhead?
  /// Those that the journal told of.
  var recordedDryRuns: [DryRunRecord] = []
  var keeping = Keeping()
  /// What the disk has not answered yet.
  public internal(set) var saving: Saving?
  var reading: Reading?
  /// What the file holds where another program has written it and nothing is decided yet.
  var disk: DiskChange?
  /// What is offered as soon as nothing else is open.
  var recoverable: [RecoverableDraft] = []
  /// Whether the user asked for it.
  var hasAskedForLeftovers = false
  /// Who has the draft open too, until a save was confirmed.
  var alsoOpenBy: String?
  /// Whether it is still to be asked which of the two programs edits the draft.
  var asksWhoEdits = false
  var readOnly: ReadOnlyDraft?
  /// What the project file says now and is not taken yet.
  var pendingProject: ProjectReading?
  /// Why the project file cannot be used as it is now; with its file and line.
  public var projectProblem: String?
  /// A send of this session without a known outcome.
  var unknownSend: SendIntent?
  /// What takes the draft's place as soon as it is saved.
  var next: NextDraft?
  /// The name that is proposed for a draft without one.
  var proposedPath: String?
  /// What was typed as another kind of target and makes no sense as the one that is shown.
  var putAsideTargets: [TargetKind: String] = [:]
  /// The file from which the target is to be read, until somebody is asked to do that.
  var targetFile: String?
  /// The one that the disk has not answered for yet.
  var targetReading: TargetReading?
  /// See ``sample``.
  var chosenSample: ArgumentSample?
  /// How an earlier session left the list of locales, until the strings are read.
  var leftLocaleTable: KeptLocaleTable?

  public init(
    document: MessageDocument, file: DraftFile, settings: PreviewSettings, profile: ProfileSummary
  ) {
    self.document = document
    self.file = file
    self.settings = settings
    self.profile = profile
    previewDevice = PreviewDevice.all(on: settings.platforms).first ?? .phones
    let used = TargetKind.allCases.first { document.node(at: $0.path) != nil }
    targetKind = used ?? .topic
    if document.isRepaired {
      notice = Notice(
        .warning, "\(file.name) isn't strict JSON: Pushwright saves it under a new name")
    }
  }

  /// Whether the draft or its notes differ from their files.
  public var isDirty: Bool { isTextDirty || areNotesDirty }

  /// Whether the draft itself differs from its file.
  var isTextDirty: Bool {
    document.text != (file.importedText ?? file.savedText ?? MessageDocument.empty.text)
  }

  /// Whether the file is no draft that FCM would take, so that it stays and the draft is saved under another name.
  public var needsNewName: Bool { document.isRepaired || file.importedText != nil }

  /// The locale whose devices are shown.
  public var locale: PreviewLocale {
    settings.locales[min(localeIndex, settings.locales.count - 1)]
  }

  /// The form of the pane in front; without rows where it is none.
  public var form: Form { form(of: pane) }

  public func form(of pane: Pane) -> Form {
    FormMemo.form(
      of: FormMemo.Key(
        pane: pane, document: document, targetKind: targetKind, linked: notes.linked,
        expiresIn: notes.expiresIn))
  }

  /// The field with the focus in a form pane.
  public func focusedField(in pane: Pane) -> FieldID? {
    focusedField(in: pane, of: form(of: pane))
  }

  /// The same, where the pane's form is at hand.
  public func focusedField(in pane: Pane, of form: Form) -> FieldID? {
    let first = form.cells.first { $0.id != .targetKind }?.id
    guard let field = fields[pane] else {
      // Rows keep their order; what the draft says is in view at once, above it or below it.
      return (pane == .text ? form.cells.first { !$0.text.isEmpty }?.id : nil) ?? first
    }
    guard let position = form.position(of: field) else { return first }
    return form.field(near: position)
  }

  /// Takes what happened; `derived` is what was on the screen when it did.
  public mutating func update(
    _ action: Action, seeing derived: Derived, at moment: Moment
  ) -> [Effect] {
    now = moment
    guard isReadOnly else { return advance(action, seeing: derived) }
    return updateReadOnly(action) { $0.advance(action, seeing: derived) }
  }

  private mutating func advance(_ action: Action, seeing derived: Derived) -> [Effect] {
    let before = version
    defer { if action.isNews { tellModal(action, seeing: derived) } }
    let table = keptLocaleTable
    let effects = take(action, seeing: derived) + readTarget() + keeping(table, after: action)
    if version != before { keeping.noteChange(at: now.milliseconds) }
    settle()
    // Keys may come faster than the time can be told.
    return effects + settleReading() + settleProject() + keepWhenDue()
  }

  private mutating func take(_ action: Action, seeing derived: Derived) -> [Effect] {
    switch action {
    case .command(let command): return run(command, seeing: derived)
    case .typedAhead(let command): return takeTypedAhead(command, seeing: derived)
    case .edit, .pasted: return takeText(action, seeing: derived)
    case .scrolled, .disturbed, .shown: return updateModal(action, seeing: derived)
    case .pointed(let pointing):
      typedAhead = nil
      return point(pointing, seeing: derived)
    case .dialog: return updateModal(action, seeing: derived)
    case .ticked:
      refreshReview(seeing: derived)
      noteSlowDisk()
    case .stringsRead(let summary):
      takeLocales(of: summary)
      noteStrings(summary)
      strings = summary
      return relistDrafts()
    case .saveFinished(let outcome): return finishSave(outcome)
    case .notesSaved(let outcome): return finishSavingNotes(outcome)
    case .accountFound(let access, let warnings): takeAccount(access, warnings)
    case .permissionNeeded(let request, let intent):
      return takePermissionRequest(request, insteadOf: intent)
    case .permissionGiven(let access, let warnings, let failure):
      return goOn(allowed: access, warnings, failure: failure, seeing: derived)
    case .accountsFound, .targetsFound: break
    case .projectRead(let reading):
      takeProject(reading)
      refreshReview(seeing: derived)
    case .projectBroken(let sentence):
      takeProjectProblem(sentence)
      refreshReview(seeing: derived)
    case .sendPrepared(let purpose, let situation):
      prepareReview(purpose, situation, seeing: derived)
    case .sendFinished(let intent, let result): return finishSend(intent, result)
    case .sendNotStarted(let intent, let sentence): return refuseSend(intent, sentence)
    case .historyRead(let sends, let clock):
      takeHistory(sends, clock: clock)
      settleUnknownSend()
    case .settled(let id, let failure): return noteSettled(id, failure: failure)
    case .historyUnreadable(let sentence): takeHistoryFailure(sentence)
    case .leaveAfterSend: return leaveAfterSend()
    case .hungUp: return hangUp()
    case .continued: noteContinued()
    case .themesFound(let themes): self.themes = themes
    case .noticed(let notice): self.notice = notice
    case .targetRead(let text, let path): takeTarget(text, from: path)
    case .targetNotRead(let path, let sentence): noteTargetNotRead(path, sentence)
    case .localeTableFound(let table): take(table)
    case .recoverable, .keepingFailed, .fileChangedOnDisk, .notesChangedOnDisk, .alsoOpen,
      .closedElsewhere, .draftsListed, .draftOpened, .draftNotOpened, .documentEdited, .textEdited,
      .editorFailed:
      return takeDraftNews(action, seeing: derived)
    }
    return []
  }

  private mutating func takeText(_ action: Action, seeing derived: Derived) -> [Effect] {
    guard openModal == nil else { return updateModal(action, seeing: derived) }
    return editFocused(action, seeing: derived)
  }

  /// What is typed or pasted goes into the field with the focus.
  mutating func editFocused(_ action: Action, seeing derived: Derived) -> [Effect] {
    var effects: [Effect] = []
    switch action {
    case .edit(let command): effects = edit(command)
    case .pasted(let text): paste(text)
    default: break
    }
    followEditing(seeing: derived)
    return effects
  }
}
