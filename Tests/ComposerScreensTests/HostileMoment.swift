import ComposerScreens
import DevicePreview
import Drafts
import FCMClient
import PushMessages
import Resolver
import SendPolicy
import StringResources
import TextLayout
import Workspace

@testable import ComposerState

/// A composer in which every text that comes from outside is the same hostile one, on each of its
/// screens.
struct HostileMoment {
  /// What is seen of the text wherever it is shown.
  let trace: String
  let derived: Derived
  /// Made when they are asked for: nobody looks at all of them.
  private(set) var screens: [(name: String, composer: () -> Composer)] = []
  private let text: String
  private let start: Composer

  init(_ text: String) async throws {
    self.text = text
    trace = String(text.displayable.prefix(2))
    start = try Self.composer(text)
    derived = Derived(
      Derived.Key(document: start.document, stringsRevision: 1),
      previewer: NotificationPreviewer(strings: Self.strings(text), appName: text),
      settings: start.settings)
    addPanes()
    addLists()
    addDrafts()
    try addSends()
    addDialogs()
  }

  private static func composer(_ text: String) throws -> Composer {
    let targets = [
      TestTarget(name: text, address: "abc:def"), TestTarget(name: text + "2", address: text),
    ]
    let profile = Profile(
      name: text, project: "demo-shop", endpoint: "http://127.0.0.1:8123", kind: .local,
      requiresDryRun: false, testTargets: targets)
    let settings = Drafts.PreviewSettings(
      appName: text,
      locales: [Drafts.PreviewLocale("en-US"), Drafts.PreviewLocale(text)])
    var composer = Composer(
      document: document(text), file: DraftFile(path: "drafts/\(text)", savedText: ""),
      settings: settings, profile: ProfileSummary(.chosen(profile)))
    composer.preview.take(
      StringsSummary(
        revision: 1, fileCount: 1, errors: [text], origin: text, releases: [text]))
    composer.screen.take(Themes([text, "mono"], shown: "mono"))
    var other = profile
    other.name = text + "2"
    (other.credentials, other.journal) = (text, text)
    composer.sending.start(
      [profile, other].map { ProfileSummary(.chosen($0)) }, projectProblem: nil)
    return composer
  }

  private static func document(_ text: String) -> MessageDocument {
    MessageDocument(text: template.replacing("\"\(mark)\"", with: JSONText.quoted(text)))
  }

  private static let mark = "MARK"

  /// A draft with the mark wherever the text is to stand: a long text takes its time with each edit of its draft.
  private static let template: String = {
    var document = MessageDocument.empty
    for field in FieldCatalogue.fields where field.kind == .text || field.kind == .localizationKey {
      try? document.set(.string(mark), at: field.path)
    }
    let alert: FieldPath = "apns.payload.aps.alert"
    for (path, value) in [
      ("android.notification.title_loc_args", JSONValue.list([.string(mark)])),
      ("android.notification.body_loc_args", .list([.string(mark), .string("b")])),
      ("android.ttl", .string(mark)), ("android.notification.color", .string(mark)),
      ("data", .object([.init(mark, .string(mark))])),
      ("\(alert).title-loc-args", .list([.string(mark)])), ("topic", .string(mark)),
    ] as [(String, JSONValue)] {
      try? document.set(value, at: FieldPath(stringLiteral: path))
    }
    return document.text
  }()

  private static func strings(_ text: String) -> AppLocalizations {
    var android = AndroidStringTable()
    if let configuration = AndroidConfiguration(directoryName: "values") {
      let resource = AndroidValuesFile.Resource(
        name: text, kind: .string, value: .text(text), line: 3)
      android.add(
        [resource], configuration: configuration, directory: text,
        path: "res/\(text)/\(text).xml")
    }
    let entries: [[UInt8]: AppleStringTable.Localization.Entry] = [
      Array(text.utf8): .init(text, file: "\(text).lproj/\(text).strings", line: 1)
    ]
    return AppLocalizations(
      android: android,
      apple: AppleStringTable(
        localizations: [.init(name: "en", strings: entries)], developmentRegion: "en"))
  }

  /// A screen after some actions.
  private mutating func add(_ name: String, from composer: Composer? = nil, _ actions: Action...) {
    add(name, from: composer, actions)
  }

  private mutating func add(_ name: String, from composer: Composer? = nil, _ actions: [Action]) {
    let (start, derived) = (composer ?? start, derived)
    screens.append((name, { Self.composer(start, after: actions, seeing: derived) }))
  }

  private static func composer(
    _ start: Composer, after actions: [Action], seeing derived: Derived
  ) -> Composer {
    var composer = start
    for action in actions {
      // Long enough that a key counts in questions that come up by themselves.
      let moment = EventTime(
        seconds: composer.now.seconds + 1, milliseconds: composer.now.milliseconds + 1000)
      _ = composer.update(action, seeing: derived, at: moment)
    }
    return composer
  }

  private mutating func addPanes() {
    let panes: [Command] = [
      .showTarget, .showText, .showPlatforms, .showPreview, .showLocales, .showProblems,
      .showPayload, .showHistory,
    ]
    for pane in panes {
      add("\(pane)", .command(pane))
      add("\(pane) alone", .command(pane), .command(.zoom))
      add("\(pane), help", .command(pane), .command(.fieldHelp))
      add("\(pane), editing", .command(pane), .command(.edit), .edit(.selectAll))
    }
    for step in 1..<PayloadView.allCases.count {
      var composer = start
      composer.preview.turnPayload { $0.show(PayloadView.allCases[step]) }
      add("payload \(step)", from: composer, .command(.showPayload))
    }
    for kind: Notice.Kind in [.info, .good, .warning, .error] {
      add("notice \(kind)", .noticed(Notice(kind, text)))
    }
    add("strings read", .stringsRead(StringsSummary(revision: 1, fileCount: 1, errors: [text])))
    add("second locale", .command(.showLocales), .command(.nextLocale))
    var unreadable = start
    unreadable.draft.replace(MessageDocument(text: "{\"message\": \(text)"))
    add("unreadable", from: unreadable)
    add("unreadable payload", from: unreadable, .command(.showPayload))
  }

  private mutating func addLists() {
    for command: Command in [.help, .palette, .chooseLocale, .chooseTheme, .copy, .fix] {
      add("\(command)", .command(command))
      add("\(command), typed", .command(command), .pasted(text))
    }
    add("suppressions", .command(.showProblems), .command(.fix))
    add("test menu", .command(.testSend))
    add("profiles", .command(.chooseProfile))
    add("another profile", .command(.chooseProfile), .command(.down), .command(.edit))
    add(
      "profile, asked", .command(.dryRun), .command(.chooseProfile), .command(.down),
      .command(.edit))
    add("broken project", .projectBroken(text))
  }

  private var listing: DraftListing {
    DraftListing(
      path: "\(text)/\(text)", place: .recent, target: "topic \(text)", outcome: .warning,
      modified: 0)
  }

  private mutating func addDrafts() {
    let file = DraftFile(path: text, savedText: text)
    let kept = AutosavedDraft(id: "a", file: file, text: text + "\nmine", at: 0)
    let listed: Action = .draftsListed([listing], clock: .utc)
    add("drafts", .command(.openDraft), listed)
    add("drafts, typed", .command(.openDraft), listed, .pasted(text))
    add("unsaved before", .command(.openDraft), listed, .dialog(.confirm))
    add("recovery", .recoverable([RecoverableDraft(kept, fileText: text)], clock: .utc))
    add(
      "recovery, discarding", .recoverable([RecoverableDraft(kept, fileText: nil)], clock: .utc),
      .ticked, .dialog(.discard))
    add("changed on disk", .fileChangedOnDisk(text: "{\"message\": {\"topic\": \"\(text)\"}}"))
    add("removed", .fileChangedOnDisk(text: nil))
    add("open elsewhere", .alsoOpen(by: text))
    add("read-only", .alsoOpen(by: text), .command(.back), .command(.undo), .pasted("a"))
    let typed: [Action] = [.command(.showText), .command(.edit), .edit(.insert("a"))]
    add("also open", typed + [.alsoOpen(by: text), .command(.save)])
    add("also open, said", typed + [.alsoOpen(by: text)])
    add("opened", .draftOpened(DraftContents(path: text, text: text)))
    add("from the editor", .documentEdited(text))
    add("editor failed", .editorFailed(text))
    add(
      "keeping failed", .command(.showText), .command(.edit), .edit(.insert("a")), .ticked,
      .keepingFailed(text))
    add("saved", .saveFinished(.saved(text: text, path: text)))
    add("not saved", .saveFinished(.failed(text)))
    add("not saved over", .saveFinished(.changedOnDisk(path: text)))
    let namesake = DraftListing(
      path: text, place: .recent, target: text, outcome: nil, modified: 0)
    add("name taken", .saveFinished(.nameTaken(path: text, by: namesake)))
    add("notes not saved", .notesSaved(.failed(text)))
  }

  private mutating func addSends() throws {
    let failure = SendFailure(
      code: SendFailure.Code(description: text), sentence: text, remedy: text,
      consequence: .refused, field: "message.\(text)")
    let outcomes: [SendOutcome] = [
      .accepted(name: text), .refused(code: text, sentence: text), .notSent(sentence: text),
      .unknown(sentence: text),
    ]
    let sends = outcomes.enumerated().compactMap { index, outcome in
      past(Int64(index + 1), outcome)
    }
    let read: Action = .historyRead(sends, clock: .utc)
    add("history", read, .command(.showHistory))
    add("no history", .historyUnreadable(text), .command(.showHistory))
    for step in 0..<sends.count {
      let downwards = Array(repeating: Action.command(.down), count: step)
      add("past send \(step)", [read, .command(.showHistory)] + downwards + [.command(.edit)])
    }
    let account = SendAccess.account(text, from: text, projectID: text)
    add("account", .accountFound(account, warnings: [text]), .command(.showTarget))
    let situation = SendSituation(
      access: account, warnings: [text], journal: .sends(sends), clock: .utc)
    add("review", .command(.send), .sendPrepared(.send, situation))
    add("review, typed", .command(.send), .sendPrepared(.send, situation), .ticked, .pasted(text))
    add(
      "review of a test", .command(.testSend), .command(.edit),
      .sendPrepared(.test(text), situation))
    let running = Self.composer(start, after: [.command(.dryRun)], seeing: derived)
    guard let intent = running.running?.intent else { return }
    add("sending", from: running)
    for outcome in outcomes {
      for record: SendResult.Record in [.complete, .withoutOutcome(text), .nothing(because: text)] {
        add(
          "sent \(outcome)", from: running,
          .sendFinished(intent, SendResult(outcome: outcome, failure: failure, record: record)))
      }
    }
    add("not started", from: running, .sendNotStarted(intent, text))
  }

  private func past(_ id: Int64, _ outcome: SendOutcome) -> PastSend? {
    guard let project = ProjectID("demo-shop") else { return nil }
    let intent = SendIntent(
      kind: .send, profile: text, project: project, endpoint: .google, account: text, target: text,
      payloadHash: text, payload: "{\"topic\": \"\(text)\"", reason: text)
    return PastSend(id: id, at: 0, intent: intent, outcome: outcome, author: text)
  }

  private mutating func addDialogs() {
    add("save as", .command(.saveAs))
    add("save as, typed", .command(.saveAs), .pasted(text))
    add("unsaved", .command(.quit))
    add("copied", .command(.copy), .dialog(.form(.curl)), .command(.edit))
  }
}
