import Drafts
import MessageLint
import PushMessages
import Testing

@testable import ComposerState

struct MovingStories {
  @Test(
    arguments: [
      (#"{"topic": "a", "notification": {"title": "T", "body": "B"}}"#, "notification.title"),
      (#"{"topic": "a", "android": {"notification": {"body": "B"}}}"#, "android.notification.body"),
      (#"{"topic": "a"}"#, "notification.title"),
    ] as [(String, FieldPath)])
  func `The text pane begins where the draft says something`(message: String, path: FieldPath) {
    var composer = Studio.composer(message)
    #expect(composer.focusedField(in: .text) == .field(path))
    // Emptied, the field keeps the focus: the next press must not empty another one.
    composer.start(.command(.showText), .command(.clear))
    #expect(composer.focusedField(in: .text) == .field(path))
  }

  private let crashing = """
    {"topic": "a", "notification": {"title": "T"}, "android": {"notification": {
     "body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}
    """

  @Test func `Page down goes around the locales`() {
    var composer = Studio.composer()
    composer.send(.command(.nextLocale)) { $0.locales.choose(1) }
    composer.send(.command(.nextLocale)) { $0.locales.choose(2) }
    composer.send(.command(.nextLocale)) { $0.locales.choose(0) }
    composer.send(.command(.previousLocale)) { $0.locales.choose(2) }
    #expect(composer.locale.name == "de-DE")
  }

  @Test func `With one locale there is no other`() {
    var composer = Studio.composer()
    composer.changeSettings { $0.locales = [Drafts.PreviewLocale("en-US")] }
    composer.send(.command(.nextLocale)) {
      $0.notice = Notice(.warning, "Locale: only one preview locale")
    }
  }

  @Test func `A jump to a problem goes to its field and its locale`() {
    var composer = Studio.composer(crashing)
    composer.start(.command(.showPayload))
    composer.send(.command(.nextProblem)) {
      $0.screen.show(.text)
      $0.focus.move(to: .field("android.notification.body_loc_key"), in: .text)
      $0.locales.choose(1)
      $0.problems.showChosen()
    }
  }

  @Test func `Jumps go around all problems, forwards and backwards`() {
    var composer = Studio.composer(
      #"{"android": {"ttl": "1", "notification": {"color": "red", "icon": "i"}}}"#)
    let paths = Studio.derived(of: composer).findings.map(\.path)
    #expect(paths.count >= 3)
    var seen: [Int] = []
    for _ in 0...paths.count {
      composer.start(.command(.nextProblem))
      seen.append(composer.problems.index)
    }
    #expect(seen == Array(paths.indices) + [0])
    composer.start(.command(.previousProblem))
    #expect(composer.problems.index == paths.count - 1)
  }

  @Test func `A problem of an argument brings the focus to that argument`() {
    var composer = Studio.composer(
      """
      {"topic": "a", "notification": {"title": "T"},
       "apns": {"payload": {"aps": {"alert": {"loc-args": ["x", 3]}}}}}
      """)
    composer.start(.command(.showTarget), .command(.nextProblem))
    #expect(composer.pane == .text)
    #expect(
      composer.focusedField(in: .text) == .argument(Studio.alert.appending("loc-args"), 1))
  }

  @Test func `A missing target brings the focus to the target`() {
    var composer = Studio.composer(#"{"notification": {"title": "T"}}"#)
    composer.start(.command(.nextProblem))
    #expect(composer.pane == .target)
    #expect(composer.focusedField(in: .target) == .target)
  }

  @Test func `Enter on a chosen problem goes to its field`() {
    var composer = Studio.composer(crashing)
    composer.start(.command(.showProblems), .command(.edit))
    #expect(composer.pane == .text)
    #expect(composer.locale.name == "fr-FR")
  }

  @Test func `Without problems there is nothing to jump to`() {
    var composer = Studio.composer(#"{"topic": "a", "notification": {"title": "T", "body": "B"}}"#)
    composer.send(.command(.nextProblem)) {
      $0.notice = Notice(.warning, "Problem: no problems")
    }
    composer.start(.command(.showProblems))
    composer.send(.command(.down))
    composer.send(.command(.last))
    composer.send(.command(.edit))
  }

  @Test func `Tab goes through all fields of all panes and comes back`() {
    var composer = Studio.composer()
    composer.start(.command(.showTarget), .command(.first))
    let start = composer.focusedField(in: .target)
    var panes: [Pane] = [.target]
    var fields = 0
    repeat {
      composer.start(.command(.nextField))
      if composer.pane != panes.last { panes.append(composer.pane) }
      fields += 1
    } while fields < 400
      && !(composer.pane == .target && composer.focusedField(in: .target) == start)
    #expect(panes == Pane.allCases + [.target])
    let cells = [Pane.target, .text, .platforms, .data].map { composer.form(of: $0).cells.count }
    #expect(fields == cells.reduce(0, +) + 5)
  }

  @Test func `Arrows stay in their pane`() {
    var composer = Studio.composer()
    composer.start(.command(.showPlatforms), .command(.first), .command(.up), .command(.left))
    #expect(composer.focusedField(in: .platforms) == .field("android.ttl"))
    composer.start(.command(.down), .command(.down), .command(.down))
    #expect(composer.focusedField(in: .platforms) == .field("android.notification.color"))
    composer.start(.command(.up), .command(.right))
    #expect(composer.focusedField(in: .platforms) == .field("webpush.notification.icon"))
    composer.start(.command(.last), .command(.down), .command(.right))
    #expect(composer.focusedField(in: .platforms) == composer.form.cells.last?.id)
    #expect(composer.pane == .platforms)
  }

  @Test func `Left and right stay in their row and stop at its ends`() {
    var composer = Studio.composer()
    composer.start(.command(.showPlatforms), .command(.first), .command(.down))
    let first = composer.focusedField(in: .platforms)
    composer.start(.command(.left))
    #expect(composer.focusedField(in: .platforms) == first)
    for _ in 0..<5 { composer.start(.command(.right)) }
    let last = composer.focusedField(in: .platforms)
    let row = composer.form.rows.first { $0.cells.contains { $0.id == first } }
    #expect(last != first && row?.cells.last?.id == last)
    composer.start(.command(.showPayload), .command(.left))
    #expect(composer.payload.view == .sent)
    for _ in 0..<9 { composer.start(.command(.right)) }
    #expect(composer.payload.view == .web)
  }

  @Test func `The payload scrolls no further than its lines`() {
    var composer = Studio.opened("{\n\"message\":\n{}\n}\n")
    composer.start(.command(.showPayload))
    composer.send(.command(.last)) { $0.preview.turnPayload { $0.scroll(to: 3, of: .max) } }
    composer.send(.command(.down))
    composer.send(.command(.first)) { $0.preview.turnPayload { $0.startOver() } }
    composer.send(.command(.up))
  }
}
