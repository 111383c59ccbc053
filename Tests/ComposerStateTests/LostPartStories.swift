import CodeSnippets
import Drafts
import FCMClient
import MessageLint
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

/// What a file says of the message and the draft lacks, until it is filled in or left out.
struct LostPartStories {
  private static let code = """
    getMessaging().send({
      notification: { title: 'Shipped', body: `Order ${order.id} has shipped` },
      data: { id: String(order.id), ...rest },
      topic: 'orders',
    });
    """

  private static let lostBody = LostPart(
    path: "notification.body",
    sentence:
      "notification.body was left out: ‘`Order ${order.id} has shipped`’ isn't in the text",
    code: "`Order ${order.id} has shipped`", place: .named("order.js:2"))

  private func opened(_ code: String = code) -> Composer {
    let imported = MessageImport.reading(code)
    return Composer(
      opening: imported, text: code, path: "drafts/order.js", settings: Studio.settings,
      profile: Studio.profile)
  }

  private func lost(_ composer: Composer) -> [Finding] {
    Studio.derived(of: composer).findings.filter { $0.rule == "lost-part" }
  }

  private func places(_ composer: Composer) -> [String] {
    composer.lostParts.map { part in
      if case .named(let name) = part.place { name } else { "" }
    }
  }

  @Test func `Each part that was left out is a problem with its field, its code, file and line`() {
    let composer = opened()
    #expect(composer.lostParts.map(\.path) == ["notification.body", "data.id", nil])
    #expect(places(composer) == ["order.js:2", "order.js:3", "order.js:3"])
    #expect(composer.lostParts.first?.code == Self.lostBody.code)
    #expect(composer.lostCode["notification.body"] == Self.lostBody.code)
    #expect(lost(composer).allSatisfy { $0.severity == .error })
    #expect(
      lost(composer).first?.sentence.hasPrefix(
        "notification.body was left out (order.js:2): ‘`Order ${order.id} has shipped`’") == true)
    #expect(composer.notice?.text.hasSuffix("; 3 parts are missing") == true)
    #expect(composer.notice?.offers == [.nextProblem])
  }

  @Test func `The next problem goes to the field, and what is typed there settles it`() {
    var composer = opened()
    composer.start(.command(.nextProblem))
    #expect(composer.focusedField(in: .text) == .field("notification.body"))
    composer.start(.command(.edit))
    composer.type("Your order")
    composer.start(.command(.back))
    #expect(!lost(composer).contains { $0.path == "notification.body" })
    composer.start(.command(.undo))
    #expect(lost(composer).contains { $0.path == "notification.body" })
  }

  @Test func `It is filled or left out by x, and undo brings it back`() throws {
    var composer = opened()
    composer.start(.command(.fix))
    let menu = try #require(composer.modal(FixMenu.self))
    #expect(menu.choices.map(\.title) == ["fill notification.body", "leave it out"])
    composer.start(.command(.down), .command(.edit))
    #expect(places(composer) == ["order.js:3", "order.js:3"])
    #expect(composer.notice == Notice(.info, "Left out: notification.body", offers: [.undo]))
    composer.start(.command(.undo))
    #expect(composer.lostParts.count == 3)
    composer.start(.command(.fix), .command(.edit))
    #expect(composer.editing?.field == .field("notification.body"))
  }

  @Test func `An entry of the data is made to be filled`() throws {
    var composer = opened()
    let index = try #require(
      Studio.derived(of: composer).findings.firstIndex { $0.path == "data.id" })
    composer.problems.select(index, of: .max)
    composer.start(.command(.fix), .command(.edit))
    #expect(composer.pane == .data && composer.editing != nil)
    #expect(lost(composer).contains { $0.path == "data.id" })
    composer.type("4711")
    composer.start(.command(.back))
    #expect(composer.document.string(at: "data.id") == "4711")
    #expect(!lost(composer).contains { $0.path == "data.id" })
  }

  @Test func `A part that no field can hold goes only by being left out`() throws {
    var composer = opened()
    let index = try #require(
      Studio.derived(of: composer).findings.firstIndex { $0.rule == "lost-part" && $0.path == nil })
    composer.problems.select(index, of: .max)
    composer.start(.command(.fix))
    #expect(composer.modal(FixMenu.self)?.choices.map(\.title) == ["nothing is missing"])
    #expect(
      lost(composer).last?.sentence
        == "a part of data was left out (order.js:3): ‘rest’ isn't in the text")
  }

  @Test func `A device takes the place of a lost device, and a topic would be a broadcast`() {
    let composer = opened(
      "getMessaging().send({ token: registrationToken, notification: { title: 'a' } })")
    #expect(lost(composer).map(\.path) == ["token"])
    var chosen = composer
    chosen.take(TargetEntry(kind: .topic, value: "news"))
    #expect(lost(chosen).map(\.path) == ["token"])
    chosen.take(TargetEntry(kind: .fid, value: "cQ1wE2rT3yU4iO5pA6sD7f"))
    #expect(lost(chosen).isEmpty)
  }

  @Test func `The file that is read again brings its own parts`() {
    var composer = opened()
    composer.start(
      .fileChangedOnDisk(text: Self.code.replacing("`Order ${order.id} has shipped`", with: "'x'")))
    #expect(composer.lostParts.map(\.path) == ["data.id", nil])
  }

  @Test func `They are kept with the unsaved work, and come back with it`() throws {
    var composer = opened()
    composer.focus(.target, in: .target)
    composer.start(.command(.edit), .edit(.insert("x")), .command(.back))
    let kept = try #require(composer.keptDraft)
    var other = Studio.composer()
    _ = other.recover(RecoverableDraft(kept, fileText: Self.code))
    #expect(other.lostParts == composer.lostParts)
    #expect(other.document == composer.document)
  }

  @Test func `They are saved beside the draft, and go on until they are settled`() throws {
    var composer = opened()
    #expect(!composer.isDirty)
    composer.start(.command(.saveAs), .dialog(.confirm))
    let saved = composer.document.text
    let effects = composer.effects(
      of: .saveFinished(.saved(text: saved, path: "drafts/order.json")))
    guard case .saveNotes(let text, "drafts/order.pushwright.json", nil)? = effects.first else {
      Issue.record("the notes aren't saved: \(effects)")
      return
    }
    composer.start(.notesSaved(.saved(text: text)))
    #expect(!composer.isDirty && composer.lostParts.count == 3)
    // The next session reports them.
    let notes = DraftNotes.reading(text, path: "").notes
    var next = Composer(
      opening: MessageImport.reading(saved), text: saved, path: "drafts/order.json",
      settings: Studio.settings, profile: Studio.profile)
    next.take(notes)
    #expect(next.lostParts == composer.lostParts && lost(next).count == 3 && !next.isDirty)
    // What is filled by then isn't kept any longer.
    next.start(.command(.nextProblem), .command(.edit))
    next.type("Your order")
    next.start(.command(.back), .command(.save))
    let after = next.effects(
      of: .saveFinished(.saved(text: next.document.text, path: "drafts/order.json")))
    guard case .saveNotes(let settled, _, text)? = after.first else {
      Issue.record("the notes aren't saved: \(after)")
      return
    }
    #expect(
      DraftNotes.reading(settled, path: "").notes.lostParts.map(\.path) == ["data.id", nil])
  }

  @Test func `A saved draft that is read again keeps them`() {
    var composer = Studio.composer()
    var notes = DraftNotes()
    notes.lostParts = [Self.lostBody]
    composer.take(notes)
    composer.start(
      .fileChangedOnDisk(text: composer.document.text.replacing("news", with: "offers")))
    #expect(composer.lostParts == [Self.lostBody])
  }

  @Test func `The project of a command is a warning, unless the profile has it`() {
    let command = { (project: String) in
      "curl https://fcm.googleapis.com/v1/projects/\(project)/messages:send "
        + #"-d '{"message": {"topic": "a", "notification": {"title": "T"}}}'"#
    }
    let found = lost(opened(command("other")))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.sentence.contains("project other") == true)
    let own = Studio.profile.project?.description ?? ""
    #expect(!own.isEmpty && lost(opened(command(own))).isEmpty)
  }

  @Test func `A difference of the new API is a warning until it is confirmed`() throws {
    var composer = opened(
      #"{"to": "/topics/a", "notification": {"title": "T"}, "time_to_live": 60}"#)
    #expect(lost(composer).map(\.severity) == [.warning])
    #expect(lost(composer).first?.sentence.contains("apns-expiration") == true)
    #expect(composer.notice?.text.hasSuffix("; check 1 difference") == true)
    composer.start(.command(.nextProblem))
    let index = try #require(
      Studio.derived(of: composer).findings.firstIndex { $0.rule == "lost-part" })
    composer.problems.select(index, of: .max)
    composer.start(.command(.fix))
    #expect(composer.modal(FixMenu.self)?.choices.first?.title == "it is right")
    composer.start(.command(.edit))
    #expect(lost(composer).isEmpty)
  }

  @Test func `Another draft has none of them`() {
    var composer = opened()
    composer.start(.command(.newDraft))
    #expect(composer.lostParts.isEmpty)
  }

  @Test func `Code that the editor leaves is read in the same way`() {
    var composer = Studio.composer()
    composer.start(.documentEdited(Self.code))
    #expect(places(composer) == ["editor:2", "editor:3", "editor:3"])
    composer.start(.command(.undo))
    #expect(composer.lostParts.isEmpty)
  }
}
