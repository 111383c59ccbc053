import DevicePreview
public import Drafts
internal import FCMClient
public import PushMessages
import SendPolicy
import TextEditing

/// The whole state of the composer, and the one function that changes it.
///
/// A composer never waits, prints or reads a clock. What has to happen outside comes back as ``Effect`` values.
public struct Composer: Hashable, Sendable {
  public internal(set) var draft: Draft
  public internal(set) var switching = DraftSwitch()
  public internal(set) var focus: FormFocus
  public internal(set) var locales: LocaleChoice
  public internal(set) var preview: PreviewChoice
  public internal(set) var sending: Sending
  public internal(set) var screen = ScreenState()
  public internal(set) var problems = Problems()
  public internal(set) var openModal: OpenModal?
  public var notice: Notice?
  public internal(set) var history = History()
  /// When the last action came.
  public internal(set) var now = EventTime.start

  /// A draft as it is opened; `strings` is what is known of the app's strings already.
  public init(
    document: MessageDocument, file: DraftFile, settings: PreviewSettings, profile: ProfileSummary,
    strings: StringsSummary? = nil
  ) {
    draft = Draft(document: document, file: file)
    locales = LocaleChoice(settings: settings)
    preview = PreviewChoice(
      strings: strings, device: PreviewDevice.all(on: settings.platforms).first ?? .phones)
    let used = TargetKind.fields.first { document.node(at: $0.path) != nil }
    focus = FormFocus(targetKind: used ?? .topic)
    sending = Sending(profile: profile)
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
  public var locale: PreviewLocale { locales.chosen }

  /// The form of the pane in front; without rows where it is none.
  public var form: Form { form(of: pane) }

  public func form(of pane: Pane) -> Form {
    draft.forms.form(
      of: FormCache.Key(
        pane: pane, document: document, targetKind: targetKind, linked: notes.linked,
        expiresIn: notes.expiresIn, list: notes.list))
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
    _ action: Action, seeing derived: Derived, at moment: EventTime
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
    if version != before { scheduleAutosave() }
    settle()
    // Keys may come faster than the time can be told.
    return effects + lookAtList() + settleReading() + settleProject() + keepWhenDue()
  }

  private mutating func take(_ action: Action, seeing derived: Derived) -> [Effect] {
    switch action {
    case .command(let command): return run(command, seeing: derived)
    case .marksReviewed(let texts):
      locales.see(texts)
      defer { locales.see([]) }
      return run(.markReviewed, seeing: derived)
    case .typedAhead(let command): return takeTypedAhead(command, seeing: derived)
    case .edit, .pasted: return takeText(action, seeing: derived)
    case .scrolled, .disturbed, .shown: return updateModal(action, seeing: derived)
    case .pointed(let pointing):
      sending.keep(nil)
      return point(pointing, seeing: derived)
    case .dialog: return updateModal(action, seeing: derived)
    case .ticked:
      refreshReview(seeing: derived)
      noteSlowDisk()
    case .stringsRead(let summary):
      takeLocales(of: summary)
      noteStrings(summary)
      preview.take(summary)
      return relistDrafts()
    case .saveFinished(let outcome): return finishSave(outcome)
    case .notesSaved(let outcome): return finishSavingNotes(outcome)
    case .reviewsSaved(let outcome): return finishSavingReviews(outcome)
    case .reviewerFound(let reviewer): locales.take(reviewer)
    case .accountFound(let access, let warnings): takeAccount(access, warnings)
    case .permissionNeeded(let request, let intent):
      return takePermissionRequest(request, insteadOf: intent)
    case .permissionGiven(let access, let warnings, let failure):
      return goOn(allowed: access, warnings, failure: failure, seeing: derived)
    case .accountsFound, .targetsFound, .deliveryRead, .inboxRead: break
    case .projectRead(let reading):
      takeProject(reading)
      refreshReview(seeing: derived)
    case .projectBroken(let sentence):
      takeProjectProblem(sentence)
      refreshReview(seeing: derived)
    case .projectGone(let phrase):
      takeDisappearance(phrase)
      refreshReview(seeing: derived)
    case .sendPrepared(let purpose, let situation):
      prepareReview(purpose, situation, seeing: derived)
    case .sendFinished(let intent, let result): return finishSend(intent, result)
    case .sendNotStarted(let intent, let sentence): return refuseSend(intent, sentence)
    case .historyRead(let sends, let clock):
      takeHistory(sends, clock: clock)
      settleUnknownSend()
      settleListRun()
    case .settled(let id, let failure): return noteSettled(id, failure: failure)
    case .topicsRead(let answers): takeTopics(answers)
    case .topicsChanged(let result): return takeTopicChange(result)
    case .historyUnreadable(let sentence):
      takeHistoryFailure(sentence)
      settleListRun()
    case .listRead(let question, let facts):
      sending.changeList { $0.take(.read(facts), to: question) }
    case .listNotRead(let question, let sentence):
      sending.changeList { $0.take(.failed(sentence), to: question) }
    case .listRunEnded(let run, let ending): return endListRun(run, ending)
    case .leaveAfterSend: return leaveAfterSend()
    case .hungUp: return hangUp()
    case .continued: noteContinued()
    case .themesFound(let themes): screen.take(themes)
    case .noticed(let notice): self.notice = notice
    case .targetRead(let text, let path): keepTarget(text, from: path)
    case .targetNotRead(let path, let sentence): noteTargetNotRead(path, sentence)
    case .localeTableFound(let table): take(table)
    case .recoverable, .keepingFailed, .fileChangedOnDisk, .notesChangedOnDisk,
      .reviewsChangedOnDisk, .alsoOpen, .closedElsewhere, .draftsListed, .draftOpened,
      .draftNotOpened, .documentEdited, .textEdited,
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
