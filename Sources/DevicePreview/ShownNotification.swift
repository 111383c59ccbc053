public import Resolver

/// What one device shows for a message.
///
/// It never changes, so it is shared and not copied: a preview of many locales holds hundreds, and a key replaces few.
public final class ShownNotification: Sendable {
  /// A line of a notification that the message has for other platforms and not for this one.
  public struct LackedLine: Hashable, Sendable {
    /// `title` or `body`.
    public var name: String
    /// Those that show the line, in the order of `Platform.allCases`.
    public var platforms: [Platform]

    public init(name: String, platforms: [Platform]) {
      self.name = name
      self.platforms = platforms
    }
  }

  public let device: Device
  public let title: Resolution
  /// Apple's second line; left out on other platforms.
  public let subtitle: Resolution
  public let body: Resolution
  /// Whether the message asks for a title, a subtitle and a body on this platform at all.
  public let asksForTitle: Bool
  public let asksForSubtitle: Bool
  public let asksForBody: Bool
  /// The literal texts that are in another language than the device's.
  public let frozenTexts: [LiteralText]
  /// The lines that the message has for other platforms only.
  public let lackedLines: [LackedLine]
  /// Why nothing appears although nothing crashes; lower-case, without a full stop.
  public let absence: String?
  public let verdict: Verdict
  /// `false` when a text crashes the app, when no notification appears, or when we know of none of its texts.
  public let isShown: Bool
  /// What of the device's state is not known although the texts are; lower-case, without a full stop.
  public let unknownPart: String?
  /// For which apps this is verified, where it is not for all of them; lower-case, without a full stop.
  public let caveat: String?
  /// What the app itself may do to it, or its users; lower-case, without a full stop.
  public let handling: String?
  /// What appears in the device's own frame; `nil` if nothing does.
  public let card: NotificationCard?
  /// What the FCM documentation promises, where the device does something else.
  public let promise: NotificationCard?

  init(
    _ texts: ShownTexts, on device: Device, absence: String?, verdict: Verdict, isShown: Bool,
    unknownPart: String? = nil, caveat: String? = nil, handling: String? = nil,
    card: NotificationCard?,
    promise: NotificationCard?
  ) {
    self.device = device
    frozenTexts = texts.frozen
    lackedLines = texts.lacked
    (title, subtitle, body) = (texts.title, texts.subtitle, texts.body)
    (asksForTitle, asksForSubtitle, asksForBody) = (
      texts.asksForTitle, texts.asksForSubtitle, texts.asksForBody
    )
    self.absence = absence
    self.verdict = verdict
    self.isShown = isShown
    self.unknownPart = unknownPart
    self.caveat = caveat
    self.handling = handling
    self.card = card
    self.promise = promise
  }

  /// The releases in the field to which the verdict is owed; empty if the app as it is worked on
  /// does as badly.
  public var releases: [String] {
    // Nearly always: asked for each row of a list at each paint.
    if title.releases.isEmpty, subtitle.releases.isEmpty, body.releases.isEmpty { return [] }
    let asked = askedTexts.map(\.resolution)
    let worst =
      absence == nil && verdict != .onlyKeys
      ? asked.filter { Verdict($0.outcome) == verdict } : asked.filter { !$0.releases.isEmpty }
    guard !worst.contains(where: \.releases.isEmpty) else { return [] }
    return worst.reduce(into: []) { names, resolution in
      names += resolution.releases.filter { !names.contains($0) }
    }
  }

  /// Whether the message wants something to appear here.
  ///
  /// Where it doesn't, such as in browsers without a text for them, it is as meant that nothing appears.
  public var isAddressed: Bool {
    verdict != .nothing || asksForTitle || asksForSubtitle || asksForBody
  }

  /// Whether it isn't known which texts appear, and not only whether they do.
  public var isWhollyUnknown: Bool {
    verdict == .unknown
      && (card == nil || askedTexts.contains { $0.resolution.outcome == .unknown })
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
