internal import DevicePreview
internal import Resolver

/// Where a text was found, and whether that is another language than the device's.
extension DrawingContext {
  /// `fr-rCA`, or `↩values` for a fallback.
  func localizationWords(_ localization: ShownNotification.Localization) -> String {
    fallbackMark(localization.isFallback) + localization.source.shortLocalization
  }

  /// Before what is in another language than the device's.
  func fallbackMark(_ isFallback: Bool) -> String {
    isFallback ? options.isAccessible ? "fallback " : "↩" : ""
  }

  /// The place of a text, for those who read line by line.
  func placeWords(_ resolution: Resolution) -> String? {
    resolution.source.map { fallbackMark(resolution.isFallback) + $0.shortPlace }
  }
}
