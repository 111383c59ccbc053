internal import DevicePreview
internal import Resolver

/// A device's verdict as the page counts it: a text in another language than the device's is no success, whoever reads it.
struct PageVerdict: Hashable, Comparable {
  var verdict: Verdict
  /// Whether some text is there, and in another language.
  var isForeign = false

  /// What the message intends, in the device's own language.
  static let fine = PageVerdict(verdict: .fine)

  static func < (one: PageVerdict, other: PageVerdict) -> Bool {
    one.verdict == other.verdict ? !one.isForeign && other.isForeign : one.verdict < other.verdict
  }

  /// Whether the page's tables draw it as a success, a warning or an error.
  var severity: Verdict.Severity {
    verdict.severity == .fine && isForeign ? .warning : verdict.severity
  }

  var mark: String { severity.mark }

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
    switch verdict {
    case .fine: isForeign ? "in another language" : "shown"
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
  var pageVerdict: PageVerdict {
    let isForeign = texts.contains { text in
      text.resolution.isFallback && text.resolution.outcome.text?.isEmpty == false
    }
    return PageVerdict(verdict: verdict, isForeign: verdict == .fine && isForeign)
  }

  /// The verdict in words, with the releases in which it is so.
  var headline: String {
    let words =
      remarks.first ?? (verdict == .blank && absence != nil ? "no text" : pageVerdict.label)
    return releases.isEmpty ? words : "\(words), in \(releases.joined(separator: ", "))"
  }

  /// Every device of its kind shows the same, but for its language.
  func looksLike(_ other: ShownNotification) -> Bool {
    card == other.card && verdict == other.verdict && absence == other.absence
      && promise == other.promise && texts.map(\.resolution) == other.texts.map(\.resolution)
  }
}
