public import DevicePreview
public import PushMessages

/// What the rules look at: the draft, its reading, and what every device in the preview shows.
public struct LintSubject: Sendable {
  public var document: MessageDocument
  public var message: Message
  /// One notification per locale and platform, locale by locale.
  public var shown: [ShownNotification]

  public init(document: MessageDocument, message: Message, shown: [ShownNotification]) {
    self.document = document
    self.message = message
    self.shown = shown
  }
}
