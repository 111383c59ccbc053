import Drafts
import FCMClient
import Foundation
import FuzzSupport
import PushMessages
import SendPolicy
import TestPacing
import Testing
import TextEditing
import Workspace

@testable import ComposerState

@Suite(.takingTurns)
struct RandomActionsTests {
  /// The long run takes more.
  private static let actions =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"] == nil ? 300 : 3000

  private let texts = [
    "a", "é", "日", "🎉", "\"", "\\", "\n", "1", "welcome_title", "\u{301}", " ", "@",
  ]
  private let editors: [EditorCommand] = [
    .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToStart,
    .deleteToEnd, .yank, .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .moveToStart,
    .moveToEnd, .undo, .redo, .selectAll, .copy, .cut, .select(.wordLeft), .select(.end),
    .paste("a\r\nb"),
  ]

  @Test(
    arguments: [
      "{}", #"{"topic": "news", "apns": {"payload": {"aps": {"alert": "Hi"}}}}"#,
      #"{"token": 5, "android": {"notification": {"bodyLocKey": "new_message_body"}}}"#,
      #"{"condition": "c", "android": 3, "webpush": null, "topic": "a", "topic": "b"}"#,
      #"{"android": {"notification": {"body_loc_args": ["1", 2, null], "title_loc_args": "x"}}}"#,
      #"{"data": {"a": "1", "n": 2, "a": "3"}, "mine": {"x": []}, "webpush": {"data": "x"}}"#,
    ])
  func `Hundreds of actions keep the draft readable and the focus on a field`(
    message: String
  ) throws {
    var random = SplitMix(state: UInt64(message.utf8.count))
    var composer = Studio.composer(message)
    composer.screen.take(Themes(["mono", "nord"]))
    composer.sending.start([Studio.profile, Outbox.profile()], projectProblem: nil)
    var derived = Studio.derived(of: composer)
    var waiting: [Effect] = []
    for _ in 0..<Self.actions {
      let action = action(&random, composer)
      if case .command = action, derived.key.document != composer.document {
        derived = Studio.derived(of: composer)
      }
      let effects = composer.update(action, seeing: derived, at: composer.now)
      expectSound(composer)
      if case .pointed = action {
        let isHarmless = effects.allSatisfy(\.isHarmless)
        #expect(isHarmless, "\(action): \(effects)")
      }
      // A disk or a server may answer while something else is done.
      waiting += effects
      while !waiting.isEmpty, Bool.random(using: &random) {
        try answer(waiting.removeFirst(), &composer, derived, &random)
      }
    }
    composer.wait(milliseconds: 1000)
    #expect(composer.effects(of: .ticked).isEmpty || composer.autosave.due == nil)
    // Nothing is undone in a draft that another program edits.
    composer.start(.closedElsewhere)
    // A step back may ask something; whatever asks, Esc closes.
    for _ in 0..<3 * (composer.past.count + 3) {
      composer.start(.command(composer.openModal == nil ? .undo : .back))
    }
    #expect(composer.openModal == nil && composer.past.isEmpty)
    expectSound(composer)
    let parsed = try JSONSerialization.jsonObject(with: Data(composer.document.text.utf8))
    #expect(parsed is [String: Any])
  }

  private let topicAnswers: [DeviceTopics.Answer] = [
    .topics([]), .topics(["news"]), .failed("FCM is not available: try again"),
  ]

  private func action(_ random: inout SplitMix, _ composer: Composer) -> Action {
    let text = texts.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<14, using: &random) {
    case 13:
      let news: [Action] = [
        .projectBroken("pushwright.toml:1: error: no"), .alsoOpen(by: "another"), .closedElsewhere,
        .projectRead(
          ProjectReading(
            number: 1, settings: Studio.settings, profiles: [Studio.profile, Outbox.profile()],
            standardProfile: Studio.profile, changes: ["lint settings"])),
      ]
      return news.randomElement(using: &random) ?? news[0]
    case 0, 1, 2: return .edit(.insert(text))
    case 3: return .edit(editors.randomElement(using: &random) ?? .undo)
    case 4: return .pasted(text + text)
    case 5:
      let keys: [DialogKey] = [
        .confirm, .saveAndQuit, .discardAndQuit, .send, .take, .saveFirst, .discard, .other,
        .readOnly, .editToo, .openAnother, .waitFirst, .goOn,
        .filter, .form(.curl), .form(.report),
      ]
      return .dialog(keys.randomElement(using: &random) ?? .confirm)
    case 6: return .command(.edit)
    case 7: return .pointed(.random(using: &random))
    case 8:
      let texts: [String?] = [Shelf.base, Shelf.theirs, Shelf.rival, composer.document.text, nil]
      return .fileChangedOnDisk(text: texts.randomElement(using: &random) ?? nil)
    case 9:
      return .themesFound(
        Themes(
          [["mono"], ["mono", "own"], []].randomElement(using: &random) ?? [], shown: "mono"))
    default: return .command(Command.allCases.randomElement(using: &random) ?? .help)
    }
  }

  /// Plays the world outside: saves that succeed or not, dry-runs that pass.
  private func answer(
    _ effect: Effect, _ composer: inout Composer, _ derived: Derived, _ random: inout SplitMix
  ) throws {
    switch effect {
    case .save(let text, let path, _, _):
      #expect(MessageDocument(text: text).problems.isEmpty)
      let outcomes: [SaveOutcome] = [
        .saved(text: text, path: path), .changedOnDisk(path: path), .failed("the disk is full"),
        .nameTaken(path: path, by: Shelf.listing(path, .recent)),
      ]
      let outcome = outcomes.randomElement(using: &random) ?? outcomes[0]
      receive(.saveFinished(outcome), &composer, derived)
    case .saveNotes(let text, let path, _):
      let outcomes: [NotesOutcome] = [
        .saved(text: text), .failed("the disk is full"),
        .changedOnDisk(path: path, text: #"{"expires_in": "60s", "mine": 1}"#),
      ]
      receive(
        .notesSaved(outcomes.randomElement(using: &random) ?? outcomes[0]), &composer, derived)
    case .saveReviews(let file, _, _):
      let outcomes: [ReviewsOutcome] = [
        .saved(file), .failed("the disk is full"), .changedOnDisk([], fault: nil),
      ]
      receive(
        .reviewsSaved(outcomes.randomElement(using: &random) ?? outcomes[0]), &composer, derived)
    case .allow:
      receive(
        .permissionGiven(.notNeeded, warnings: [], failure: nil), &composer, derived)
    case .prepareSend(let purpose):
      let situation = SendSituation(access: Outbox.account, journal: .sends([]))
      receive(.sendPrepared(purpose, situation), &composer, derived)
      composer.wait(milliseconds: 400)
    case .perform(let intent, _):
      let result = [Outbox.accepted, Outbox.unknown, Outbox.repeated].randomElement(using: &random)
      receive(.sendFinished(intent, result ?? Outbox.unknown), &composer, derived)
    case .readHistory:
      let payloads = [#"{"topic":"news"}"#, #"{"token":"a","data":{}}"#]
      let sends = try payloads.map { try Outbox.past(1, payload: $0, outcome: nil) }
      receive(.historyRead(sends, clock: .utc), &composer, derived)
    case .settle(let id, _, _): receive(.settled(id, failure: nil), &composer, derived)
    case .findLeftovers:
      receive(.recoverable([Shelf.kept(Shelf.theirs)], clock: .utc), &composer, derived)
    case .listDrafts:
      let listings = [Shelf.listing("a.json"), Shelf.listing("t.json", .templates)]
      receive(.draftsListed(listings, clock: .utc), &composer, derived)
    case .findTargets:
      receive(.targetsFound([Shelf.listing("a.json", topic: "a")]), &composer, derived)
    case .openDraft(let listing):
      let contents = DraftContents(
        path: listing.path, text: Shelf.base,
        proposedPath: listing.place == .templates ? "new.json" : nil)
      receive(.draftOpened(contents), &composer, derived)
    case .editDocument(let text, _, _):
      receive(.documentEdited(text.replacing("news", with: "n")), &composer, derived)
    case .editText(let field, let text):
      receive(.textEdited(field, text + "a\n"), &composer, derived)
    case .readTarget(let path):
      #expect(!composer.document.text.contains("@" + path))
      receive(.targetRead(text: "\ncGl4ZWw\nb\n", path: path), &composer, derived)
    case .lookAtList(let question):
      let answers: [Action] = [
        .listRead(question, ListFacts(tokens: 3, installationIDs: 1)),
        .listNotRead(question, "no such file: \(question.path)"),
      ]
      receive(answers.randomElement(using: &random) ?? answers[0], &composer, derived)
    case .runList(let order):
      #expect(!composer.isDirty)
      let endings: [ListRunEnding] = [.exited(status: 0), .exited(status: 130), .failed("no")]
      receive(
        .listRunEnded(order, endings.randomElement(using: &random) ?? endings[0]), &composer,
        derived)
    case .keepLocaleTable(let table):
      receive(.localeTableFound(table), &composer, derived)
    case .findAccounts:
      receive(.accountsFound(["local": Outbox.account]), &composer, derived)
    case .readTopics(let devices):
      let answers = devices.map { device in
        (device.address, topicAnswers.randomElement(using: &random) ?? .topics([]))
      }
      receive(.topicsRead(Dictionary(answers) { first, _ in first }), &composer, derived)
    case .changeTopics(let order):
      let results: [Result<TopicChange.Success, CallFailure>] = order.changes.map { _ in
        .success(.added)
      }
      receive(.topicsChanged(TopicChangeResult(results: results)), &composer, derived)
    case .readDelivery: receive(.deliveryRead(.entries([])), &composer, derived)
    case .readInbox:
      receive(.inboxRead(.messages([], total: 0, address: "")), &composer, derived)
    case .useProfile, .useProject: receive(.historyRead([], clock: .utc), &composer, derived)
    case .keep, .discard, .forgetKept, .editFile, .copy, .writePage, .showTheme, .setMouse,
      .giveUpSend, .redraw, .startOver, .suspend, .quit:
      break
    }
    expectSound(composer)
  }

  private func receive(_ action: Action, _ composer: inout Composer, _ derived: Derived) {
    let visit = composer.editing?.field
    _ = composer.update(action, seeing: derived, at: composer.now)
    // Whoever types doesn't see it coming: the next letters would be commands.
    let isVisitSafe =
      visit == nil || composer.editing?.field == visit || composer.openModal?.awaitsPause == true
    #expect(isVisitSafe, "\(action) ended the visit to \(String(describing: visit))")
  }

  private func expectSound(_ composer: Composer) {
    let isReadable = composer.document.problems.isEmpty && composer.document.message != nil
    #expect(isReadable, "\(composer.document.text)")
    let hasLocale = composer.settings.locales.indices.contains(composer.localeIndex)
    #expect(hasLocale && composer.problems.index >= 0)
    if composer.pane.isForm {
      let field = composer.focusedField(in: composer.pane)
      let isInForm = field.flatMap { composer.form.cell($0) } != nil
      #expect(isInForm, "\(composer.fields)")
    }
    if let editing = composer.editing {
      // Only the help of a field and the rows of its arguments lie over one that is being edited.
      let isCovered =
        composer.modal(FieldHelpPage.self) != nil || composer.isEditingArguments
      let isEditable = composer.pane.isForm && (composer.openModal == nil || isCovered)
      #expect(isEditable && editing.editor.cursor <= editing.editor.text.count)
    }
  }
}
