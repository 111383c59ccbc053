/// The one `Localizable.strings` that a device reads for all keys.
struct AppleSearch: Sendable {
  /// `nil` where the bundle has none.
  let file: AppleStringTable.Localization?
  /// The folder, or the path of a file outside any.
  let place: String
  let isFallback: Bool
  let trail: [String]
}
