public import DevicePreview
public import Resolver

/// What the devices of one locale show, and what reviewers think of it.
public struct PagedLocale: Sendable {
  /// As the preview calls it: `fr-CA`.
  public var name: String
  /// The device's language list, most wanted first.
  public var languages: [String]
  /// Names what all its devices show: a review mark is about this.
  public var textsHash: String
  /// One for each platform of the page, in their order.
  public var shown: [ShownNotification]
  /// `nil` if it isn't reviewed.
  public var review: PageReview?
  /// The project's devices that the message addresses and the page doesn't show: no one approves them unseen.
  public var unshown: [Platform] = []
  /// Whether the project previews it: an answer about any other is about nothing.
  public var isPreviewed = true
  /// What lint has against the texts of this locale among others.
  public var doubts: [String] = []
  /// On which devices it has.
  public var doubted: Set<Platform> = []
  /// On which devices the text is lost or unreadable, `crashes the app on Android`: no one approves that unasked.
  public var trouble: String?

  public init(
    _ name: String, languages: [String], textsHash: String, shown: [ShownNotification],
    review: PageReview? = nil
  ) {
    self.name = name
    self.languages = languages
    self.textsHash = textsHash
    self.shown = shown
    self.review = review
  }

  /// The worst of its devices' verdicts.
  ///
  /// A device that the message doesn't address isn't counted, unless there is no other.
  var verdict: PageVerdict {
    shown.filter(\.isAddressed).map(verdict).max() ?? shown.map(verdict).max() ?? .fine
  }

  /// That of one of its devices.
  func verdict(of shown: ShownNotification) -> PageVerdict {
    shown.pageVerdict(isDoubted: doubted.contains(shown.device.platform))
  }

  /// The same in words.
  func headline(of shown: ShownNotification) -> String {
    shown.headline(isDoubted: doubted.contains(shown.device.platform))
  }

  /// Whether something that it shows isn't known.
  var isUnknown: Bool {
    shown.contains { $0.askedTexts.contains { $0.resolution.outcome == .unknown } }
  }

  /// Whether a reviewer has accepted what is shown now.
  var isReviewed: Bool { review?.state == .reviewed }
}
