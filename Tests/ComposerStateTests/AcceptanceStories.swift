import Drafts
import MessageLint
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

/// What a remedy names can be done by `x`: accepting a problem with a reason, another key, a conversion.
struct AcceptanceStories {
  private static let literal =
    #"{"topic": "news", "notification": {"title": "Your order is on its way"}}"#

  private func choosing(_ rule: String, in composer: inout Composer) throws -> FixMenu {
    let index = try #require(
      Studio.derived(of: composer).findings.firstIndex { $0.rule == rule })
    composer.problems.select(index, of: .max)
    composer.start(.command(.fix))
    return try #require(composer.modal(FixMenu.self))
  }

  @Test func `A literal text gets a key, or is accepted`() throws {
    var composer = Studio.composer(
      #"{"topic": "news", "android": {"notification": {"title": "Your order is on its way"}}}"#)
    let menu = try choosing("one-language", in: &composer)
    #expect(
      menu.choices.map(\.title) == ["use a localization key", "accept it, with a reason…"])
    composer.start(.command(.edit))
    #expect(composer.modal(KeyPicker.self)?.text.key == "android.notification.title_loc_key")
  }

  @Test func `A literal text for all platforms gets a key on either`() throws {
    var composer = Studio.composer(Self.literal)
    let menu = try choosing("one-language", in: &composer)
    #expect(
      menu.choices.map(\.title).suffix(3) == [
        "use a localization key on Android", "use a localization key on Apple",
        "accept it, with a reason…",
      ])
  }

  @Test func `An accepted problem goes with its reason beside the draft, and undo brings it back`()
    throws
  {
    var composer = Studio.composer(Self.literal)
    _ = try choosing("one-language", in: &composer)
    composer.start(.command(.last), .command(.edit))
    let acceptance = try #require(composer.modal(Acceptance.self))
    #expect(acceptance.finding.rule == "one-language")
    composer.start(.dialog(.confirm))
    #expect(composer.modal(Acceptance.self) != nil, "a reason is wanted")
    composer.type("only English so far")
    composer.start(.dialog(.confirm))
    #expect(composer.openModal == nil)
    #expect(!Studio.derived(of: composer).findings.contains { $0.rule == "one-language" })
    let text = try #require(composer.notes.text)
    let read = DraftNotes.reading(text, path: "a").notes
    #expect(read.suppressions.map(\.reason) == ["only English so far"])
    #expect(read.suppressions.map(\.rule) == ["one-language"])
    composer.start(.command(.undo))
    #expect(composer.notes.suppressions.isEmpty)
    #expect(Studio.derived(of: composer).findings.contains { $0.rule == "one-language" })
  }

  @Test func `Suppressions of the file stay as they are when one is added`() throws {
    let source = """
      {"suppressions": [{"rule": "crash", "reason": "known"}, {"rule": 3}]}
      """
    var notes = DraftNotes.reading(source, path: "a").notes
    notes.idleSuppressions = [Suppression(rule: "future", reason: "later", origin: "a:1")]
    notes.suppressions.append(Suppression(rule: "one-language", reason: "ok", origin: "a"))
    let read = DraftNotes.reading(try #require(notes.text), path: "a")
    #expect(read.notes.suppressions.map(\.rule) == ["crash", "one-language", "future"])
    #expect(notes.text?.contains("\"rule\": 3") == true)
  }

  @Test func `What another program accepts meanwhile is accepted too`() {
    let known = Suppression(rule: "crash", reason: "known", origin: "a:1")
    var (base, ours, theirs) = (DraftNotes(), DraftNotes(), DraftNotes())
    base.suppressions = [known]
    ours.suppressions = [known, Suppression(rule: "one-language", reason: "ok", origin: "a")]
    theirs.suppressions = [known, Suppression(rule: "urgency", reason: "so", origin: "a:2")]
    let merged = ours.merged(with: theirs, since: base)
    #expect(merged.suppressions.map(\.rule) == ["crash", "urgency", "one-language"])
  }

  @Test func `A draft with the preview of Android's API is converted, or accepted`() throws {
    var composer = Studio.composer(
      #"{"topic": "a", "android_v2": {"remote_notification": {"notification": {"title": "T"}}}}"#)
    let menu = try choosing("field-status", in: &composer)
    #expect(
      menu.choices.map(\.title) == ["convert the draft to android", "accept it, with a reason…"])
    composer.start(.command(.edit))
    #expect(composer.document.androidBlock == .v1)
    #expect(composer.document.string(at: "android.notification.title") == "T")
  }

  @Test func `A text of one platform moves to all, and the cursor goes along`() throws {
    var composer = Studio.composer(
      #"{"topic": "a", "android": {"notification": {"title": "Sale 50 %"}}}"#)
    composer.focus(.field("android.notification.title"), in: .text)
    let menu = try choosing("lone-platform", in: &composer)
    #expect(menu.choices.first?.title == "show it on all platforms")
    composer.start(.command(.edit))
    #expect(composer.document.string(at: "notification.title") == "Sale 50 %")
    #expect(composer.focusedField(in: .text) == .field("notification.title"))
    #expect(!Studio.derived(of: composer).findings.contains { $0.rule == "lone-platform" })
  }

  @Test func `The cursor goes to the row that got the text of a key`() {
    var composer = Studio.composer(
      #"""
      {"topic": "news", "android": {"notification": {
        "title_loc_key": "welcome_title", "title_loc_args": ["Mia"],
        "body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}
      """#)
    composer.start(
      .command(.nextLocale), .command(.nextProblem), .command(.fix), .command(.edit))
    #expect(composer.document.string(at: "android.notification.body") == "3 new")
    #expect(composer.focusedField(in: .text) == .field("android.notification.body"))
  }
}
