import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

struct HistoryStories {
  @Test func `The history is read when it comes up, and shown with the newest first`() throws {
    var composer = Outbox.composer()
    composer.send(.command(.showHistory), effects: [.readHistory]) { $0.screen.show(.history) }
    let sends = try [Outbox.past(1, at: 10), Outbox.past(3, at: 20), Outbox.past(2, at: 20)]
    composer.start(.historyRead(sends, clock: .utc))
    #expect(composer.history.sends?.map(\.id) == [3, 2, 1])
    composer.start(.command(.down))
    #expect(composer.history.chosen?.id == 2)
    composer.start(.historyRead(sends + [try Outbox.past(4, at: 30)], clock: .utc))
    #expect(composer.history.chosen?.id == 2)
    composer.start(.command(.last), .command(.down))
    #expect(composer.history.chosen?.id == 1)
    composer.start(.command(.nextField))
    #expect(composer.pane == .target)
    composer.send(.command(.previousField), effects: [.readHistory]) { $0.screen.show(.history) }
  }

  @Test func `A journal that cannot be read says why`() {
    var composer = Outbox.composer()
    composer.send(.historyUnreadable("the disk is gone")) {
      $0.history.take(failure: "the disk is gone")
    }
    composer.start(.command(.showHistory))
    composer.send(.historyUnreadable("the disk is gone")) {
      $0.notice = Notice(.error, "History: the disk is gone")
    }
    composer.start(.historyRead([], clock: .utc))
    #expect(composer.history.failure == nil)
    composer.send(.command(.edit))
  }

  @Test func `A send without an outcome is told once at the start`() throws {
    var composer = Outbox.composer()
    let unknown = try Outbox.past(1, at: 1_795_230_840, outcome: nil)
    composer.start(.historyRead([unknown, try Outbox.past(2)], clock: .utc))
    let sentence = "The outcome of the send of 03:14 to topic news is unknown"
    #expect(composer.notice == Notice(.warning, sentence, offers: [.showHistory]))
    composer.start(.command(.back), .historyRead([unknown], clock: .utc))
    #expect(composer.notice == nil)
  }

  @Test func `Several of them are counted`() throws {
    var composer = Outbox.composer()
    let unknown = try [Outbox.past(1, outcome: nil), Outbox.past(2, outcome: nil)]
    composer.start(.historyRead(unknown, clock: .utc))
    #expect(
      composer.notice?.text
        == "The outcomes of 2 sends are unknown, the last to topic news")
  }

  @Test(arguments: [
    (Notice(.good, "Profile staging: test"), true), (Notice(.warning, "color has changed"), true),
    (Notice(.error, "The disk is full", offers: [.saveAs]), false),
  ])
  func `A send without an outcome hides no other news: both are said, the worse first`(
    news: Notice, isFirst: Bool
  ) throws {
    var composer = Outbox.composer()
    composer.notice = news
    composer.start(.historyRead([try Outbox.past(1, outcome: nil)], clock: .utc))
    let notice = try #require(composer.notice)
    let sentence = "The outcome of the send of 05:13 to topic news is unknown"
    let texts = isFirst ? [sentence, news.text] : [news.text, sentence]
    #expect(notice.text == texts.joined(separator: ". "))
    #expect(notice.kind == max(news.kind, .warning))
    #expect(notice.offers == news.offers + [.showHistory])
  }

  @Test func `What is in progress, settled or only a dry-run worries nobody`() throws {
    var composer = Outbox.composer()
    var running = try Outbox.past(1, outcome: nil)
    running.isRunning = true
    var settled = try Outbox.past(2, outcome: nil)
    settled.settlement = .init(isDelivered: true, note: "seen", author: "jo@ops", at: 5)
    let dryRun = try Outbox.past(3, .dryRun, outcome: nil)
    composer.start(.historyRead([running, settled, dryRun], clock: .utc))
    #expect(composer.notice == nil)
  }

  @Test func `An opened send shows what the draft changes, and becomes the draft`() throws {
    var composer = Outbox.composer(#"{"topic": "news"}"#)
    let past = try Outbox.past(12, payload: #"{"topic":"offers"}"#)
    composer.start(.historyRead([past], clock: .utc), .command(.showHistory))
    let shown = Studio.derived(of: composer).shown(past, in: composer.locale)
    #expect(shown != nil)
    composer.send(.command(.edit)) { $0.open(PastSendPage(past, shown: shown)) }
    #expect(
      past.difference(to: composer.document) == [
        #"-     "topic": "news""#, #"+     "topic": "offers""#,
      ])
    composer.start(.dialog(.take))
    #expect(composer.openModal == nil)
    #expect(composer.document.string(at: "topic") == "offers")
    #expect(composer.file == DraftFile())
    var saving = composer
    saving.start(.command(.save))
    guard let editor = saving.modal(SaveAs.self)?.editor else {
      Issue.record("saving asks for no name")
      return
    }
    #expect(editor.text == "drafts/send-12.json")
    #expect(composer.isDirty)
    #expect(composer.notice?.kind == .good)
  }

  @Test func `Unsaved work is asked about before a past send takes its place, and undo mixes none`()
    throws
  {
    var composer = Outbox.composer(#"{"topic": "news"}"#)
    composer.switching.start(session: "mine")
    let past = try Outbox.past(12, payload: #"{"topic":"offers"}"#)
    composer.start(
      .command(.edit), .edit(.insert("k")), .command(.back),
      .historyRead([past], clock: .utc), .command(.showHistory), .command(.edit), .dialog(.take))
    let (text, path) = (composer.document.text, composer.file.path)
    #expect(text.contains(#""k""#))
    guard case .sent = composer.modal(UnsavedBefore.self)?.next else {
      Issue.record("nothing is asked")
      return
    }
    var staying = composer
    staying.start(.command(.back))
    #expect(staying.document.text == text && staying.file.path == path)
    let kept = try #require(composer.keptDraft)
    #expect(kept.file.path == path)
    let effects = composer.effects(of: .dialog(.discard))
    #expect(effects.first == .discard(kept, insteadOf: "mine"))
    #expect(composer.document.string(at: "topic") == "offers")
    #expect(composer.isDirty && composer.file == DraftFile())
    // No step back leads into the draft before, which has another file.
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "topic") == "offers")
  }

  @Test func `The newest send is the chosen one until somebody chooses an older one`() throws {
    var composer = Outbox.composer()
    let sends = try (1...3).map { try Outbox.past(Int64($0), at: $0 * 10) }
    composer.start(.historyRead(Array(sends.prefix(2)), clock: .utc))
    composer.start(.historyRead(sends, clock: .utc), .command(.showHistory))
    #expect(composer.history.chosen?.id == 3)
    composer.start(.command(.down))
    let newer = try Outbox.past(4, at: 40)
    composer.start(.historyRead(sends + [newer], clock: .utc))
    #expect(composer.history.chosen?.id == 2)
  }

  @Test func `A past send leaves behind what was pending about the file before`() throws {
    var composer = Outbox.composer()
    composer.start(
      .command(.edit), .edit(.insert("k")), .command(.back), .alsoOpen(by: "process 4711"),
      .fileChangedOnDisk(text: #"{"message": {"topic": "theirs"}}"#), .command(.back))
    #expect(composer.disk != nil && composer.alsoOpenBy != nil)
    composer.start(
      .historyRead([try Outbox.past(5)], clock: .utc), .command(.showHistory), .command(.edit),
      .dialog(.take), .dialog(.discard))
    #expect(composer.disk == nil && composer.alsoOpenBy == nil)
    composer.start(.ticked, .command(.save))
    // Nothing is asked but the name, and not that of the file before.
    guard let editor = composer.modal(SaveAs.self)?.editor else {
      Issue.record("saving asks for no name")
      return
    }
    #expect(editor.text == "drafts/send-5.json")
  }

  @Test(arguments: [
    ("WELCOME_TITLE", #"["Alice"]"#, true), ("GOODBYE_TITLE", #"["Alice"]"#, false),
    ("WELCOME_TITLE", #"["Bob"]"#, false),
  ])
  func `A past send that says the same on both platforms is edited for both`(
    key: String, arguments: String, isLinked: Bool
  ) throws {
    var composer = Outbox.composer()
    let past = try Outbox.past(
      5,
      payload: #"{"topic":"news","android":{"notification":{"title_loc_key":"welcome_title","#
        + #""title_loc_args":["Alice"]}},"apns":{"payload":{"aps":{"alert":{"title-loc-key":""#
        + key + #"","title-loc-args":"# + arguments + "}}}}}")
    composer.start(
      .historyRead([past], clock: .utc), .command(.showHistory), .command(.edit), .dialog(.take))
    #expect(composer.notes.linked == (isLinked ? [.title] : []))
  }

  @Test func `The history is searched by what its rows show`() throws {
    var composer = Outbox.composer()
    var sale = try Outbox.past(1, at: 10)
    (sale.intent.title, sale.intent.draft) = ("Summer sale", "sale.json")
    var order = try Outbox.past(2, .test, at: 20, target: "token pixel-mia (a)")
    (order.intent.profile, order.author) = ("staging", "jo@ops")
    composer.start(.historyRead([sale, order], clock: .utc), .command(.showHistory))
    for (words, id) in [
      ("summer", 1), ("SALE.json", 1), ("topic accepted", 1), ("staging pixel", 2), ("jo test", 2),
    ] as [(String, Int64)] {
      composer.start(.command(.filterLocales))
      #expect(composer.modal(HistoryFilter.self) != nil)
      composer.type(words)
      #expect(composer.history.listed?.map(\.id) == [id], "\(words)")
      composer.start(.command(.edit))
      #expect(composer.history.chosen?.id == id)
      composer.start(.command(.back))
      #expect(composer.history.listed?.count == 2)
      #expect(composer.history.chosen?.id == id)
    }
    composer.start(.command(.filterLocales))
    composer.type("nothing like it")
    composer.start(.command(.edit))
    #expect(composer.history.chosen == nil)
    #expect(composer.notice?.kind == .warning)
    composer.start(.command(.edit))
    #expect(composer.openModal == nil)
  }

  @Test func `What was found out about an unknown outcome is recorded where it is seen`() throws {
    var composer = Outbox.composer()
    let past = try Outbox.past(7, outcome: nil)
    composer.start(.historyRead([past], clock: .utc), .command(.showHistory), .command(.fix))
    #expect(composer.modal(Settling.self) == Settling(past))
    composer.start(.dialog(.confirm))
    #expect(composer.notice == Notice(.warning, "Choose with ↑↓ whether it was delivered"))
    composer.start(.command(.down), .dialog(.confirm))
    #expect(composer.notice == Notice(.warning, "Say how you know; the history keeps it"))
    composer.type("on no phone")
    let effects = composer.update(
      .dialog(.confirm), seeing: Studio.derived(of: composer), at: composer.now)
    #expect(effects == [.settle(7, delivered: false, note: "on no phone")])
    #expect(composer.openModal == nil)
    composer.send(.settled(7, failure: nil), effects: [.readHistory]) {
      $0.notice = Notice(.good, "Recorded the outcome of send 7 in the history")
    }
    composer.send(.settled(7, failure: "disk full"), effects: [.readHistory]) {
      $0.notice = Notice(.error, "Couldn't settle send 7: disk full")
    }
    // An opened send has the same key; one that is known has nothing to settle.
    composer.start(.command(.edit), .command(.fix))
    #expect(composer.modal(Settling.self) == Settling(past))
    var known = Outbox.composer()
    known.start(
      .historyRead([try Outbox.past(8)], clock: .utc), .command(.showHistory), .command(.edit),
      .command(.fix))
    #expect(known.notice == Notice(.info, "The outcome of send 8 is already known: accepted"))
  }

  @Test func `A test becomes a draft to its device, which is said`() throws {
    var composer = Outbox.composer()
    let past = try Outbox.past(5, .test, payload: #"{"token":"abc"}"#)
    composer.start(
      .historyRead([past], clock: .utc), .command(.showHistory), .command(.edit), .dialog(.take))
    #expect(composer.targetKind == .token)
    #expect(composer.notice?.kind == .warning)
    #expect(composer.notice?.text.contains("its target the test device") == true)
  }

  @Test func `A message that cannot be read is no draft`() throws {
    var composer = Outbox.composer()
    let past = try Outbox.past(5, payload: "gone")
    composer.start(
      .historyRead([past], clock: .utc), .command(.showHistory), .command(.edit), .dialog(.take))
    #expect(composer.modal(PastSendPage.self) == PastSendPage(past))
    #expect(composer.notice?.kind == .error)
  }

  @Test func `An opened send scrolls within its lines`() throws {
    var composer = Outbox.composer()
    composer.start(
      .historyRead([try Outbox.past(5)], clock: .utc), .command(.showHistory), .command(.edit),
      .command(.last), .command(.down), .command(.first), .command(.down))
    guard let view = composer.modal(PastSendPage.self) else {
      Issue.record("no send is open")
      return
    }
    #expect(view.scroll == 1)
  }

  @Test(arguments: [
    (#"{"topic": "news", "notification": {"title": "Sale"}}"#, "3h"),
    (#"{"topic": "news", "android": {"notification": {"title": "Sale"}}}"#, "90m"),
  ])
  func `A past send that expired in some time is a draft that does, and the same message`(
    message: String, length: String
  ) throws {
    var composer = Outbox.composer(message, dryRun: false)
    composer.start(.command(.showData), .command(.first), .command(.edit), .edit(.deleteToStart))
    composer.type(length)
    composer.start(.command(.back))
    let (draft, expiresIn) = (composer.document, composer.notes.expiresIn)
    let intent = try #require(SendRules.dryRunIntent(of: composer.dryRunCase))
    #expect(intent.payload.contains("apns-expiration"))
    var past = PastSend(id: 3, at: composer.now.seconds + 2, intent: intent, outcome: nil)
    past.intent.kind = .send
    #expect(past.difference(to: composer.document) == [])
    composer.wait(milliseconds: 7_200_000)
    composer.start(
      .historyRead([past], clock: .utc), .command(.showHistory), .command(.edit), .dialog(.take),
      .dialog(.discard))
    #expect(composer.document.node(at: "apns") == nil)
    #expect(composer.notes.expiresIn == expiresIn)
    #expect(composer.document.canonicalMessage == draft.canonicalMessage)
    composer.start(.command(.send))
    composer.start(
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([past]))))
    #expect(composer.review?.verdict?.review?.sameMessage.map(\.id) == [3])
    #expect(composer.review?.verdict?.review?.sameTarget == [])
  }
}
