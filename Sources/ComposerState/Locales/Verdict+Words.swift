import DevicePreview

extension Verdict {
  /// The words by which a list of locales is filtered; the first is the one that it shows.
  var words: [String] {
    switch self {
    case .fine: ["ok"]
    case .foreign: ["foreign", "fallback"]
    case .lacksLine: ["partly"]
    case .oneLanguage: ["literal"]
    case .unknown: ["unknown"]
    case .incomplete: ["partly", "missing"]
    case .showsKey: ["key"]
    case .nothing: ["nothing"]
    case .garbled: ["garbled"]
    case .onlyKeys: ["key"]
    case .blank: ["nothing"]
    case .crashes: ["crash"]
    }
  }
}
