internal import DevicePreview
internal import TerminalUI
internal import TextLayout

extension Verdict {
  /// The sign that says it without color.
  var mark: String { severity.mark }

  var style: Style {
    switch severity {
    case .fine: .ok
    case .unknown: .unknown
    case .warning: .warning
    case .error: .error
    }
  }

  /// Above a card: the longest wording that fits, with the place (`in 5.1`) where there is one; `mark` is that of the remarks.
  func headline(
    width: Int, place: String? = nil, remarks: [String] = [], mark: String,
    isForOlderApps: Bool = false,
    ambiguous: AmbiguousWidth
  ) -> String {
    let headlines =
      isForOlderApps
      ? ["? not verified for newer apps", "? newer apps unknown"]
      : remarks.isEmpty ? headlines : remarks.map { "\(mark) \($0)" }
    let placed = place.map { place in headlines.map { "\($0) \(place)" } } ?? []
    return (placed + headlines).first { $0.terminalWidth(ambiguous: ambiguous) <= width }
      ?? headlines[headlines.count - 1]
  }

  private var headlines: [String] {
    switch self {
    case .fine: ["✓ shown as promised", "✓ shown"]
    case .foreign: ["⚠ another language", "⚠ foreign"]
    case .lacksLine: ["⚠ lines are missing"]
    case .oneLanguage: ["⚠ one text for all"]
    case .unknown: ["? unknown"]
    case .incomplete: ["⚠ A LINE IS MISSING", "⚠ INCOMPLETE"]
    case .showsKey: ["⚠ THE KEY IS SHOWN", "⚠ KEY SHOWN"]
    case .nothing: ["⚠ NOTHING IS SHOWN", "⚠ NOTHING"]
    case .garbled: ["✗ GARBLED"]
    case .onlyKeys: ["✗ ONLY THE KEY IS SHOWN", "✗ KEY SHOWN"]
    case .blank: ["✗ NOTHING IS SHOWN", "✗ NOTHING"]
    case .crashes: ["✗ NOTHING IS SHOWN (crash)", "✗ CRASH, NOTHING SHOWN", "✗ CRASH"]
    }
  }

  /// In a row of the locales; at most seven letters.
  var word: String {
    switch self {
    case .fine: "ok"
    case .foreign: "foreign"
    case .lacksLine: "partly"
    case .oneLanguage: "literal"
    case .unknown: "unknown"
    case .incomplete: "partly"
    case .showsKey: "key"
    case .nothing: "nothing"
    case .garbled: "garbled"
    case .onlyKeys: "key"
    case .blank: "nothing"
    case .crashes: "crash"
    }
  }
}
