internal import DevicePreview
internal import Resolver

extension PagedDraft {
  /// How many locales have which verdict on a platform, the worst first.
  func counts(on platform: Platform) -> [(verdict: PageVerdict, count: Int)] {
    let verdicts = locales.flatMap { locale in
      locale.shown.filter { $0.device.platform == platform }.map(locale.verdict)
    }
    return Dictionary(grouping: verdicts) { $0 }.map { (verdict: $0.key, count: $0.value.count) }
      .sorted { $0.verdict > $1.verdict }
  }

  /// The platforms on which the message asks for nothing; none if it asks for nothing at all.
  var unaddressed: [Platform] {
    let all = platforms.filter { platform in
      let shown = locales.flatMap(\.shown).filter { $0.device.platform == platform }
      return !shown.isEmpty && !shown.contains(where: \.isAddressed)
    }
    return all.count == platforms.count ? [] : all
  }

  /// Those that something is meant to appear on.
  var addressed: [Platform] {
    let others = unaddressed
    return platforms.filter { !others.contains($0) }
  }

  /// The platforms that show the same in every locale; only the web, which asks for none.
  var platformsAlike: Set<Platform> {
    guard locales.count > 1 else { return [] }
    let shown = locales.compactMap { $0.shown.first { $0.device.platform == .web } }
    let doubted = locales.count { $0.doubted.contains(.web) }
    guard let first = shown.first, shown.count == locales.count,
      shown.allSatisfy({ $0.looksLike(first) }), doubted == 0 || doubted == locales.count
    else { return [] }
    return [.web]
  }

  /// The locales with their places, the worst first; of equals in their order.
  var worstFirst: [(place: Int, locale: PagedLocale)] {
    locales.enumerated().map { (place: $0.offset, locale: $0.element) }.sorted {
      ($1.locale.verdict, $0.place) < ($0.locale.verdict, $1.place)
    }
  }

  /// How many locales are as they should be, in one sentence.
  ///
  /// `5 of 9 locales show what the message intends on every device.`
  var summary: String {
    let fine = locales.count { $0.verdict == .fine }
    let unknown = locales.count { $0.verdict.verdict == .unknown }
    let hint = unknown > 0 ? " Of \(unknown) it isn't known." : ""
    return
      "\(fine) of \(locales.count) locales show what the message intends on every device.\(hint)"
  }

  /// Where nothing is meant to appear; a sentence a platform.
  var unaddressedWords: [String] {
    unaddressed.map {
      "\($0.unaddressedWords.prefix(1).uppercased())\($0.unaddressedWords.dropFirst())."
    }
  }

  /// `12 of 40 reviewed, 1 rejected, 2 changed since their review, 1 rejection overridden`.
  var reviewWords: String {
    func count(_ state: PageReview.State) -> Int { locales.count { $0.review?.state == state } }
    let (rejected, lapsed) = (count(.rejected), count(.lapsed))
    let overrides = locales.reduce(0) { $0 + ($1.review?.overrides.count ?? 0) }
    return "\(count(.reviewed)) of \(locales.count) reviewed"
      + (rejected > 0 ? ", \(rejected) rejected" : "")
      + (lapsed > 0 ? ", \(lapsed) changed since their review" : "")
      + (overrides > 0 ? ", \(overrides) rejection\(overrides == 1 ? "" : "s") overridden" : "")
  }
}

extension Platform {
  /// Beside a device's name, where the message asks for nothing on it.
  var unaddressedWords: String {
    switch self {
    case .android: "no notification on Android"
    case .apple: "no notification on iPhones"
    case .web: "not sent to browsers"
    }
  }
}
