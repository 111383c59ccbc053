internal import Drafts
internal import PushMessages
internal import Resolver
internal import TextLayout

extension StringsReport {
  static func text(_ entries: [ResolvedKey]) -> String {
    entries.map { entry in
      var lines = ["\(entry.locale.name)  \(entry.platform.rawValue)"]
      lines += PreviewReport.lines("text", entry.resolution)
      if let releases = entry.releases {
        lines += releases.entries.map { release in
          "  \(release.name): \(release.resolution.outcome.sentence)"
        }
        if let worst = releases.worst { lines.append("  worst: \(worst)") }
      }
      return lines.map { $0.displayable + "\n" }.joined()
    }.joined(separator: "\n")
  }

  static func json(_ entries: [ResolvedKey], key: String, arguments: [String]?) -> String {
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
    case .unknown: "not known"
    }
  }
}
