internal import DevicePreview
internal import Resolver
internal import TextEncodings

extension LocaleRow {
  /// Names what its devices show: a review mark counts as long as this stays the same.
  ///
  /// FNV-1a, 64 bits, of each text's outcome and words and of the buttons, so that it is the same in every session and on
  /// every machine. A platform that the project doesn't look at isn't in it, because no reviewer has seen it; nor is one on
  /// which the message asks for nothing.
  public var textsHash: String {
    var hash = FNV1a()
    for platform in Platform.allCases where platforms.contains(platform) {
      let shown = self[platform]
      guard shown.isAddressed else { continue }
      hash.take(platform.rawValue)
      for (name, resolution) in shown.texts {
        hash.take(name)
        hash.take(resolution.outcome.name)
        hash.take(resolution.outcome.text ?? "")
      }
      for title in shown.card?.actions ?? [] {
        hash.take("action")
        hash.take(title)
      }
      hash.take(shown.absence == nil ? "" : "nothing")
    }
    return hash.text
  }

  /// Whether something that it shows is not known, such as before the app's strings are read.
  public var isUnknown: Bool {
    platforms.contains { platform in
      self[platform].askedTexts.contains { $0.resolution.outcome == .unknown }
    }
  }
}
