import PushMessages
import Resolver
import Testing
import TextEditing

@testable import ComposerState

struct HelpStories {
  private func filter(_ composer: Composer) -> String? {
    if let list = composer.modal(HelpList.self) { list.filter.text } else { nil }
  }

  @Test func `The slash looks for a key, and Esc takes the text away before it leaves`() {
    var composer = Studio.composer()
    composer.start(.command(.help), .edit(.insert("x")))
    #expect(filter(composer) == "")
    composer.start(.command(.down), .dialog(.filter))
    composer.type("locale")
    guard let list = composer.modal(HelpList.self) else {
      Issue.record("the help is gone")
      return
    }
    #expect(list.filter.text == "locale" && list.scroll == 0 && list.isTyping)
    composer.send(.command(.back)) { $0.open(HelpList()) }
    composer.send(.command(.back)) { $0.openModal = nil }
  }

  @Test func `Enter ends typing and keeps what is looked for`() {
    var composer = Studio.composer()
    composer.start(.command(.help), .dialog(.filter))
    composer.type("undo")
    composer.start(.command(.edit), .edit(.insert("x")))
    #expect(filter(composer) == "undo")
    composer.send(.command(.back)) { $0.open(HelpList()) }
  }

  @Test(
    arguments: [
      ("", true), ("pgdn", true), ("LOCALE pg", true), ("locale undo", false), ("q", false),
    ])
  func `Every word that is looked for has to be in a line`(text: String, isShown: Bool) {
    var composer = Studio.composer()
    composer.start(.command(.help), .dialog(.filter), .edit(.insert(text)))
    let list = composer.modal(HelpList.self)
    #expect(list?.shows("]  PgDn", "the next preview locale") == isShown)
  }

  @Test func `The help of a field lies over it while it is edited, and editing goes on`() {
    var composer = Studio.composer()
    composer.start(.command(.edit))
    composer.type("wel")
    composer.send(.command(.fieldHelp)) { $0.open(FieldHelpPage(scroll: 0)) }
    composer.send(.edit(.insert("x")))
    composer.send(.pasted("x"))
    composer.send(.command(.down)) { $0.open(FieldHelpPage(scroll: 1)) }
    composer.send(.command(.fieldHelp)) { $0.openModal = nil }
    composer.type("come_title")
    #expect(composer.document.text.contains("\"welcome_title\""))
  }

  @Test func `Tab leads from the keys to the questions, and Esc back`() {
    var composer = Studio.composer()
    composer.start(.command(.help), .command(.nextField))
    #expect(composer.modal(HowToList.self)?.entries.map(\.topic) == HowTo.all)
    composer.send(.command(.back)) { $0.open(HelpList()) }
  }

  @Test func `A question is found by its words and by those of its answer, and Enter shows it`() {
    for word in ["schedule", "cron"] {
      var composer = Studio.composer()
      composer.start(.command(.help), .command(.nextField))
      composer.type(word)
      composer.start(.command(.edit))
      #expect(composer.modal(HowToPage.self)?.topic.question == "schedule a message", "\(word)")
      composer.start(.command(.back))
      #expect(composer.modal(HowToList.self)?.search.query.text == word)
    }
  }

  @Test func `Enter in an answer goes to its first field, in the block that the draft has`() {
    for (block, message) in [("android", "{}"), ("android_v2", #"{"android_v2": {}}"#)] {
      var composer = Studio.composer(message)
      composer.start(.command(.palette))
      composer.type("choose a notification channel")
      composer.start(.command(.edit), .command(.edit))
      let path =
        block == "android"
        ? "android.notification.channel_id"
        : "android_v2.remote_notification.notification.channel_id"
      #expect(composer.editing?.field.path(for: .topic).description == path)
    }
  }

  @Test func `Every field of an answer is one of FCM's, and every command has a key`() {
    #expect(HowTo.all.count > 15)
    for topic in HowTo.all {
      for line in topic.answer {
        switch line {
        case .field(let path, _): #expect(FieldCatalogue[path] != nil, "\(path)")
        case .command(let command, _):
          #expect(!command.standardKeys.isEmpty, "\(topic.question): \(command)")
        case .text, .shell: break
        }
      }
    }
  }

  private func help(
    _ message: String, _ field: FieldID, in pane: Pane
  ) throws -> FieldHelp {
    var composer = Studio.composer(message)
    composer.focus(field, in: pane)
    return try #require(composer.fieldHelp(seeing: Studio.derived(of: composer)))
  }

  @Test func `The help of a field says which platforms receive it`() throws {
    let message = #"{"notification": {"title": "A"}, "android": {"notification": {"title": "B"}}}"#
    let help = try help(message, .field("notification.title"), in: .text)
    #expect(help.value == "A")
    #expect(help.field?.kind == .text)
    let deliveries = help.arrivals.map(\.delivery)
    #expect(help.arrivals.map(\.platform) == [.android, .apple, .web])
    #expect(deliveries[0] == .replaced(by: "android.notification.title"))
    guard case .arrives = deliveries[1], case .arrives = deliveries[2] else {
      Issue.record("\(deliveries)")
      return
    }
  }

  @Test func `A field of one platform reaches no other, and one that is not set would arrive`()
    throws
  {
    let help = try help("{}", .field("android.ttl"), in: .platforms)
    #expect(help.value.isEmpty && help.whenEmpty == "4 weeks")
    #expect(help.arrivals.map(\.delivery) == [.unset, .never, .never])
  }

  @Test func `An entry of the data is told of by its own path, and where it arrives`() throws {
    let message = #"{"topic": "a", "data": {"order_id": "4711"}}"#
    let key = try help(message, .mapKey("data", 0), in: .data)
    #expect(key.path == "data.order_id" && key.field?.path == "data")
    let arrives = key.arrivals.map { if case .arrives = $0.delivery { true } else { false } }
    #expect(arrives == [true, true, true])
    let new = try help(message, .mapKey("data", 1), in: .data)
    #expect(new.path == "data" && new.value.isEmpty)
  }

  @Test func `Expires in tells what it writes, and needs no field of FCM's`() throws {
    let help = try help("{}", .expiresIn, in: .data)
    #expect(help.field == nil && help.arrivals.isEmpty)
    #expect(help.ownSummary?.contains("computes apns-expiration") == true)
  }

  @Test func `An argument says which of the list it is, and the target reaches no device`() throws {
    let message = #"{"android": {"notification": {"body_loc_args": ["1", "Bob"]}}}"#
    let argument = try help(message, .argument(Studio.bodyArguments, 1), in: .text)
    #expect(argument.argument == 2 && argument.value == "Bob")
    guard case .arrives? = argument.arrivals.first?.delivery else {
      Issue.record("\(argument.arrivals)")
      return
    }
    let target = try help(#"{"topic": "news"}"#, .target, in: .target)
    #expect(target.arrivals.isEmpty && target.path == "topic" && target.value == "news")
  }

  @Test(arguments: [Pane.preview, .locales, .problems, .payload, .history])
  func `Panes without fields have no field to tell of`(pane: Pane) {
    var composer = Studio.composer()
    composer.show(pane)
    #expect(composer.fieldHelp(seeing: Studio.derived(of: composer)) == nil)
    composer.send(.command(.fieldHelp)) { $0.open(FieldHelpPage(scroll: 0)) }
    composer.send(.command(.back)) { $0.openModal = nil }
  }
}
