internal import PushMessages
internal import Resolver
internal import TextLayout

extension StringsReport {
  static func text(_ entries: [ResolvedKey]) -> String {
    entries.map { entry in
      var lines = ["\(entry.locale)  \(entry.platform.rawValue)"]
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

  static func json(_ entries: [ResolvedKey]) -> String {
    PreviewReport.array(
      entries.map { entry in
        var members: [JSONValue.Member] = [
          .init("device", .string(entry.platform.rawValue)), .init("locale", .string(entry.locale)),
        ]
        members += PreviewReport.members(entry.resolution)
        if let releases = entry.releases {
          let objects = releases.entries.map { release in
            JSONValue.object(
              [.init("release", .string(release.name))]
                + PreviewReport.members(release.resolution))
          }
          members.append(.init("releases", .list(objects)))
          members.append(.init("worst", PreviewReport.string(releases.worst)))
        }
        return .object(members)
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
