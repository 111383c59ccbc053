internal import DevicePreview

extension Verdict {
  var mark: String {
    switch severity {
    case .fine: "✓"
    case .unknown: "?"
    case .warning: "⚠"
    case .error: "✗"
    }
  }

  /// The name of its style, and of its severity in data.
  var style: String {
    switch severity {
    case .fine: "o"
    case .unknown: "u"
    case .warning: "w"
    case .error: "e"
    }
  }

  /// Two or three words for totals and tables.
  var label: String {
    switch self {
    case .fine: "shown"
    case .lacksLine: "lacks a line"
    case .oneLanguage: "not translated"
    case .unknown: "not known"
    case .incomplete: "a line is left out"
    case .nothing: "nothing is shown"
    case .showsKey: "shows a key"
    case .garbled: "garbled"
    case .onlyKeys: "shows only keys"
    case .blank: "shown without text"
    case .crashes: "app crashes"
    }
  }
}

extension ShownNotification {
  /// The verdict in words, with the releases in which it is so.
  var headline: String {
    let words = remarks.first ?? (verdict == .blank && absence != nil ? "no text" : verdict.label)
    return releases.isEmpty ? words : "\(words), in \(releases.joined(separator: ", "))"
  }

  /// Every device of its kind shows the same, but for its language.
  func looksLike(_ other: ShownNotification) -> Bool {
    card == other.card && verdict == other.verdict && absence == other.absence
      && promise == other.promise && texts.map(\.resolution) == other.texts.map(\.resolution)
  }
}
