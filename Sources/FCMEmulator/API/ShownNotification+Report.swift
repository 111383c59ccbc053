import DevicePreview
import PushMessages
import Resolver

extension ShownNotification {
  /// Every text that a person reads, a line each.
  var readableText: String {
    guard let card else { return "" }
    return [card.title, card.subtitle, card.body].compactMap(\.self).joined(separator: "\n")
  }

  /// What the device shows, as JSON.
  var value: JSONValue {
    var members: [(String, JSONValue)] = [("verdict", .string(verdict.name))]
    members += verdict.names.dropFirst().map { ("severity", .string($0)) }
    for (name, text) in [
      ("title", card?.title), ("subtitle", card?.subtitle), ("body", card?.body),
    ] {
      if let text { members.append((name, .string(text))) }
    }
    let reasons = [absence].compactMap(\.self) + remarks
    if !reasons.isEmpty { members.append(("remarks", .list(reasons.map { .string($0) }))) }
    return EmulatorAnswer.object(members)
  }
}

extension Verdict {
  /// The names of all verdicts, and those of their severities.
  static let allNames: [String] = {
    let verdicts: [Verdict] = [
      .fine, .foreign, .lacksLine, .oneLanguage, .unknown, .incomplete, .nothing, .showsKey,
      .garbled, .onlyKeys, .blank, .crashes,
    ]
    return verdicts.map(\.name) + ["warning", "error"]
  }()

  /// Its name and that of its severity.
  var names: [String] {
    switch severity {
    case .fine, .unknown: [name]
    case .warning: [name, "warning"]
    case .error: [name, "error"]
    }
  }

  /// Its name in JSON.
  var name: String {
    switch self {
    case .fine: "fine"
    case .foreign: "foreign"
    case .lacksLine: "lacks_line"
    case .oneLanguage: "one_language"
    case .unknown: "unknown"
    case .incomplete: "incomplete"
    case .nothing: "nothing"
    case .showsKey: "shows_key"
    case .garbled: "garbled"
    case .onlyKeys: "only_keys"
    case .blank: "blank"
    case .crashes: "crashes"
    }
  }
}
