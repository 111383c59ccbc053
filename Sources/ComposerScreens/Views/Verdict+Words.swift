internal import DevicePreview
internal import TerminalUI

extension Verdict {
  /// The mark that says it without colour.
  var mark: String {
    switch severity {
    case .fine: "✓"
    case .unknown: "?"
    case .warning: "⚠"
    case .error: "✗"
    }
  }

  var style: Style {
    switch severity {
    case .fine: .ok
    case .unknown: .unknown
    case .warning: .warning
    case .error: .error
    }
  }

  /// Above a card.
  var headline: String {
    switch self {
    case .fine: "✓ shown as promised"
    case .unknown: "? not known"
    case .incomplete: "⚠ A LINE IS MISSING"
    case .showsKey: "⚠ THE KEY IS SHOWN"
    case .nothing: "⚠ NOTHING IS SHOWN"
    case .garbled: "✗ GARBLED"
    case .crashes: "✗ NOTHING IS SHOWN (crash)"
    }
  }

  /// In a row of the locales; at most seven letters.
  var word: String {
    switch self {
    case .fine: "ok"
    case .unknown: "unknown"
    case .incomplete: "partly"
    case .showsKey: "key"
    case .nothing: "nothing"
    case .garbled: "garbled"
    case .crashes: "crash"
    }
  }
}
