public import DevicePreview
public import Resolver

/// The texts that a platform's translations are made from, with the message's arguments in them.
public struct PageSource: Sendable {
  public var platform: Platform
  /// As the app says: `en`.
  public var language: String
  /// Title, subtitle and body with their names; those without a text are left out.
  public var texts: [(name: String, text: String)]
  /// The same with literals: what the message says in that language.
  var message: [String]

  /// What a device in the source language would show, or what the FCM page promises for it.
  public init(_ language: String, _ shown: ShownNotification) {
    platform = shown.device.platform
    self.language = language
    texts = shown.askedTexts.compactMap { name, resolution in
      // A literal isn't translated.
      guard resolution.source != nil else { return nil }
      let text = resolution.documented ?? resolution.outcome.text
      return text.map { (name, $0) }
    }
    message = shown.message
  }
}

extension PageSource {
  /// `same text as English`, of a translation that reads as this does; `nil` if it doesn't.
  public func likeness(of shown: ShownNotification) -> String? {
    shown.likeness(to: texts, in: language)
  }

  /// Whether two platforms' texts read the same.
  func isLike(_ other: PageSource) -> Bool {
    language == other.language && texts.map(\.name) == other.texts.map(\.name)
      && texts.map { Array($0.text.utf8) } == other.texts.map { Array($0.text.utf8) }
  }
}

extension ShownNotification {
  /// Title, subtitle and body as they are meant, whatever devices make of them.
  var message: [String] {
    askedTexts.compactMap { ($0.resolution.documented ?? $0.resolution.outcome.text) }
      .filter { !$0.isEmpty }
  }
}
