public import DevicePreview
public import Resolver

/// What becomes of a message on one platform, over all locales of the preview.
public struct PlatformOutlook: Hashable, Sendable {
  public var platform: Platform
  /// In how many locales which outcome is to be expected; the worst first.
  public var counts: [(verdict: Verdict, locales: Int)] { pairs.map { ($0.verdict, $0.locales) } }

  private let pairs: [Pair]

  private struct Pair: Hashable, Sendable {
    var verdict: Verdict
    var locales: Int
  }

  init(_ platform: Platform, _ shown: [ShownNotification]) {
    self.platform = platform
    let own = shown.filter { $0.device.platform == platform }
    pairs = Dictionary(grouping: own, by: \.verdict)
      .map { Pair(verdict: $0.key, locales: $0.value.count) }
      .sorted { $0.verdict > $1.verdict }
  }

  /// The worst of it; `fine` where no locale was looked at.
  public var severity: Verdict.Severity { pairs.first?.verdict.severity ?? .unknown }

  /// `the app crashes in 3 of 24 locales, shown as meant in 21`.
  public var sentence: String {
    let total = pairs.reduce(0) { $0 + $1.locales }
    guard let worst = pairs.first else { return "not looked at" }
    guard pairs.count > 1 else {
      let all =
        total == 1 ? "the only locale" : total == 2 ? "both locales" : "all \(total) locales"
      return "\(worst.verdict.words) in \(all)"
    }
    let rest = pairs.dropFirst().map { "\($0.verdict.words) in \($0.locales)" }
    return (["\(worst.verdict.words) in \(worst.locales) of \(total) locales"] + rest)
      .joined(separator: ", ")
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .fine: "shown as meant"
    case .unknown: "not known"
    case .incomplete: "a line is missing"
    case .showsKey: "the name of a key is shown"
    case .nothing: "nothing is shown"
    case .garbled: "garbled"
    case .crashes: "the app crashes"
    }
  }
}
