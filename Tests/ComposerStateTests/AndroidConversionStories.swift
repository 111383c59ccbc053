import MessageLint
import PushMessages
import Testing

@testable import ComposerState

struct AndroidConversionStories {
  private static let current =
    #"{"topic": "t", "android": {"priority": "HIGH", "notification": {"title_loc_key": "welcome_title", "proxy": "DENY"}}}"#

  @Test func `Android's block becomes the other one in one step, and what is lost is said`() {
    var composer = Studio.composer(Self.current)
    let steps = composer.past.count
    composer.start(.command(.convertAndroid))
    #expect(
      composer.document.canonicalMessage
        == #"{"topic":"t","android_v2":{"remote_notification":{"notification":{"title_loc_key":"welcome_title"}}}}"#
    )
    #expect(
      composer.notice
        == Notice(
          .warning,
          "Converted to android_v2 (preview: Google's Pre-GA terms); without proxy, priority",
          offers: [.undo]))
    #expect(composer.past.count == steps + 1)
    composer.start(.command(.convertAndroid))
    #expect(
      composer.document.canonicalMessage
        == #"{"topic":"t","android":{"notification":{"title_loc_key":"welcome_title"}}}"#)
    #expect(
      composer.notice
        == Notice(
          .warning, "Converted to android; without proxy, priority",
          offers: [.nextProblem, .undo]))
    composer.start(.command(.undo), .command(.undo))
    #expect(composer.document == Studio.composer(Self.current).document)
    #expect(composer.lostParts.isEmpty)
  }

  private func lost(_ composer: Composer) -> [String] {
    Studio.derived(of: composer).findings.filter { $0.rule == "lost-part" }.map {
      "\($0.severity) \($0.sentence)"
    }
  }

  @Test func `What a conversion loses is a warning, and missing when the draft is converted back`()
    throws
  {
    let sentence = """
      android.priority was left out (news.json:1): FCM may delay or batch a background_sync, so the message is no \
      longer urgent
      """
    var composer = Studio.composer(#"{"topic": "t", "android": {"priority": "HIGH", "ttl": "1s"}}"#)
    composer.start(.command(.convertAndroid))
    #expect(lost(composer) == ["warning \(sentence)"])
    let findings = Studio.derived(of: composer).findings
    composer.problems.select(
      try #require(findings.firstIndex { $0.rule == "lost-part" }), of: .max)
    composer.start(.command(.fix))
    #expect(composer.modal(FixMenu.self)?.choices.map(\.title) == ["it is right"])
    composer.start(.command(.back), .command(.convertAndroid))
    #expect(lost(composer).first == "error \(sentence)")
    #expect(composer.lostCode["android.priority"] == "HIGH")
    // To the other one again: there is one part of it, not two.
    composer.start(.command(.convertAndroid))
    #expect(lost(composer) == ["warning \(sentence)"])
    composer.start(.command(.undo), .command(.undo), .command(.undo))
    #expect(lost(composer).isEmpty)
  }

  @Test(
    arguments: [
      (#"{"topic": "t"}"#, "the draft has no settings for Android"),
      (
        #"{"android": {}, "android_v2": {}}"#,
        "the draft has both android and android_v2: remove one"
      ),
    ])
  func `A draft that has not one block says why`(message: String, reason: String) {
    let composer = Studio.composer(message)
    #expect(composer.conversionAvailability == .unavailable(because: reason))
  }

  @Test func `The Android columns edit the block that the draft has`() throws {
    var composer = Studio.composer(
      #"{"android_v2": {"remote_notification": {"notification": {"title_loc_key": "welcome_title"}}}}"#
    )
    let block = AndroidBlock.v2.notification
    let form = composer.form(of: .text)
    #expect(form.headings == ["Android v2", "Apple"])
    #expect(form.cell(.field(block.appending("title_loc_key")))?.text == "welcome_title")
    #expect(form.cell(.field("android.notification.title_loc_key")) == nil)
    composer.focus(.field(block.appending("tag")), in: .data)
    composer.start(.command(.edit))
    composer.type("sale")
    composer.start(.command(.back))
    #expect(composer.document.string(at: block.appending("tag")) == "sale")
    #expect(composer.document.node(at: "android") == nil)
    let text = try #require(KeyedText(of: .field(block.appending("title_loc_key"))))
    #expect(text.counterpart(in: .v2)?.key == "apns.payload.aps.alert.title-loc-key")
    #expect(composer.counterpart(of: try #require(text.counterpart(in: .v2))) == text)
  }

  @Test(arguments: AndroidBlock.allCases)
  func `Every field of a draft's own block is in one form, once`(block: AndroidBlock) {
    let composer = Studio.composer("{\"\(block.rawValue)\": {}}")
    let paths = Pane.allCases.filter(\.isForm)
      .flatMap { composer.form(of: $0).cells.compactMap(\.id.messagePath) }
    for field in FieldCatalogue.fields where AndroidBlock(of: field.path) == block {
      // Expiry and such have places in two panes; a map shows its entries.
      #expect(paths.contains { $0 == field.path || $0.parent == field.path }, "\(field.path)")
    }
    let other: AndroidBlock = block == .v1 ? .v2 : .v1
    if block == .v2 { #expect(!paths.contains { AndroidBlock(of: $0) == other }) }
  }

  @Test func `A kind of message without fields is set and taken away by Enter`() {
    var composer = Studio.composer(#"{"topic": "t", "android_v2": {"ttl": "1s"}}"#)
    composer.focus(.field(AndroidBlock.backgroundSync), in: .platforms)
    composer.start(.command(.edit))
    #expect(composer.document.node(at: AndroidBlock.backgroundSync)?.members?.isEmpty == true)
    composer.start(.command(.edit))
    #expect(composer.document.node(at: AndroidBlock.backgroundSync) == nil)
  }

  @Test func `Expires in writes the time to live of the draft's own block`() {
    var composer = Studio.composer(#"{"topic": "t", "android_v2": {"background_sync": {}}}"#)
    composer.focus(.expiresIn, in: .data)
    composer.start(.command(.edit))
    composer.type("1h")
    composer.start(.command(.back))
    #expect(composer.document.string(at: "android_v2.ttl") == "3600s")
    #expect(composer.document.node(at: "android") == nil)
  }

  @Test func `Of both blocks either can go`() throws {
    let composer = Studio.composer(
      #"{"topic": "t", "android": {"ttl": "1s"}, "android_v2": {"background_sync": {}}}"#)
    let derived = Studio.derived(of: composer)
    let finding = try #require(derived.findings.first { $0.rule == "exclusive-blocks" })
    let menu = try #require(
      FixMenu(finding, locale: composer.locale, seeing: derived, in: composer.document))
    #expect(menu.choices.map(\.title) == ["remove android", "remove android_v2"])
  }
}
