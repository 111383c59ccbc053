/// What the releases in the field make of one text, on devices of one kind and locale.
public struct ReleaseResolutions: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// The release's name.
    public var name: String
    public var resolution: Resolution

    public init(name: String, resolution: Resolution) {
      self.name = name
      self.resolution = resolution
    }
  }

  /// In the order of the releases.
  public var entries: [Entry]

  public init(entries: [Entry]) {
    self.entries = entries
  }

  /// Asks the releases that have strings for the device.
  public init(_ request: TextRequest, on device: Device, releases: [ReleasedStrings]) {
    entries = releases.filter { $0.platforms.contains(device.platform) }.map {
      var resolution = $0.resolver.resolve(request, on: device)
      resolution.source?.release = $0.name
      return Entry(name: $0.name, resolution: resolution)
    }
  }

  /// The releases with the worst outcome, in their order; all of them where all do alike.
  ///
  /// A crash is worse than no text, that than a key or a garbled text, and those than what is not known.
  public var worstEntries: [Entry] {
    let worst = entries.map(\.resolution.outcome.severityRank).max()
    return entries.filter { $0.resolution.outcome.severityRank == worst }
  }

  /// The worst of them, where it is worse than in the app as it is worked on.
  ///
  /// Its ``Resolution/releases`` name where. What is promised is what the app's present strings
  /// promise: that is what the writer means.
  public func worst(than present: Resolution) -> Resolution? {
    let worst = worstEntries
    guard var resolution = worst.first?.resolution,
      resolution.outcome.severityRank > present.outcome.severityRank
    else { return nil }
    resolution.releases = worst.map(\.name)
    resolution.documented = present.documented ?? resolution.documented
    return resolution
  }

  /// Where it is worst and why: `in 5.1, 5.0: “promo” is not among the app's strings, so no text is
  /// set`; `nil` if every release shows a text.
  public var worst: String? {
    let worst = worstEntries
    guard let first = worst.first, first.resolution.outcome.severityRank > 0 else { return nil }
    var resolution = first.resolution
    resolution.releases = worst.map(\.name)
    return resolution.placedReason ?? resolution.outcome.name
  }
}

extension Resolution.Outcome {
  /// 0 for a text that is shown as it is meant.
  fileprivate var severityRank: Int {
    switch self {
    case .shows: 0
    case .unknown: 1
    case .garbled: 2
    case .showsKey: 3
    case .omitted: 4
    case .crashes: 5
    }
  }
}
