internal import Resolver

/// What becomes of a notification's texts on a device, before anybody asks whether it appears.
struct ShownTexts {
  var title: Resolution
  var subtitle: Resolution
  var body: Resolution
  var asksForTitle: Bool
  var asksForSubtitle: Bool
  var asksForBody: Bool

  /// The worst that happens to one of the texts that the message asks for; `nil` where it asks for none.
  var verdict: Verdict? {
    var worst: Verdict?
    func look(at text: Resolution) { worst = max(worst ?? .fine, Verdict(text.outcome)) }
    if asksForTitle { look(at: title) }
    if asksForSubtitle { look(at: subtitle) }
    if asksForBody { look(at: body) }
    return worst
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
