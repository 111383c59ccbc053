import DevicePreview
import PushMessages
import Resolver

/// A broadcast shows words that people type when they try something: test, lorem, asdf, FooCorp.
enum PlaceholderTextRule: LintRule {
  static let id = "placeholder-text"
  static let severity = Finding.Severity.warning
  static let summary =
    "A broadcast shows words that people type for tests: test, lorem, asdf, FooCorp."
  static let isForSending = true

  private static let words: Set<String> = [
    "test", "testing", "lorem", "ipsum", "asdf", "asd", "qwerty", "foocorp", "foo", "foobar",
    "dummy",
    "todo", "fixme", "untranslated", "tbd", "xxx", "placeholder", "untitled",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.isBroadcast else { return [] }
    var found: [(word: String, places: [Finding.Place], platform: Platform)] = []
    for shown in subject.shown {
      for (_, resolution) in shown.texts {
        guard let text = resolution.outcome.text, let word = word(in: text) else { continue }
        let locale = shown.device.previewName ?? ""
        let place = Finding.Place(resolution.source, locales: [locale])
        guard let index = found.firstIndex(where: { $0.word == word }) else {
          found.append((word, [place], shown.device.platform))
          continue
        }
        if !found[index].places.contains(where: { $0.locales == [locale] }) {
          found[index].places.append(place)
        }
      }
    }
    return found.map { word, places, _ in
      var finding = finding(
        "everyone would read ‘\(word)’: is this a test message?",
        remedy: "write the real words, or send to a test device"
      )
      finding.places = places
      finding.localeCount = subject.locales.count
      return finding
    }
  }

  private static func word(in text: String) -> String? {
    text.split { !$0.isLetter }.map(String.init).first { words.contains($0.lowercased()) }
  }
}
