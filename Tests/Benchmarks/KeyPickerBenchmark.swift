import ComposerState
import DevicePreview
import Drafts
import PushMessages
import Resolver
import Workspace

/// The list of keys over an app with five thousand of them in 111 locales.
struct KeyPickerBenchmark {
  private static let message =
    #"{"message": {"topic": "news", "android": {"notification": {"title_loc_args": ["Alice"]}}}}"#

  private let previewer: NotificationPreviewer
  private let composer: Composer

  init() {
    let app = SyntheticApp(keyCount: 5000)
    previewer = NotificationPreviewer(strings: app.strings, appName: "Shop")
    let settings = Drafts.PreviewSettings(
      appName: "Shop", locales: app.locales.prefix(80).map { Drafts.PreviewLocale($0) })
    composer = Composer(
      document: MessageDocument(text: Self.message), file: DraftFile(), settings: settings,
      profile: ProfileSummary(.chosen(Profile(name: "demo", project: "demo", kind: .local))))
  }

  func run() {
    let derived = derived(previewer)
    Benchmarks.report(
      "first list of 5000 keys in 111 locales",
      Measurement.median(of: 3) {
        _ = opened(
          seeing: self.derived(
            NotificationPreviewer(
              strings: previewer.resolver.strings, appName: "Shop")))
      })
    Benchmarks.report(
      "the list once more", Measurement.median(of: 9) { _ = opened(seeing: derived) })
    var searching = opened(seeing: derived)
    for letter in "ntx49" {
      let before = searching
      Benchmarks.report(
        "typing \(letter)",
        Measurement.median(of: 21) {
          searching = before
          type(letter, into: &searching, seeing: derived)
        })
    }
    guard let picker = searching.modal(KeyPicker.self) else { return }
    Benchmarks.report(
      "a screen of 55 keys, each in 80 locales",
      Measurement.median(of: 21) {
        for index in 0..<min(55, picker.count) {
          _ = derived.outlook(of: picker.entry(at: index).name, for: picker.text)
        }
      })
  }

  private func derived(_ previewer: NotificationPreviewer) -> Derived {
    Derived(
      Derived.Key(composer, stringsRevision: 1), previewer: previewer,
      settings: composer.settings)
  }

  private func opened(seeing derived: Derived) -> Composer {
    var composer = composer
    _ = composer.update(.command(.pick), seeing: derived, at: .start)
    return composer
  }

  private func type(_ letter: Character, into composer: inout Composer, seeing derived: Derived) {
    _ = composer.update(.edit(.insert(String(letter))), seeing: derived, at: .start)
  }
}
