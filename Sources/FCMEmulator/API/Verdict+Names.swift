import DevicePreview

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
