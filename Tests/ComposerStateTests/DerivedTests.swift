import DevicePreview
import Drafts
import FuzzSupport
import MessageLint
import PushMessages
import Resolver
import Testing

@testable import ComposerState

struct DerivedTests {
  private static let crashing = """
    {"topic": "news", "android": {"notification": {"title": "T",
      "body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}
    """

  /// The draft with a key that does not crash, made from that of a draft that does; only the first row is in view.
  private func step() -> (now: Derived, before: Derived, whole: Derived) {
    let before = Studio.derived(of: Studio.composer(Self.crashing))
    let mended = Studio.composer(Self.crashing.replacing("new_message_body", with: "no_such_key"))
    let whole = Studio.derived(of: mended)
    let now = Derived(
      whole.key, previewer: Studio.previewer, settings: Studio.settings, after: before,
      inView: [-1, 0, 99])
    return (now, before, whole)
  }

  @Test func `What is in view is true at once, the rest is older and says so`() {
    let (now, before, whole) = step()
    #expect(now.rows[0] == whole.rows[0])
    #expect(now.rows[1...] == before.rows[1...])
    #expect(now.rows != whole.rows)
    #expect(now.findings == before.findings)
    #expect(now.count(.android) == before.count(.android), "nothing between the old and the new")
    #expect(now.count(.android) != whole.count(.android))
    #expect(!now.isComplete)
    #expect((0..<3).map(now.isCurrent) == [true, false, false])
  }

  @Test func `After its steps everything is true`() {
    var (now, _, whole) = step()
    var steps = 0
    while !now.isComplete {
      now.takeStep()
      steps += 1
    }
    #expect(steps == 2)
    #expect(now.rows == whole.rows)
    #expect(now.findings == whole.findings)
    now.takeStep()
    #expect(now.isComplete && now.findings == whole.findings)
  }

  @Test func `A long draft is judged rule by rule, so that keys and signals come in between`() {
    let text = String(repeating: "e\u{301}", count: 40_000)
    let short = Studio.composer(#"{"topic": "a", "notification": {"title": "T"}}"#)
    let long = Studio.composer(##"{"topic": "a", "notification": {"title": "\##(text)"}}"##)
    let whole = Derived(
      Derived.Key(long, stringsRevision: 0), previewer: Studio.previewer, settings: Studio.settings,
      inSteps: true)
    #expect(!whole.isComplete, "no paint waits for it")
    #expect(Studio.derived(of: long).isComplete)
    for var derived in [
      whole,
      Derived(
        Derived.Key(long, stringsRevision: 0), previewer: Studio.previewer,
        settings: Studio.settings, after: Studio.derived(of: short), inView: [0]),
    ] {
      var steps = 0
      while !derived.isComplete {
        derived.takeStep()
        steps += 1
      }
      #expect(steps > 50)
      let subject = LintSubject(
        document: long.document, shown: derived.shown,
        strings: Studio.previewer.resolver.strings, scope: Studio.settings.scope)
      #expect(derived.findings == Studio.settings.judgement(of: subject).kept)
      #expect(!derived.findings.isEmpty)
    }
  }

  @Test(arguments: [
    (Action.command(.help), false), (.command(.suspend), false), (.command(.quit), false),
    (.noticed(Notice(.info, "a")), false), (.edit(.insert("a")), false), (.leaveAfterSend, false),
    (.command(.send), true), (.command(.dryRun), true), (.command(.nextLocale), true),
  ])
  func `Help and the way out wait for nothing that is derived`(action: Action, looks: Bool) {
    var composer = Outbox.composer()
    #expect(composer.looksAtDerived(action) == looks)
    composer.start(.command(.help))
    #expect(!composer.looksAtDerived(.dialog(.filter)))
    #expect(Outbox.reviewing().looksAtDerived(.dialog(.send)))
    #expect(Outbox.reviewing().looksAtDerived(.ticked))
  }

  @Test func `A line that is added for one platform is missing on the other at once`() {
    let old =
      #"{"topic": "a", "android": {"notification": {"body": "1"}},"#
      + #" "apns": {"payload": {"aps": {"alert": {"body": "1"}}}}}"#
    let before = Studio.derived(of: Studio.composer(old))
    #expect(before.rows.allSatisfy { $0.apple.verdict == .fine })
    let whole = Studio.derived(
      of: Studio.composer(
        old.replacing(#"{"notification": {"#, with: #"{"notification": {"title": "2", "#)))
    var now = Derived(
      whole.key, previewer: Studio.previewer, settings: Studio.settings, after: before, inView: [0])
    #expect(now.rows[0].apple.verdict == .lacksLine)
    now.complete()
    #expect(now.rows == whole.rows)
    #expect(now.rows.allSatisfy { $0.apple.verdict == .lacksLine && $0.android.verdict == .fine })
  }

  @Test(
    arguments: [
      (#""title": "T""#, #""title": "1 2 3""#, false),
      // One literal for every language.
      (#""title": "T""#, #""title": "Title""#, true), (#""title": "T""#, #""title": """#, false),
      (#""body_loc_key": "new_message_body""#, #""body": "B""#, true),
      (#""body_loc_key": "new_message_body""#, #""body_loc_key": "none""#, true),
    ])
  func `A change in view says whether something is in trouble there, or was`(
    old: String, new: String, isTrouble: Bool
  ) {
    let healthy = Self.crashing.replacing(
      #""body_loc_key": "new_message_body""#, with: #""body": "B""#)
    let text = old.contains("title") ? healthy : Self.crashing
    let composer = Studio.composer(text)
    let before = Studio.derived(of: composer)
    let key = Studio.derived(of: Studio.composer(text.replacing(old, with: new))).key
    let now = Derived(
      key, previewer: Studio.previewer, settings: composer.previewSettings, after: before,
      inView: [0, 1, 2])
    #expect(now.changesTrouble == isTrouble)
    let unseen = Derived(
      key, previewer: Studio.previewer, settings: composer.previewSettings, after: before,
      inView: [])
    #expect(!unseen.changesTrouble)
  }

  @Test func `Other locales than before are made at once`() {
    let before = Studio.derived(of: Studio.composer(Self.crashing))
    var settings = Studio.settings
    settings.locales.append(PreviewLocale("ja"))
    let now = Derived(
      before.key, previewer: Studio.previewer, settings: settings, after: before, inView: [0])
    #expect(now.isComplete)
    #expect(now.rows.count == 4)
  }

  @Test func `Other strings than before leave nothing that was found in the old ones`() {
    let key = Studio.derived(of: Studio.composer(Self.crashing)).key
    let unread = Derived(
      Derived.Key(document: key.document, stringsRevision: 0),
      previewer: NotificationPreviewer(strings: AppLocalizations(), appName: "Studio"),
      settings: Studio.settings)
    let now = Derived(
      key, previewer: Studio.previewer, settings: Studio.settings, after: unread, inView: [0])
    #expect(now.isComplete)
    #expect(now.findings.contains { $0.severity == .error })
    #expect(now.count(.android).errors == 1)
  }

  private static let edits: [(path: FieldPath, values: [JSONValue?])] = [
    ("notification.title", [.string("T"), .string(""), nil]),
    ("notification.body", [.string("B"), .number("1"), nil]),
    ("android.notification.title_loc_key", [.string("welcome_title"), .string("none"), nil]),
    ("android.notification.body_loc_key", [.string("new_message_body"), nil]),
    ("android.notification.body_loc_args", [.list([.string("3")]), .list([]), nil]),
    ("apns.payload.aps.alert.title-loc-key", [.string("WELCOME_TITLE"), .string("NONE"), nil]),
    ("apns.payload.aps.alert.body", [.string("Body"), nil]),
    ("webpush.notification.title", [.string("Web"), nil]),
    ("topic", [.string("news"), .string("a b"), nil]), ("data.a", [.string("1"), nil]),
  ]

  @Test(arguments: 1...4)
  func `However it came about, what follows from a draft is the same`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var document = Studio.composer(Self.crashing).document
    var derived = Studio.derived(of: document, settings: Studio.settings)
    for round in 0..<60 {
      let edit = try #require(Self.edits.randomElement(using: &random))
      let value = try #require(edit.values.randomElement(using: &random))
      try document.set(value, at: edit.path)
      let key = Derived.Key(document: document, stringsRevision: derived.key.stringsRevision)
      derived = Derived(
        key, previewer: Studio.previewer, settings: Studio.settings, after: derived, inView: [1])
      for _ in 0..<Int.random(in: 0...1, using: &random) { derived.takeStep() }
      guard round.isMultiple(of: 3) else { continue }
      derived.complete()
      let whole = Derived(key, previewer: Studio.previewer, settings: Studio.settings)
      #expect(derived.rows == whole.rows)
      #expect(derived.findings == whole.findings)
      #expect(Platform.allCases.map(derived.count) == Platform.allCases.map(whole.count))
      #expect(derived.targets == whole.message.targets)
    }
  }
}
