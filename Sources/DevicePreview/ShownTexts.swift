internal import Resolver

/// What becomes of a notification's texts on a device, before anybody asks whether it appears.
struct ShownTexts {
  var title: Resolution
  var subtitle: Resolution
  var body: Resolution
  var asksForTitle: Bool
  var asksForSubtitle: Bool
  var asksForBody: Bool

  /// Those that the message asks for.
  var asked: [Resolution] {
    (asksForTitle ? [title] : []) + (asksForSubtitle ? [subtitle] : [])
      + (asksForBody ? [body] : [])
  }

  /// Whether the device does with every text what the FCM documentation promises.
  var isAsPromised: Bool {
    isKept(title) && (!asksForSubtitle || isKept(subtitle)) && isKept(body)
  }

  private func isKept(_ text: Resolution) -> Bool { text.documented == text.outcome.text }
}
