import DevicePreview
import Drafts
import Resolver

extension Derived {
  /// The texts of a key with what each of them takes, localization by localization.
  func placeholders(
    of text: KeyedText, key: String?
  ) -> [(text: LocalizedText, uses: [PlaceholderUse])] {
    guard let key, !key.isEmpty else { return [] }
    return previewer.resolver.strings.texts(for: key, on: text.platform).map {
      ($0, PlaceholderUse.all(in: $0.text, on: text.platform))
    }
  }

  /// What becomes of each text of a key, and where it has the argument.
  func argumentUses(_ number: Int, for text: KeyedText, key: String?) -> [ArgumentUse] {
    guard let key, !key.isEmpty else { return [] }
    let request = request(for: text, key: key)
    return previewer.resolver.strings.texts(for: key, on: text.platform).compactMap { localized in
      guard let outcome = outcome(of: request, localized, on: text.platform) else { return nil }
      let uses = PlaceholderUse.placed(in: localized.text, on: text.platform)
        .filter { $0.use.argument == number }
      let spots = uses.reduce(into: Set<Int>()) {
        $0.formUnion(localized.text.places(of: $1.range))
      }
      let shown = outcome.text.flatMap { text in
        request.text(ofArgument: number).map {
          ArgumentUse.Shown(text, value: $0, uses: uses.count)
        }
      }
      return ArgumentUse(
        locale: localized.locale, platform: text.platform, text: localized.text, spots: spots,
        shown: shown, verdict: Verdict(outcome))
    }
  }

  /// `nil` for a text that no device of ours reads, such as one for wide screens.
  private func outcome(
    of request: TextRequest, _ text: LocalizedText, on platform: Platform
  ) -> Resolution.Outcome? {
    // What is the default text may have no other reader than devices in unknown languages.
    for locale in [text.locale, "zxx"] {
      let device = settings.device(platform, PreviewLocale(locale))
      let resolution = previewer.resolver.resolve(request, on: device)
      if resolution.source == text.source { return resolution.outcome }
    }
    return nil
  }
}

extension String {
  /// The grapheme clusters at a range of UTF-8 bytes, by their numbers.
  fileprivate func places(of range: Range<Int>) -> Range<Int> {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    let first = self[..<start].count
    return first..<first + self[start..<end].count
  }
}

extension TextRequest {
  /// An argument by its number, counted from 1; `nil` where the message has none that is a text.
  fileprivate func text(ofArgument number: Int) -> String? {
    guard let arguments, arguments.indices.contains(number - 1),
      case .string(let text) = arguments[number - 1]
    else { return nil }
    return text
  }
}
