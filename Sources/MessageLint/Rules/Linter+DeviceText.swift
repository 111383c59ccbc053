import DevicePreview
import PushMessages
import Resolver

extension Linter {
  /// `device-text`: a device crashes, garbles or leaves out a text, or shows its key.
  ///
  /// Locales with the same trouble in the same text share a finding.
  static func deviceTextFindings(in subject: LintSubject) -> [Finding] {
    var groups: [(trouble: Trouble, shown: [ShownNotification])] = []
    for shown in subject.shown {
      for trouble in Trouble.all(in: shown) {
        if let index = groups.firstIndex(where: { $0.trouble == trouble }) {
          groups[index].shown.append(shown)
        } else {
          groups.append((trouble, [shown]))
        }
      }
    }
    return groups.map { finding($0.trouble, $0.shown, in: subject) }
  }

  private static func finding(
    _ trouble: Trouble, _ shown: [ShownNotification], in subject: LintSubject
  ) -> Finding {
    let total = subject.shown.count { $0.device.platform == trouble.platform }
    let scope = shown.count == total ? "all \(total)" : "\(shown.count) of \(total)"
    let place =
      "\(trouble.isTitle ? "title" : "body") on \(trouble.platform.name), \(scope) locales: "
    let short =
      "\(trouble.platform.name) \(trouble.isTitle ? "title" : "body") \(shown.count)/\(total): "
    let reason = Reason(trouble.reason)
    let resolution = shown.first.map { trouble.isTitle ? $0.title : $0.body }
    return Finding(
      rule: "device-text", trouble.verdict.severity == .error ? .error : .warning,
      "\(place)\(reason.what)", headline: "\(short)\(reason.headline)",
      remedy: trouble.isMissing
        ? "a literal text or another key"
        : "a literal text, another key, or leave the platform out",
      appRemedy: trouble.isMissing
        ? "add the missing text" : reason.remedy.map { Finding.Text($0) },
      path: trouble.path,
      platform: trouble.platform, locales: shown.compactMap(\.device.locales.first),
      source: resolution?.source)
  }

  /// A resolver's reason in its parts: `HEADLINE: DETAIL; REMEDY`, of which only the first is always there.
  private struct Reason {
    var what: String
    var remedy: String?
    var headline: String

    init(_ reason: String) {
      let parts = reason.split(separator: "; ", maxSplits: 1).map(String.init)
      what = parts.first ?? reason
      remedy = parts.count > 1 ? parts[1] : nil
      headline = what.split(separator: ": ", maxSplits: 1).first.map(String.init) ?? what
    }
  }

  /// What makes two locales' troubles the same.
  private struct Trouble: Equatable {
    var platform: Platform
    var isTitle: Bool
    var verdict: Verdict
    var reason: String

    static func all(in shown: ShownNotification) -> [Trouble] {
      guard shown.device.platform != .web else { return [] }
      return [
        Trouble(shown, isTitle: true, asked: shown.asksForTitle, shown.title),
        Trouble(shown, isTitle: false, asked: shown.asksForBody, shown.body),
      ].compactMap(\.self)
    }

    init?(_ shown: ShownNotification, isTitle: Bool, asked: Bool, _ resolution: Resolution) {
      guard asked, let verdict = Verdict(trouble: resolution.outcome) else { return nil }
      platform = shown.device.platform
      self.isTitle = isTitle
      self.verdict = verdict
      reason = resolution.reason ?? resolution.outcome.name
    }

    /// Whether the text is not there, and not there but wrong.
    var isMissing: Bool { verdict == .showsKey || verdict == .incomplete }

    var path: FieldPath {
      switch (platform, isTitle) {
      case (.android, true): "android.notification.title_loc_key"
      case (.android, false): "android.notification.body_loc_key"
      case (_, true): "apns.payload.aps.alert.title-loc-key"
      case (_, false): "apns.payload.aps.alert.loc-key"
      }
    }
  }
}

extension Verdict {
  /// The verdict on a text with trouble; `nil` where it is shown as promised or not known.
  fileprivate init?(trouble outcome: Resolution.Outcome) {
    switch outcome {
    case .shows, .unknown: return nil
    case .omitted: self = .incomplete
    case .crashes: self = .crashes
    case .showsKey: self = .showsKey
    case .garbled: self = .garbled
    }
  }
}

extension Platform {
  /// The platform's name in sentences.
  var name: String {
    switch self {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "the web"
    }
  }
}
