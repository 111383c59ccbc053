/// Which text of a key a device shows.
struct AndroidMatch: Sendable {
  /// Its place among the key's texts.
  var index: Int
  /// The number of its configuration among the candidates.
  var configuration: Int
  /// Which of the device's locales it was found for.
  var list = 0
}
