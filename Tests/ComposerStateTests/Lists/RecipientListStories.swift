import DevicePreview
import Drafts
import FCMClient
import MessageLint
import PushMessages
import Resolver
import SendPolicy
import Testing

@testable import ComposerState

/// A draft that goes to a list of recipients.
struct RecipientListStories {
  private static let message = #"{"notification": {"title": "Hello {{name}}", "body": "B"}}"#
  private static let question = ListQuestion(path: "lists/vip.csv", placeholders: ["name"])

  /// A draft whose notes name a list, which was looked at.
  private static func composer(
    _ message: String = message, look: Bool = true, list: String? = "lists/vip.csv"
  ) -> Composer {
    var composer = Studio.composer(message)
    var notes = DraftNotes()
    notes.list = list
    composer.take(notes)
    composer.start(.ticked)
    if look { composer.start(.listRead(question, facts())) }
    return composer
  }

  private static func facts(faults: Int = 0) -> ListFacts {
    var facts = ListFacts(tokens: 198, installationIDs: 2)
    facts.faults = faults
    if let registration = try? Registration("tokenA:APA91bExample") {
      facts.example = ListFacts.Example(
        line: 7, registration: registration, values: ["name": "Mia"])
    }
    return facts
  }

  @Test func `The notes of a draft show the list as its target, and it is looked into once`() {
    var composer = Studio.composer(Self.message)
    var notes = DraftNotes()
    notes.list = "lists/vip.csv"
    composer.take(notes)
    #expect(composer.targetKind == .list && composer.setTargets == [.list])
    #expect(!composer.isDirty)
    #expect(Self.effects(of: .ticked, in: &composer) == [.lookAtList(Self.question)])
    #expect(composer.list.look == .reading)
    #expect(Self.effects(of: .ticked, in: &composer) == [])
    composer.start(.listRead(Self.question, Self.facts()))
    #expect(composer.list.facts?.recipients == 200)
  }

  @Test func `An answer about another file or other placeholders is dropped`() {
    var composer = Self.composer(look: false)
    for other in [
      ListQuestion(path: "other.csv", placeholders: ["name"]),
      ListQuestion(path: "lists/vip.csv", placeholders: []),
    ] {
      composer.start(.listRead(other, Self.facts()))
      #expect(composer.list.look == .reading)
    }
  }

  @Test func `A path that is typed is kept beside the draft, and read when the field is left`() {
    var composer = Studio.composer(Self.message)
    composer.focus(.targetKind, in: .target)
    composer.start(.command(.edit), .command(.edit))
    #expect(composer.targetKind == .list)
    composer.focus(.target, in: .target)
    composer.start(.command(.edit))
    composer.type("lists/vip.csv")
    #expect(composer.notes.list == "lists/vip.csv" && composer.list.look == nil)
    #expect(composer.document.node(at: "list") == nil)
    #expect(
      Self.effects(of: .command(.back), in: &composer).contains(.lookAtList(Self.question)))
    #expect(composer.isDirty && composer.document.text == composer.file.savedText)
    composer.start(.command(.undo))
    #expect(composer.notes.list == nil)
  }

  @Test func `Lint accepts the list as the target and its columns as values`() {
    let composer = Self.composer()
    let rules = Studio.derived(of: composer).findings.map(\.rule)
    #expect(!rules.contains("target") && !rules.contains("unfilled-placeholder"), "\(rules)")
    let without = Studio.derived(of: Self.composer(look: false, list: nil)).findings.map(\.rule)
    #expect(without.contains("target") && without.contains("unfilled-placeholder"))
  }

  @Test func `A list that can't be used is a problem, and nothing is sent`() {
    var composer = Self.composer(look: false)
    composer.start(.listNotRead(Self.question, "no such file: lists/vip.csv"))
    let finding = Studio.derived(of: composer).findings.first { $0.rule == "target" }
    #expect(finding?.sentence == "the draft goes to a list: no such file: lists/vip.csv")
    let derived = Studio.derived(of: composer)
    for command in [Command.send, .dryRun] {
      #expect(
        composer.availability(of: command, seeing: derived)
          == .unavailable(because: "no such file: lists/vip.csv"))
    }
  }

  @Test func `A list and another target are two: lint says so, and nothing is sent`() {
    let composer = Self.composer(
      #"{"topic": "news", "notification": {"title": "Hello {{name}}", "body": "B"}}"#)
    let derived = Studio.derived(of: composer)
    let finding = derived.findings.first { $0.rule == "target" }
    #expect(
      finding?.sentence.hasPrefix(
        "a message goes to one target, but the draft sets topic and list") == true)
    #expect(
      composer.availability(of: .send, seeing: derived)
        == .unavailable(because: "topic news is in the draft beside the list: clear one of them"))
  }

  @Test func `The preview shows a recipient's values, and reviews are about the draft itself`() {
    let derived = Studio.derived(of: Self.composer())
    #expect(derived.rows.first?.android.title.outcome.text == "Hello Mia")
    #expect(derived.draftRows.first?.android.title.outcome.text == "Hello {{name}}")
  }

  @Test(arguments: [(Command.send, false), (.dryRun, true)])
  func `Sending lends the terminal to the verb, with the draft as it is saved`(
    command: Command, isDryRun: Bool
  ) {
    var composer = Self.composer()
    let order = ListRunOrder(
      draft: "drafts/news.json", list: "lists/vip.csv", profile: "local", isDryRun: isDryRun)
    #expect(Self.effects(of: .command(command), in: &composer).contains(.runList(order)))
    #expect(composer.openModal == nil && composer.running == nil)
  }

  @Test func `Unsaved changes are saved first`() {
    var composer = Self.composer()
    composer.start(.command(.showText))
    composer.focus(.field("notification.body"), in: .text)
    composer.start(.command(.edit))
    composer.type("x")
    composer.start(.command(.back))
    let effects = Self.effects(of: .command(.send), in: &composer)
    #expect(!effects.contains { if case .runList = $0 { true } else { false } })
    #expect(composer.notice?.text.contains("save it first") == true)
  }

  @Test func `A test device doesn't get a message whose placeholders only a list fills`() {
    let composer = Self.composer()
    let availability = composer.availability(
      of: .testSend, seeing: Studio.derived(of: composer))
    #expect(availability != .available)
  }

  @Test func `What came of the list is said once the history was read`() throws {
    var composer = Self.composer()
    let order = try #require(Self.order(Self.effects(of: .command(.send), in: &composer)))
    let ended = Action.listRunEnded(order, .exited(status: 0))
    #expect(Self.effects(of: ended, in: &composer).contains(.readHistory))
    composer.start(.historyRead([], clock: .utc))
    #expect(composer.notice == nil)
    composer.start(.historyRead([try Self.past("190 sent, 10 dead")], clock: .utc))
    #expect(
      composer.notice == Notice(.good, "List 14: 190 sent, 10 dead", offers: [.showHistory]))
    #expect(composer.sentWords?.hasPrefix("sent ") == true)
  }

  @Test(
    arguments: [
      (130, "Not confirmed: nothing was sent to list lists/vip.csv"),
      (77, "Nothing was sent to list lists/vip.csv"),
    ])
  func `Without a record nothing was sent`(status: Int, sentence: String) throws {
    var composer = Self.composer()
    let order = try #require(Self.order(Self.effects(of: .command(.send), in: &composer)))
    composer.start(.listRunEnded(order, .exited(status: Int32(status))))
    composer.start(.historyRead([], clock: .utc))
    #expect(composer.notice?.text == sentence)
    #expect(composer.sentWords == nil)
  }

  @Test func `A dry run counts for the header as long as the draft is the same`() throws {
    var composer = Self.composer()
    let order = try #require(Self.order(Self.effects(of: .command(.dryRun), in: &composer)))
    #expect(composer.dryRunMark == .none)
    composer.start(.listRunEnded(order, .exited(status: 0)))
    composer.start(.historyRead([], clock: .utc))
    #expect(composer.dryRunMark == .passed)
    composer.focus(.field("notification.body"), in: .text)
    composer.start(.command(.showText), .command(.edit))
    composer.type("x")
    #expect(composer.dryRunMark == .stale)
  }

  private static func effects(of action: Action, in composer: inout Composer) -> [Effect] {
    let derived = Studio.derived(of: composer)
    return composer.update(action, seeing: derived, at: composer.now)
  }

  private static func order(_ effects: [Effect]) -> ListRunOrder? {
    effects.lazy.compactMap { if case .runList(let order) = $0 { order } else { nil } }.first
  }

  private static func past(_ words: String) throws -> PastSend {
    let list = SendList(name: "vip.csv", digest: "d", recipients: 200)
    let intent = SendIntent(
      kind: .list, profile: "local", project: try #require(ProjectID("demo")),
      endpoint: try FCMEndpoint(parsing: "http://127.0.0.1:9099"), account: nil,
      target: "list vip.csv", payloadHash: "h", payload: list.payload(with: .object([])))
    return PastSend(id: 14, at: 2_000_000_000, intent: intent, outcome: .accepted(name: words))
  }
}
