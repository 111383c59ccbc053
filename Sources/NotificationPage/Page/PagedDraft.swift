public import PushMessages
public import Resolver

/// A draft on a page: the message, what is wrong with it, and what every locale shows.
public struct PagedDraft: Sendable {
  /// What one platform gets of the message.
  public struct Received: Sendable {
    public var platform: Platform
    public var lines: [ReceivedMessage.Line]

    public init(_ platform: Platform, lines: [ReceivedMessage.Line]) {
      self.platform = platform
      self.lines = lines
    }
  }

  /// As reports call it: `drafts/sale.json`.
  public var name: String
  /// The target's field and value, `topic` and `news`; `nil` if there is none, or more than one.
  public var target: (field: String, value: String)?
  /// The hash that review and history have too; `nil` without a project.
  public var payloadHash: String?
  /// The hash of the message alone, which names it in answers where there is no project.
  public var messageHash: String?
  /// The message as JSON.
  public var payload: String
  public var received: [Received] = []
  public var findings: [PageFinding] = []
  /// In the order of the preview.
  public var locales: [PagedLocale]
  /// The platforms that are shown, in their usual order.
  public var platforms: [Platform]
  /// The icon that Android draws, of the app's sources; `nil` if it isn't known.
  public var icon: PageIcon?
  /// The app's own color for icons, `#rrggbb`; the message's comes before it.
  public var iconColor: String?
  /// What the texts are translated from; none for a platform whose strings aren't known.
  public var sources: [PageSource] = []

  public init(
    _ name: String, payload: String, platforms: [Platform], locales: [PagedLocale]
  ) {
    self.name = name
    self.payload = payload
    self.platforms = platforms
    self.locales = locales
  }

  /// `1 error, 2 warnings`.
  var findingWords: String {
    let errors = findings.count(where: \.isError)
    let warnings = findings.count - errors
    return "\(errors) error\(errors == 1 ? "" : "s"), "
      + "\(warnings) warning\(warnings == 1 ? "" : "s")"
  }
}
