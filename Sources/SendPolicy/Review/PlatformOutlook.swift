public import DevicePreview
import MessageLint
import PushMessages
public import Resolver

/// The result of a message on one platform, over all locales of the preview.
public struct PlatformOutlook: Hashable, Sendable {
  public var platform: Platform
  /// In how many locales which outcome is to be expected; the worst first.
  public var counts: [(verdict: Verdict, locales: Int)] { pairs.map { ($0.verdict, $0.locales) } }

  private let pairs: [Pair]
  /// What the message lacks here, the same in every locale that shows anything: `no title, unlike Android`.
  private let lack: String?

  fileprivate struct Pair: Hashable, Sendable {
    var verdict: Verdict
    var locales: Int
    /// Which texts the locales read in another language than their own; `nil` if they read none so.
    var freeze: ShownNotification.Freeze?
    /// Whether the message asks for no text, so that an icon is all that there is to see.
    var isWordless = false
    /// What lint has against what appears as the message says; `nil` if nothing.
    var doubt: Doubt?

    /// What each locale reads in its own language, and lint has nothing against, goes last.
    var rank: Int { isFrozen ? 0 : doubt == nil ? 2 : 1 }
  }

  fileprivate enum Doubt: Hashable, Sendable {
    /// About the texts.
    case finding
    /// About the platform as a whole: what it names isn't in the app, or the device reads it in another way.
    case error
  }

  /// `findings` are lint's, each about the locales that it names.
  init(_ platform: Platform, _ shown: [ShownNotification], doubtedBy findings: [Finding] = []) {
    self.platform = platform
    let doubts = DoubtedLocales(findings)
    let hasError = findings.contains { $0.isError(on: platform) }
    let own = shown.filter { $0.device.platform == platform }
    lack = own.first { $0.verdict <= .oneLanguage && !$0.lackedLines.isEmpty }
      .flatMap { ShownNotification.LackedLine.words(for: $0.lackedLines).first }
    // A browser shows one text in every language: then those that read it in their own are no other group.
    let isOneText =
      platform == .web && own.contains { $0.verdict <= .oneLanguage && $0.freeze != nil }
    pairs = Dictionary(grouping: own) { Sort($0, doubts, isOneText: isOneText, hasError: hasError) }
      .map { sort, shown in
        Pair(
          verdict: sort.verdict, locales: shown.count,
          freeze: sort.isFrozen ? Self.freeze(of: shown) : nil, isWordless: sort.isWordless,
          doubt: sort.doubt)
      }
      // A browser's literal isn't a fault, but comes before texts in the locale's own language.
      .sorted { first, second in
        if first.verdict != second.verdict { return first.verdict > second.verdict }
        return first.rank < second.rank
      }
  }

  private struct Sort: Hashable {
    var verdict: Verdict
    var isFrozen: Bool
    var isWordless: Bool
    var doubt: Doubt?

    init(
      _ shown: ShownNotification, _ doubts: DoubtedLocales, isOneText: Bool, hasError: Bool
    ) {
      isFrozen = shown.verdict <= .oneLanguage && (isOneText || shown.freeze != nil)
      // Who reads a literal in another language does so whether or not a key would help.
      verdict = isFrozen && shown.verdict == .foreign ? .oneLanguage : shown.verdict
      isWordless = verdict == .incomplete && shown.isWordless
      if !isFrozen, doubts.concern(shown) { doubt = .finding }
      if verdict == .fine, hasError { doubt = .error }
    }
  }

  /// What the locales have in common.
  private static func freeze(of shown: [ShownNotification]) -> ShownNotification.Freeze {
    let all = Set(shown.compactMap(\.freeze))
    if all.count == 1, let freeze = all.first { return freeze }
    let parts = Set(all.map(\.part))
    return ShownNotification.Freeze(part: parts.count == 1 ? parts.first ?? nil : nil)
  }

  /// The worst of it; `unknown` where no locale was looked at.
  public var severity: Verdict.Severity {
    let worst = pairs.first?.verdict.severity ?? .unknown
    guard worst == .fine else { return worst }
    let doubts = Set(pairs.compactMap(\.doubt))
    return doubts.contains(.error) ? .error : doubts.isEmpty ? worst : .warning
  }

  /// Whether every locale reads the message in its own language.
  public var isAsMeant: Bool { severity == .fine && pairs.allSatisfy { $0.rank == 2 } }

  /// `the app crashes in 3 of 24 locales, shown as meant in 21`, `6 of 7 locales read English`,
  /// `shown in another language in 1 of 7 locales, shown as meant in 6`,
  /// `no title, unlike Android; shown in all 7 locales`.
  public var sentence: String {
    let total = pairs.reduce(0) { $0 + $1.locales }
    guard let worst = pairs.first else { return "not checked" }
    let all = total == 1 ? "the only locale" : total == 2 ? "both locales" : "all \(total) locales"
    let scope = pairs.count > 1 ? "\(worst.locales) of \(total) locales" : all
    let rest = pairs.dropFirst().map(\.rest)
    let sentence = ([worst.sentence(in: scope)] + rest).joined(separator: ", ")
    return (lack.map { "\($0); " } ?? "") + sentence
  }
}

extension PlatformOutlook.Pair {
  fileprivate var isFrozen: Bool { freeze != nil }

  private var words: String {
    if isWordless { return "an icon without words" }
    return switch doubt {
    case .finding: "shown, but lint has a finding"
    case .error: "shown, but lint has an error"
    case nil: verdict.words
    }
  }

  fileprivate func sentence(in scope: String) -> String {
    guard let freeze else { return "\(words) in \(scope)" }
    guard let language = freeze.language else { return "one \(freeze.part ?? "text") for \(scope)" }
    let reads = scope == "the only locale" ? "reads" : "read"
    guard let part = freeze.part else { return "\(scope) \(reads) \(language.name)" }
    return "\(scope) \(reads) the \(part) in \(language.name)"
  }

  fileprivate var rest: String {
    guard let freeze else { return "\(words) in \(locales)" }
    guard let language = freeze.language else {
      return "one \(freeze.part ?? "text") for \(locales)"
    }
    return (freeze.part.map { "\($0) " } ?? "") + "in \(language.name) in \(locales)"
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .fine: "shown as intended"
    case .foreign: "shown in another language"
    case .lacksLine: "shown"
    case .oneLanguage: "one text"
    case .unknown: "unknown"
    case .incomplete: "a line is missing"
    case .showsKey: "the name of a key is shown"
    case .nothing: "nothing is shown"
    case .garbled: "garbled"
    case .onlyKeys: "only the names of keys are shown"
    case .blank: "nothing readable is shown"
    case .crashes: "the app crashes"
    }
  }
}

extension Finding {
  /// Whether it is an error about what a platform shows, in whichever language.
  fileprivate func isError(on platform: Platform) -> Bool {
    guard severity == .error, !isOnlyForSending, locales.isEmpty else { return false }
    return self.platform.map { $0 == platform } ?? (path?.platform == platform)
  }
}

extension FieldPath {
  /// The platform whose block the field is in; `nil` if it is for all.
  fileprivate var platform: Platform? {
    switch components.first {
    case .key("android"), .key("android_v2"): .android
    case .key("apns"): .apple
    case .key("webpush"): .web
    default: nil
    }
  }
}
