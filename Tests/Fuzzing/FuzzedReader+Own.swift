import Drafts
import FCMClient
import PushMessages
import RecipientLists

extension FuzzedReader {
  /// What lies beside a draft, and lists of recipients.
  static let ownFiles = [
    FuzzedReader("notes", endings: [".pushwright.json"], seeds: [notes]) { (text: String) in
      for isKept in [false, true] {
        let read = DraftNotes.reading(text, path: "a.pushwright.json", isKept: isKept)
        guard read.problems.isEmpty, let written = read.notes.text else { continue }
        let again = DraftNotes.reading(written, path: "a.pushwright.json")
        Invariant.holds(again.problems.isEmpty, "notes that are written can be read")
      }
    },
    FuzzedReader("review-marks", endings: [".jsonl"], seeds: [marks]) { (text: String) in
      let file = ReviewFile(name: "ada@example.com.jsonl", text: text)
      _ = ReviewFile.text(of: file.reading().marks)
    },
    FuzzedReader("recipients", endings: [".csv"], seeds: lists) { bytes in
      let template = MessageTemplate(message)
      let messages = ListMessages([template, template])
      let choice = DraftChoice(column: "locale", tags: ["fr"], of: messages)
      survey(bytes, ListSurvey(seed: 1))
      survey(bytes, ListSurvey(column: "token", seed: 1))
      survey(
        bytes,
        ListSurvey(
          placeholders: messages.placeholders, choosing: choice, messages: messages, seed: 1))
    },
    FuzzedReader(
      "template", endings: [".json"], seeds: [#"{"a": "{{name}} {{ x }}{{", "b": ["{{name}}"]}"#]
    ) { (text: String) in
      guard let node = try? JSONNode(strict: text), node.members != nil,
        let registration = try? Registration("d:APA91b-1")
      else { return }
      let template = MessageTemplate(JSONValue(node))
      let values = template.placeholders.map { _ in "\"\u{0}é" }
      let filled = template.filled(values, to: registration)
      Invariant.holds((try? JSONNode(strict: filled)) != nil, "a filled message is strict JSON")
    },
  ]

  /// Takes a list in two parts, wherever they meet.
  private static func survey(_ bytes: [UInt8], _ survey: ListSurvey) {
    var survey = survey
    do throws(ListFault) {
      repeat {
        try survey.take(Array(bytes.prefix(bytes.count / 2)))
        try survey.take(Array(bytes.dropFirst(bytes.count / 2)))
      } while try survey.endOfList()
    } catch {
      return
    }
  }

  private static let message: JSONValue = .object([
    .init("notification", .object([.init("title", .string("Hi {{name}}"))])),
    .init("webpush", .object([.init("link", .string("https://{{ host }}.example"))])),
  ])

  private static let notes = #"""
    {"expires_in": "3600s", "preview": {"locale": "fr", "state": "background"}, "links": [["a", "b"]],
     "samples": [{"key": "a", "arguments": ["Bob", "3"]}],
     "reviews": [{"locale": "de", "texts": "9ae16a3b2f90404f", "state": "rejected", "note": "old", "at": "2026-11-21T20:00:00Z"}],
     "suppressions": [{"rule": "crash", "reason": "known"}, {"rule": "missing-text", "field": "android", "locale": "fr",
       "platform": "android", "reason": "comes with 5.3"}]}
    """#

  private static let marks = #"""
    {"locale":"fr-CA","texts":"9ae16a3b2f90404f","state":"rejected","note":"too long","at":"2026-11-21T20:00:00Z","name":"Ada","email":"ada@example.com"}
    {"locale":"de","texts":"1","state":"reviewed","at":"2026-11-21T20:00:00Z","name":"Ada","email":"ada@example.com"}
    """#

  private static let lists = [
    "token,name,locale,host\nabc:APA91b,\"Ann \"\"A\"\"\nB\",fr_CA,x\n# c\nabc:APA91c;x\r\n",
    "# tokens\nabc:APA91b\n\n cqVdrJ2mRk-1bQkD9yWvWm \r\n", "\u{FEFF}token\tname\na:APA91b\tx\n",
    "token;name\na:APA91b;\"x\n",
  ]
}
