import StringResources

extension AndroidStringTable {
  /// A text with the number of the configuration whose devices show it.
  private typealias Placed = (configuration: Int, text: LocalizedText)

  func localizedTexts(for key: String) -> [LocalizedText] {
    var known: [String: [Placed]] = [:]
    return placedTexts(of: entryName(of: key), &known).map(\.text)
  }

  /// `known` holds what was looked up on the way, so that references in a circle end; `steps` counts the references that
  /// led here, because a device doesn't follow more than some.
  private func placedTexts(
    of name: String, after steps: Int = 0, _ known: inout [String: [Placed]]
  ) -> [Placed] {
    if let texts = known[name] { return texts }
    guard steps < AndroidLookup.referenceLimit else { return [] }
    known[name] = []
    guard let entries = texts(for: name)?.entries else { return [] }
    let own = Set(entries.map(\.configuration))
    var placed: [Placed] = []
    for entry in entries where !isPseudo(entry) {
      switch value(of: entry) {
      case .text(let text): placed.append((entry.configuration, localizedText(text, entry)))
      case .reference(let package, "string", let target)
      where package == nil || package == packageName:
        let targets = placedTexts(of: target, after: steps + 1, &known)
        for next in referred(targets, from: entry, besides: own)
        where !placed.contains(where: { $0.text.source == next.text.source }) {
          placed.append(next)
        }
      default: continue
      }
    }
    known[name] = placed
    return placed
  }

  private func localizedText(_ text: String, _ entry: Entry) -> LocalizedText {
    let locale = configurations[entry.configuration].localeTag
    return LocalizedText(
      text: text, source: source(of: entry), locale: locale ?? localeOfDefault,
      isSource: locale == nil, isTranslatable: isTranslatable(entry),
      isForOtherState: isForOtherState(entry))
  }

  private var localeOfDefault: String { localeConfig?.defaultLocale ?? "en" }

  /// What devices that come upon a reference find behind it, each with the text of its own localization.
  ///
  /// Where the other string lacks the reference's own locale, its default text is what such devices show.
  private func referred(
    _ targets: [Placed], from entry: Entry, besides own: Set<Int>
  ) -> [Placed] {
    let language = configurations[entry.configuration].locale.language
    var found = targets.filter { target in
      target.configuration == entry.configuration
        || !own.contains(target.configuration)
          && (language == nil || configurations[target.configuration].locale.language == language)
    }
    if isForOtherState(entry) {
      for index in found.indices { found[index].text.isForOtherState = true }
    }
    guard !found.contains(where: { $0.configuration == entry.configuration }),
      var source = targets.first(where: { configurations[$0.configuration] == .init() })
    else { return found }
    let locale = configurations[entry.configuration].localeTag
    source.text.locale = locale ?? localeOfDefault
    source.text.isSource = locale == nil
    source.text.isForOtherState = isForOtherState(entry)
    found.append((entry.configuration, source.text))
    return found
  }
}
