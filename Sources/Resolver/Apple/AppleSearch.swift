/// The tables that a device reads for all keys.
final class AppleSearch: Sendable {
  /// One file that was found.
  struct Table: Sendable {
    let entries: AppleStringTable.Localization.Entries
    /// `fr.lproj`; `nil` for a file outside any folder.
    let folder: String?
    let isFallback: Bool
    /// Why other texts of it are unknown.
    let fault: StringsFault?

    fileprivate var place: String { folder ?? "the table outside any folder" }
  }

  /// `Localizable.strings`; `nil` if the bundle has none.
  let strings: Table?
  /// `Localizable.stringsdict`, likewise: it may be of another language.
  let stringsdict: Table?
  private let unread: StringsFault?
  private let languages: [String]
  private let list: [String]

  init(
    strings: Table?, stringsdict: Table?, unread: StringsFault?, languages: [String],
    list: [String]
  ) {
    self.unread = unread
    self.strings = strings
    self.stringsdict = stringsdict
    self.languages = languages
    self.list = list
  }

  /// The first steps of every trail.
  var trail: [String] {
    let trail = [
      "the device's languages: " + languages.joined(separator: ", "),
      "its search list: " + list.joined(separator: ", "),
    ]
    let isFound = strings != nil || stringsdict != nil
    return isFound ? trail : trail + ["no Localizable.strings in any of them"]
  }

  /// The entry of a key and its table; where both have one, plurals win (CFBundle puts the entries
  /// of the `.stringsdict` over those of the `.strings` file).
  func find(_ key: String) -> (entry: AppleStringTable.Localization.Entry, table: Table)? {
    let key = Array(key.utf8)
    if let stringsdict, let entry = stringsdict.entries[key] { return (entry, stringsdict) }
    if let strings, let entry = strings.entries[key] { return (entry, strings) }
    return nil
  }

  /// What couldn't be read and may have the device's text for a key: plurals win over all else.
  func unreadPart(with key: String) -> StringsFault? {
    if let fault = unread ?? stringsdict?.fault { return fault }
    guard let fault = strings?.fault else { return nil }
    return stringsdict?.entries[Array(key.utf8)] == nil ? fault : nil
  }

  /// What is to be said of a key that none of the tables has.
  func stepsWithout(_ key: String) -> [String] {
    switch (strings, stringsdict) {
    case (let strings?, let stringsdict?) where strings.place != stringsdict.place:
      [
        "\(strings.place) lacks “\(key)”, and so does \(stringsdict.place) among its plurals; "
          + "devices check no other file"
      ]
    case (let table?, _), (nil, let table?):
      ["\(table.place) lacks “\(key)”; devices check no other file"]
    case (nil, nil): []
    }
  }
}
