public import Resolver

/// What one device shows for a message.
public struct ShownNotification: Hashable, Sendable {
  public var device: Device
  public var title: Resolution
  /// Apple's second line; left out on other platforms.
  public var subtitle: Resolution
  public var body: Resolution
  /// Whether the message asks for a title, a subtitle and a body on this platform at all.
  public var asksForTitle: Bool
  public var asksForSubtitle: Bool
  public var asksForBody: Bool
  /// `false` when a text crashes the app, when no notification appears, or when we know of none of its texts.
  public var isShown: Bool
  /// Why nothing appears although nothing crashes; lower-case, without a full stop.
  public var absence: String?
  public var verdict: Verdict
  /// What of the device's state is not known although the texts are; lower-case, without a full stop.
  public var unknownPart: String?
  /// What appears in the device's own frame; `nil` where nothing does.
  public var card: NotificationCard?
  /// What the FCM documentation promises, where the device does something else.
  public var promise: NotificationCard?

  /// The releases in the field to which the verdict is owed; empty where the app as it is worked on
  /// does as badly.
  public var releases: [String] {
    let asked = askedTexts.map(\.resolution)
    let worst =
      absence == nil
      ? asked.filter { Verdict($0.outcome) == verdict } : asked.filter { !$0.releases.isEmpty }
    guard !worst.contains(where: \.releases.isEmpty) else { return [] }
    return worst.reduce(into: []) { names, resolution in
      names += resolution.releases.filter { !names.contains($0) }
    }
  }

  /// Title and body with their names, in the order in which they are read, and between them a subtitle that is asked for.
  public var texts: [(name: String, resolution: Resolution)] {
    [("title", title)] + (asksForSubtitle ? [("subtitle", subtitle)] : []) + [("body", body)]
  }

  /// Those of the ``texts`` that the message asks for.
  public var askedTexts: [(name: String, resolution: Resolution)] {
    texts.filter { name, _ in
      switch name {
      case "title": asksForTitle
      case "subtitle": asksForSubtitle
      default: asksForBody
      }
    }
  }
}
