internal import Resolver

/// How a device resolves a notification's texts, whether or not the notification appears.
struct ShownTexts {
  var title: Resolution
  var subtitle: Resolution
  var body: Resolution
  var asksForTitle: Bool
  var asksForSubtitle: Bool
  var asksForBody: Bool
  /// The literal texts that are in another language than the device's.
  var frozen: [LiteralText] = []
  /// The lines that only other platforms have.
  var lacked: [ShownNotification.LackedLine] = []

  /// The worst that happens to one of the texts that the message asks for; `nil` if it asks for none.
  var verdict: Verdict? {
    guard let worst = worstOfAsked else { return nil }
    // Nearly always; this is asked for each device at each key.
    if worst <= .foreign { return worst }
    if isBlank { return .blank }
    return hasOnlyKeys ? .onlyKeys : worst
  }

  /// What is to be said of literal texts: a key whose fallback is read is in another language as they are.
  var frozenVerdict: Verdict {
    if frozen.isEmpty { return .fine }
    return frozen.contains(where: \.isAvoidable) ? .oneLanguage : .foreign
  }

  /// Without a list of the texts, which are large.
  private var worstOfAsked: Verdict? {
    var worst: Verdict?
    func take(_ text: Resolution) {
      var verdict = Verdict(text.outcome)
      if verdict == .fine, text.isForeign { verdict = .foreign }
      worst = max(worst ?? verdict, verdict)
    }
    if asksForTitle { take(title) }
    if asksForSubtitle { take(subtitle) }
    if asksForBody { take(body) }
    return worst
  }

  private var asked: [Resolution] {
    (asksForTitle ? [title] : []) + (asksForSubtitle ? [subtitle] : [])
      + (asksForBody ? [body] : [])
  }

  /// Whether every text that the message asks for is left out, on one and the same device.
  var isBlank: Bool {
    let asked = asked
    return !asked.isEmpty && asked.allSatisfy { $0.outcome == .omitted } && haveReleaseInCommon
  }

  /// Whether only the names of keys appear.
  private var hasOnlyKeys: Bool {
    let verdicts = asked.map { Verdict($0.outcome) }
    return verdicts.contains(.showsKey)
      && verdicts.allSatisfy { $0 == .showsKey || $0 == .incomplete } && haveReleaseInCommon
  }

  /// Whether what happens to the texts happens in one release: each is shown as the worst release has it.
  private var haveReleaseInCommon: Bool {
    let named = asked.map(\.releases).filter { !$0.isEmpty }
    guard let first = named.first else { return true }
    return first.contains { release in named.allSatisfy { $0.contains(release) } }
  }

  /// Whether anything that appears is known: one of the texts is enough, and no text at all.
  var isKnown: Bool {
    if !asksForTitle, !asksForSubtitle, !asksForBody { return true }
    return asksForTitle && title.outcome != .unknown
      || asksForSubtitle && subtitle.outcome != .unknown
      || asksForBody && body.outcome != .unknown
  }

  /// Whether the device does with every text what the FCM documentation promises.
  var isAsPromised: Bool {
    isKept(title) && (!asksForSubtitle || isKept(subtitle)) && isKept(body)
  }

  private func isKept(_ text: Resolution) -> Bool { text.documented == text.outcome.text }
}
