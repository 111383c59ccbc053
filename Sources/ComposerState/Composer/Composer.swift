public import DevicePreview
internal import FCMClient
public import PushMessages
public import SendPolicy
public import TextEditing

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
  public var problemIndex = 0
  public var payloadView: PayloadView = .sent
  public var payloadScroll = 0
  public var overlay: Overlay?
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
  /// The journal's sends, the newest first; `nil` until they are read.
  public internal(set) var history: [PastSend]?
  /// Why the journal could not be read last.
  public internal(set) var historyObstacle: String?
  public internal(set) var historyIndex = 0
  public internal(set) var historyFilter = LineEditor("")
  /// For every time on the screen.
  public internal(set) var clock = WallClock.utc
  /// When the last action came.
  public internal(set) var now = Moment.start
  /// Names what is kept of this session in the state directory.
  public var session = ""
  /// `nil` until the app's strings are read.
  public var strings: StringsSummary?
  /// The themes that can be chosen, in the order in which they are listed.
  public var themeNames: [String] = []
  /// The one that is shown.
  public var themeName = ""
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
  /// See ``sample``.
  var chosenSample: ArgumentSample?
  /// How an earlier session left the list of locales, until the strings are read.
  var leftLocaleTable: KeptLocaleTable?
  /// The problem that the last jump showed.
  var shownProblem: Int?

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
      notice = Notice(.warning, "\(file.name) is not strict JSON: it is saved under a new name")
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
    case .scrolled(let line):
      scrollPermission(to: line)
      return updateReview(action, seeing: derived)
    case .pointed(let pointing):
      typedAhead = nil
      return point(pointing, seeing: derived)
    case .dialog(let key): return answer(key, seeing: derived)
    case .disturbed:
      disarmReview()
      disarmPermission()
    case .ticked:
      refreshReview(seeing: derived)
      refreshKeys(seeing: derived)
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
    case .accountsFound(let accounts): takeAccounts(accounts)
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
    case .historyUnreadable(let sentence): takeHistoryObstacle(sentence)
    case .leaveAfterSend: return leaveAfterSend()
    case .hungUp: return hangUp()
    case .continued: noteContinued()
    case .themesFound(let names, let shown): takeThemes(names, shown: shown)
    case .noticed(let notice): self.notice = notice
    case .targetRead(let text, let path): takeTarget(text, from: path)
    case .localeTableFound(let table): take(table)
    case .targetsFound(let drafts): takeTargets(of: drafts)
    case .recoverable, .keepingFailed, .fileChangedOnDisk, .notesChangedOnDisk, .alsoOpen,
      .closedElsewhere, .draftsListed, .draftOpened, .draftNotOpened, .documentEdited, .textEdited,
      .editorFailed:
      return takeDraftNews(action, seeing: derived)
    }
    return []
  }

  private mutating func takeText(_ action: Action, seeing derived: Derived) -> [Effect] {
    switch (action, overlay) {
    case (_, .review): return updateReview(action, seeing: derived)
    case (_, .permission): return answerPermission(.other)
    case (_, .help), (_, .palette), (_, .locales), (_, .themes), (_, .fields), (_, .keys),
      (_, .targets), (_, .profiles):
      return search(action, seeing: derived)
    case (_, .filterLocales): return editFilter(action)
    case (_, .filterHistory): return editHistoryFilter(action)
    case (_, .settle): return updateSettling(action)
    case (_, .reject): return editRejection(action)
    case (.edit(let command), .drafts): filterDrafts(command)
    case (.pasted(let text), .drafts): filterDrafts(.paste(text))
    case (.edit(let command), _):
      let effects = edit(command)
      followEditing(seeing: derived)
      return effects
    case (.pasted(let text), _):
      paste(text)
      followEditing(seeing: derived)
    default: break
    }
    return []
  }

  /// What should be known about the credentials is said once.
  mutating func takeAccount(_ access: SendAccess, _ warnings: [String]) {
    self.access = access
    accessWarnings = warnings
    if let first = warnings.first { notice = Notice(.warning, first.capitalizedFirst) }
  }

  /// Only what hides texts is worth the operator's attention now; warnings are the app's business.
  ///
  /// It is said once, and no longer than it is true: pane 7 has it as long as it lasts.
  private mutating func noteStrings(_ summary: StringsSummary) {
    guard summary.errors != strings?.errors else { return }
    let new = summary.notice
    if new != nil || notice == strings?.notice { notice = new }
  }
}

extension StringsSummary {
  fileprivate var notice: Notice? {
    guard let first = errors.first else { return nil }
    return Notice(.error, first + (errors.count > 1 ? " (+\(errors.count - 1) more)" : ""))
  }
}
