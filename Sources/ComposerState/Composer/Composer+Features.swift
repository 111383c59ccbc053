public import DevicePreview
public import Drafts
internal import FCMClient
public import MessageLint
public import PushMessages
public import SendPolicy

/// What the features hold, to be read; each is written by its own feature.
extension Composer {
  public var document: MessageDocument { draft.document }
  public var notes: DraftNotes { draft.notes }
  public var file: DraftFile { draft.file }
  /// What the draft lacks of its source text, without what the profile settles.
  public var lostParts: [LostPart] {
    draft.lostParts.filter { !$0.isSettled(sendingTo: profile.project?.description) }
  }
  var savedNotes: DraftNotes { draft.savedNotes }
  var past: [DraftVersion] { draft.past }
  var future: [DraftVersion] { draft.future }
  var autosave: Autosave { draft.autosave }
  public var saving: Saving? { draft.saving }
  var disk: Draft.DiskChange? { draft.disk }
  var proposedPath: String? { draft.proposedPath }
  var readOnly: Draft.ReadOnly? { draft.readOnly }
  var alsoOpenBy: String? { draft.alsoOpenBy }
  var asksWhoEdits: Bool { draft.asksWhoEdits }
  public var session: String { switching.session }
  var next: NextDraft? { switching.next }
  var isLeaving: Bool { switching.isLeaving }
  var reading: Reading? { switching.reading }
  var recoverable: [RecoverableDraft] { switching.recoverable }
  var hasAskedForLeftovers: Bool { switching.hasAskedForLeftovers }
  public var fields: [Pane: FieldID] { focus.fields }
  public var targetKind: TargetKind { focus.targetKind }
  public var editing: Editing? { focus.editing }
  var putAsideTargets: [TargetKind: String] { focus.putAsideTargets }
  var targetFile: String? { focus.targetFile }
  var targetReading: TargetReading? { focus.targetReading }
  public var settings: PreviewSettings { locales.settings }
  public var localeIndex: Int { locales.index }
  var addedLocales: [PreviewLocale] { locales.added }
  public var localeTable: LocaleTable { locales.table }
  var leftLocaleTable: KeptLocaleTable? { locales.leftTable }
  public var strings: StringsSummary? { preview.strings }
  public var previewDevice: PreviewDevice { preview.device }
  public var deviceState: DeviceState { preview.state }
  var chosenSample: ArgumentSample? { preview.sample }
  public var payload: Payload { preview.payload }
  public var profile: ProfileSummary { sending.profile }
  public var profiles: [ProfileSummary] { sending.profiles }
  public var access: SendAccess? { sending.access }
  public var accessWarnings: [String] { sending.accessWarnings }
  var pendingProject: ProjectReading? { sending.pendingProject }
  public var projectProblem: String? { sending.projectProblem }
  public var list: ListChoice { sending.list }
  public var running: RunningSend? { sending.running }
  public var dryRun: DryRunRecord? { sending.dryRun }
  var recordedDryRuns: [DryRunRecord] { sending.recordedDryRuns }
  var lastSend: LastSend? { sending.lastSend }
  var unknownSend: SendIntent? { sending.unknownSend }
  var typedReason: String { sending.typedReason }
  var typedAhead: TypedAhead? { sending.typedAhead }
  public var pane: Pane { screen.pane }
  public var arrangement: Arrangement { screen.arrangement }
  public var isMouseOn: Bool { screen.isMouseOn }
  public var themes: Themes { screen.themes }
  var recentCommands: [Command] { screen.recentCommands }
  public var clock: WallClock { screen.clock }
}
