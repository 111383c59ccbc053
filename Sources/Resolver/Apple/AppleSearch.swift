/// The one `Localizable.strings` that a device reads for all keys.
final class AppleSearch: Sendable {
  /// `nil` where the bundle has none.
  let file: AppleStringTable.Localization?
  /// The folder, or the path of a file outside any.
  let place: String
  let isFallback: Bool
  private let languages: [String]
  private let list: [String]

  init(
    file: AppleStringTable.Localization?, place: String, isFallback: Bool, languages: [String],
    list: [String]
  ) {
    self.file = file
    self.place = place
    self.isFallback = isFallback
    self.languages = languages
    self.list = list
  }

  /// The first steps of every trail.
  var trail: [String] {
    let trail = [
      "the device's languages: " + languages.joined(separator: ", "),
      "its search list: " + list.joined(separator: ", "),
    ]
    return file == nil ? trail + ["no Localizable.strings in any of them"] : trail
  }
}
