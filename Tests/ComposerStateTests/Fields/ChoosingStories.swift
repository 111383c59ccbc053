import PushMessages
import Testing

@testable import ComposerState

struct ChoosingStories {
  private func composer(_ message: String, on path: FieldPath) -> Composer {
    var composer = Studio.composer(message)
    composer.focus(.field(path), in: .platforms)
    return composer
  }

  @Test func `All values stand in a list, each with what it means`() {
    var composer = composer(#"{"android": {"priority": "high"}}"#, on: "android.priority")
    composer.start(.command(.choose))
    guard let menu = composer.modal(ChoiceMenu.self) else {
      Issue.record("no list")
      return
    }
    #expect(menu.title == "android.priority" && menu.index == 1)
    #expect(menu.entries.map(\.word) == ["NORMAL", "HIGH", ""])
    #expect(menu.entries.allSatisfy { !$0.meaning.isEmpty })
    #expect(menu.entries[2].meaning == "normal")
    composer.start(.command(.up), .command(.edit))
    #expect(composer.openModal == nil)
    #expect(composer.document.string(at: "android.priority") == "NORMAL")
    composer.start(.command(.choose), .command(.last), .command(.edit))
    #expect(composer.document.text == #"{"message": {}}"#)
    #expect(composer.past.count == 2)
  }

  @Test func `Esc leaves the list and the value`() {
    var composer = composer("{}", on: "webpush.headers.Urgency")
    composer.start(.command(.choose), .command(.down))
    composer.send(.command(.back)) { $0.openModal = nil }
    #expect(!composer.isDirty)
  }

  @Test func `A click chooses, a second one takes`() {
    var composer = composer("{}", on: "android.priority")
    composer.start(.command(.choose), .pointed(.entry(1)), .pointed(.again(nil)))
    #expect(composer.document.string(at: "android.priority") == "HIGH")
  }

  @Test func `True, false and not set are values too, a flag has one`() {
    var composer = composer("{}", on: "android.notification.sticky")
    var seen: [JSONNode.Kind?] = []
    for _ in 0..<4 {
      composer.start(.command(.edit))
      seen.append(composer.document.node(at: "android.notification.sticky")?.kind)
    }
    #expect(seen == [.boolean(true), .boolean(false), nil, .boolean(true)])
    composer.start(.command(.choose), .command(.down), .command(.edit))
    #expect(
      composer.document.node(at: "android.notification.sticky")?.kind == .boolean(false))
    composer.focus(.field("apns.payload.aps.mutable-content"), in: .platforms)
    composer.start(.command(.choose), .command(.first), .command(.edit))
    #expect(
      composer.document.node(at: "apns.payload.aps.mutable-content")?.kind == .number("1"))
  }

  @Test func `The kind of target is chosen, and its text waits for its own kind`() {
    var composer = Studio.composer()
    composer.focus(.targetKind, in: .target)
    composer.start(.command(.choose), .command(.first), .command(.edit))
    #expect(composer.setTargets.isEmpty && composer.targetKind == .fid)
    composer.start(.command(.choose), .command(.edit))
    #expect(composer.past.count == 1)
    composer.start(
      .command(.choose), .command(.first), .command(.down), .command(.down), .command(.edit))
    #expect(composer.document.string(at: "topic") == "news" && composer.targetKind == .topic)
  }

  @Test func `What is no choice has no list`() {
    var composer = composer("{}", on: "android.ttl")
    composer.send(.command(.choose)) {
      $0.notice = Notice(
        .warning, "Values…: this field isn't a choice; edit it")
    }
  }
}
