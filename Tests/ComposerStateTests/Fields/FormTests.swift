import FuzzSupport
import MessageLint
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

struct FormTests {
  private let panes = Pane.allCases.filter(\.isForm)

  private func cells(_ composer: Composer) -> [FormCell] {
    panes.flatMap { composer.form(of: $0).cells }
  }

  @Test func `Every field of the catalogue stands in one form, once`() {
    let composer = Studio.composer("{}")
    let paths = cells(composer).compactMap(\.id.messagePath) + TargetKind.fields.map(\.path)
    let counts = paths.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for field in FieldCatalogue.fields { #expect(counts[field.path] == 1, "\(field.path)") }
    #expect(counts.count == FieldCatalogue.fields.count)
  }

  @Test func `A form shows what the document holds, in either spelling`() {
    var generator = MessageGenerator(seed: 7)
    var seen = 0
    for _ in 0..<200 {
      let composer = Studio.opened(generator.request(fieldCount: 12).text())
      for cell in cells(composer) {
        guard case .field(let path) = cell.id, !cell.kind.isStructure else { continue }
        // An alert that is a text is its own body.
        let node = composer.document.node(at: cell.path ?? path)
        let isEmpty = node == nil || node?.kind == .null
        let text = isEmpty ? "" : node?.string ?? node.map { JSONText.compact($0) }
        #expect(cell.text == text, "\(path)")
        if !isEmpty { seen += 1 }
      }
    }
    #expect(seen > 100)
  }

  @Test func `What FCM does not know stands at the end, and nothing is left out`() throws {
    let composer = Studio.composer(
      """
      {"mine": 1, "android": {"TTL": "x", "notification": {"titleLocKey": "k", "odd": [1, 2]}},
       "apns": {"payload": {"own": {"a": 1}, "aps": {"alert": {"x-y": "z"}}}},
       "data": {"a": "1"}, "webpush": {"notification": {"data": {"q": 1}}}}
      """)
    let rows = composer.form(of: .platforms).rows
    let heading = try #require(rows.lastIndex { $0.isHeading })
    #expect(rows[heading].label == "Not in FCM's documentation")
    let unknown = rows[(heading + 1)...].map { "\($0.label) = \($0.cells[0].text)" }
    #expect(
      unknown == [
        "mine = 1", "android.TTL = x", "android.notification.odd = [1,2]",
        "apns.payload.own = {…} 1 key", "apns.payload.aps.alert.x-y = z",
      ])
    #expect(
      composer.form(of: .text).cell(.field("android.notification.title_loc_key"))?.text == "k")
  }

  @Test func `Deprecated fields and the preview's come after all others`() {
    let rows = Studio.composer("{}").form(of: .platforms).rows
    let headings = rows.filter(\.isHeading).map(\.label)
    #expect(
      headings == [
        "Android: delivery", "Android: notification", "Android: light", "Apple: delivery",
        "Apple: headers", "Apple: aps", "Web: delivery", "Web: notification", "All platforms",
        "Deprecated, or set by FCM", "Preview: android_v2", "Preview: remote_notification",
        "Preview: notification", "Preview: light",
      ])
  }

  @Test func `Enter on an object opens the draft at its line`() {
    let text = """
      {"message": {
        "android": {
          "notification": {
            "light_settings": {"color": {"red": 1}}}}}}
      """
    for (path, line) in [
      ("android.notification.light_settings" as FieldPath, 4), ("apns.payload.aps", 1),
      ("android.notification.light_settings.color", 4), ("android.fcm_options", 2),
    ] {
      var composer = Studio.opened(text)
      composer.focus(.field(path), in: .platforms)
      composer.send(
        .command(.edit), effects: [.editDocument(text: text, name: "news.json", line: line)])
    }
  }

  @Test func `Nothing is typed or pasted over an object, and clearing removes it`() {
    var composer = Studio.composer(#"{"topic": "t", "webpush": {"notification": {"actions": []}}}"#)
    composer.focus(.field("webpush.notification.actions"), in: .platforms)
    composer.send(.pasted("x")) {
      $0.notice = Notice(
        .warning,
        "Paste: this field is an object; edit it in the text of the draft")
    }
    #expect(composer.form.cell(.field("webpush.notification.actions"))?.text == "[…] 0 elements")
    composer.start(.command(.clear))
    #expect(composer.document.text == #"{"message": {"topic": "t"}}"#)
  }

  @Test func `A sound is a text until it is an object`() {
    let path: FieldPath = "apns.payload.aps.sound"
    let forms = [#""sound": "default""#, #""sound": {"critical": 1}"#].map {
      Studio.composer("{\"apns\": {\"payload\": {\"aps\": {\($0)}}}}").form(of: .platforms)
    }
    #expect(forms.map { $0.cell(.field(path))?.kind } == [.text, .group])
    #expect(forms.map { $0.cell(.field(path))?.text } == ["default", "{…} 1 key"])
    #expect(forms[1].cell(.field(path.appending("critical")))?.text == "1")
  }

  @Test func `Lists of times and of numbers are typed element by element`() {
    var composer = Studio.composer("{}")
    let times: FieldPath = "android.notification.vibrate_timings"
    composer.focus(.argument(times, 0), in: .platforms)
    composer.start(.command(.edit), .edit(.insert("1m")), .command(.nextField))
    composer.start(.edit(.insert("0.5s")), .command(.back))
    #expect(composer.document.node(at: times)?.elements?.map(\.string) == ["60s", "0.5s"])
    #expect(composer.form.cell(.argument(times, 0))?.shown == "1m")
    let numbers: FieldPath = "webpush.notification.vibrate"
    composer.focus(.argument(numbers, 0), in: .platforms)
    composer.start(.command(.edit), .edit(.insert("200")), .command(.back))
    #expect(composer.document.node(at: numbers)?.elements?.map(\.kind) == [.number("200")])
  }

  @Test func `A moment is told by the clock on the wall`() {
    let composer = Studio.composer(
      """
      {"android": {"ttl": "60s", "notification": {"event_time": "soon"}},
       "apns": {"headers": {"apns-expiration": "1798128000"}}}
      """)
    let form = composer.form(of: .platforms)
    let moments = (ExpiresIn.paths + ["android.notification.event_time"]).map { path in
      form.cell(.field(path)).flatMap(composer.moment)
    }
    #expect(moments == [nil, nil, "= 2026-12-24 16:00 UTC", nil, nil])
  }

  @Test func `A length of time is edited as people say it and written as FCM wants it`() {
    var composer = Studio.composer(#"{"android": {"ttl": "5400s"}}"#)
    composer.focus(.field("android.ttl"), in: .platforms)
    composer.start(.command(.edit))
    #expect(composer.editing?.editor.text == "1h30m")
    composer.start(.command(.back))
    #expect(!composer.isDirty)
    composer.start(.command(.edit), .edit(.deleteToStart), .edit(.insert("90x")), .command(.back))
    #expect(composer.document.string(at: "android.ttl") == "90x")
    #expect(Studio.derived(of: composer).findings.contains { $0.path == "android.ttl" })
    composer.start(.command(.edit), .edit(.deleteBackward), .edit(.insert("m")), .command(.back))
    #expect(composer.document.string(at: "android.ttl") == "5400s")
    #expect(composer.past.count == 2)
  }
}
