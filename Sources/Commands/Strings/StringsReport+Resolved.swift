internal import Drafts
internal import PushMessages
internal import Resolver
internal import TextLayout

extension StringsReport {
  /// What one device of one locale makes of a key.
  struct ResolvedKey {
    var locale: PreviewLocale
    var platform: Platform
    /// With the app as it is worked on.
    var resolution: Resolution
    /// `nil` if the project names no releases.
    var releases: ReleaseResolutions?
  }

  /// A paragraph for each device; one for all where many get the very same, as of a key that no string has.
  static func text(_ entries: [ResolvedKey]) -> String {
    var locales: [Paragraph: [String]] = [:]
    let paragraphs = entries.map { Paragraph(platform: $0.platform, lines: lines(of: $0)) }
    for (entry, paragraph) in zip(entries, paragraphs) {
      locales[paragraph, default: []].append(entry.locale.name)
    }
    return zip(entries, paragraphs).compactMap { entry, paragraph -> String? in
      let names = locales[paragraph] ?? []
      let isMany = names.count > mostAlike
      // All of them stand where the first one does.
      guard !isMany || names.first == entry.locale.name else { return nil }
      let title = "\(isMany ? some(of: names) : entry.locale.name)  \(paragraph.platform.rawValue)"
      return ([title] + paragraph.lines).map { $0.displayable + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private struct Paragraph: Hashable {
    var platform: Platform
    var lines: [String]
  }

  /// So many devices with the same answer each have a paragraph of their own.
  private static let mostAlike = 6

  private static func some(of names: [String]) -> String {
    "\(names.prefix(mostAlike).joined(separator: ", ")) and \(names.count - mostAlike) more"
  }

  private static func lines(of entry: ResolvedKey) -> [String] {
    var lines = PreviewReport.lines("text", entry.resolution)
    guard let releases = entry.releases else { return lines }
    lines += releases.entries.map { release in
      "  \(release.name): \(release.resolution.outcome.sentence)"
    }
    if let worst = releases.worst { lines.append("  worst: \(worst)") }
    return lines
  }

  static func json(_ entries: [ResolvedKey], key: String, arguments: [String]?)
    -> String
  {
    JSONReport.text(
      .stringsResolve,
      entries.map { entry in
        var texts = [entry.resolution]
        for release in entry.releases?.entries ?? [] {
          texts.append(release.resolution)
          texts[texts.count - 1].releases = [release.name]
        }
        let worst = entry.releases?.worst(than: entry.resolution) ?? entry.resolution
        return .object([
          .init("platform", .string(entry.platform.rawValue)),
          .init("locale", .string(entry.locale.name)),
          .init("languages", JSONReport.strings(entry.locale.languages)),
          .init("key", .string(key)),
          .init("arguments", arguments.map(JSONReport.strings) ?? .null),
          .init("texts", .list(texts.map(JSONReport.text))),
          .init("worst", JSONReport.text(worst)),
        ])
      })
  }
}

extension Resolution.Outcome {
  /// The outcome in a few words.
  fileprivate var sentence: String {
    switch self {
    case .shows(let text): text
    case .omitted: "NOT SHOWN"
    case .crashes(let exception): "CRASHES: \(exception)"
    case .showsKey(let key): "\(key)  THE KEY IS SHOWN"
    case .garbled(let text): "\(text)  GARBLED"
    case .unknown: "unknown"
    }
  }
}
