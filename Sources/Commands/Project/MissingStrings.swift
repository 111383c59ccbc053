internal import DevicePreview
internal import Resolver

/// Platforms on which a message looks up keys although nothing names the app's strings there.
///
/// A gate that lets such texts pass knows nothing about them.
struct MissingStrings {
  private var platforms: [Platform]

  /// `nil` if all strings that the message needs are given; files that cannot be read are another matter.
  init?(of shown: [ShownNotification], in strings: AppLocalizations) {
    platforms = [Platform.android, .apple].filter { platform in
      let isGiven = platform == .android ? strings.android != nil : strings.apple != nil
      guard !isGiven, !strings.faults.contains(where: { $0.platform == platform }) else {
        return false
      }
      return shown.contains { shown in
        shown.device.platform == platform
          && (shown.asksForTitle && shown.title.outcome == .unknown
            || shown.asksForSubtitle && shown.subtitle.outcome == .unknown
            || shown.asksForBody && shown.body.outcome == .unknown)
      }
    }
    if platforms.isEmpty { return nil }
  }

  func failure(of draft: String) -> CommandFailure {
    let options = platforms.map { "--\($0.rawValue)" }.joined(separator: " and ")
    let names = platforms.map { $0 == .android ? "Android" : "Apple" }.joined(separator: " and ")
    return CommandFailure(
      .configuration,
      "\(draft) uses keys of the \(names) app, whose strings are missing; name them with \(options),"
        + " or in pushwright.toml, or add --no-strings")
  }
}
