import ComposerScreens
import ComposerState
import DevicePreview
import Drafts
import PushMessages
import TerminalUI
import Workspace

/// What one key costs while a title is typed, part by part, with 111 locales in the preview.
struct ComposerBenchmark {
  private var composer: Composer
  private var derived: Derived
  private let previewer: NotificationPreviewer

  init(_ app: SyntheticApp) {
    let settings = Drafts.PreviewSettings(
      appName: "Shop", locales: app.locales.map { Drafts.PreviewLocale($0) })
    let text = """
      {"message": {"topic": "news",
        "android": {"notification": {"title_loc_key": "\(app.key(1))",
          "body_loc_key": "\(app.key(2))", "body_loc_args": ["Alice", "3"]}},
        "apns": {"payload": {"aps": {"alert": {"title-loc-key": "\(app.key(1))",
          "loc-key": "\(app.key(2))", "loc-args": ["Alice", "3"]}}}},
        "webpush": {"notification": {"title": "Hello", "body": "World"}}}}
      """
    let profile = Profile(
      name: "local", project: "demo", endpoint: "http://127.0.0.1:9099", kind: .local)
    composer = Composer(
      document: MessageDocument(text: text), file: DraftFile(path: "news.json", savedText: text),
      settings: settings, profile: ProfileSummary(.chosen(profile)))
    previewer = NotificationPreviewer(strings: app.strings, appName: "Shop")
    derived = Derived(
      Derived.Key(composer, stringsRevision: 1), previewer: previewer,
      settings: composer.previewSettings)
    send(.command(.edit))
  }

  private mutating func send(_ action: Action) {
    _ = composer.update(action, seeing: derived, at: EventTime(seconds: 0, milliseconds: 0))
  }

  /// The parts in the order in which the program does them; times of the median of many keys.
  mutating func run(report: (String, Duration) -> Void) {
    let clock = ContinuousClock()
    let sizes = [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)]
    var times: [String: [Duration]] = [:]
    var names: [String] = []
    func note(_ name: String, _ time: Duration) {
      if times[name] == nil { names.append(name) }
      times[name, default: []].append(time)
    }
    for index in 0..<201 {
      note("a key: the state", clock.measure { send(.edit(.insert(index % 2 == 0 ? "x" : "y"))) })
      let inView = ComposerScreen.localesInView(of: composer, size: sizes[0])
      note(
        "a key: what is in view",
        clock.measure {
          derived = Derived(
            Derived.Key(composer, stringsRevision: 1), previewer: previewer,
            settings: composer.previewSettings, after: derived, inView: inView)
        })
      for size in sizes {
        var canvas = Canvas(size: size)
        note(
          "a key: drawn at \(size.columns)×\(size.rows)",
          clock.measure { ComposerScreen.draw(composer, derived, on: &canvas) })
      }
      note(
        "after the paint: rows of 111 locales",
        clock.measure {
          derived.takeStep()
          derived.takeStep()
        })
      note("after the paint: the findings", clock.measure { derived.complete() })
    }
    for name in names {
      let sorted = times[name, default: []].sorted()
      report(name, sorted[sorted.count / 2])
      report("\(name), 99th of 100", sorted[sorted.count * 99 / 100])
    }
  }
}
