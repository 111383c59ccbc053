internal import DevicePreview
internal import Resolver
internal import TextEncodings

extension LocaleRow {
  /// Names what all its devices show: a review mark counts as long as this stays the same.
  ///
  /// FNV-1a, 64 bits, of each text's outcome and words, so that it is the same in every session and
  /// on every machine.
  public var textsHash: String {
    var hash = FNV1a()
    for platform in [android, apple, web] {
      for (name, resolution) in platform.texts {
        hash.take(name)
        hash.take(resolution.outcome.name)
        hash.take(resolution.outcome.text ?? "")
      }
      hash.take(platform.absence == nil ? "" : "nothing")
    }
    return hash.text
  }

  /// Whether something that it shows is not known, such as before the app's strings are read.
  public var isUnknown: Bool {
    [android, apple, web].contains { shown in
      shown.askedTexts.contains { $0.resolution.outcome == .unknown }
    }
  }
}
