internal import DevicePreview

/// A device's verdict in the page's words and styles.
struct PageVerdict: Hashable, Comparable {
  var verdict: Verdict
  /// Whether lint has something against a text that is shown as the message says.
  var isDoubted = false

  /// What the message intends, in the device's own language.
  static let fine = PageVerdict(verdict: .fine)

  static func < (one: PageVerdict, other: PageVerdict) -> Bool {
    one.verdict == other.verdict
      ? !one.isDoubted && other.isDoubted : one.verdict < other.verdict
  }

  /// Whether the page's tables draw it as a success, a warning or an error.
  var severity: Verdict.Severity { isDoubted ? .warning : verdict.severity }

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
    case .fine: isDoubted ? "see the finding" : "shown"
    case .foreign: "in another language"
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
  /// Lint's doubt counts where nothing worse is to be said.
  func pageVerdict(isDoubted: Bool) -> PageVerdict {
    PageVerdict(verdict: verdict, isDoubted: isDoubted && verdict == .fine)
  }

  /// The verdict in words, with the releases in which it is so.
  func headline(isDoubted: Bool) -> String {
    let pageVerdict = pageVerdict(isDoubted: isDoubted)
    let words =
      (pageVerdict.isDoubted ? nil : remarks.first)
      ?? (verdict == .blank && absence != nil ? "no text" : pageVerdict.label)
    return releases.isEmpty ? words : "\(words), in \(releases.joined(separator: ", "))"
  }

  /// Every device of its kind shows the same, but for its language.
  func looksLike(_ other: ShownNotification) -> Bool {
    card == other.card && verdict == other.verdict && absence == other.absence
      && promise == other.promise && texts.map(\.resolution) == other.texts.map(\.resolution)
  }
}
