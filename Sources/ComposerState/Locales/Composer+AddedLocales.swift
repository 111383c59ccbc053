public import Drafts
internal import TextEditing

/// Devices that the operator previews beside those of the project, until the program ends.
extension Composer {
  mutating func add(_ locale: PreviewLocale) {
    guard locales.add(locale) else { return }
    notice = Notice(
      .good,
      "\(locale.name) is previewed for this session; add it to pushwright.toml to keep it"
    )
  }

  /// Whether the locale is none of the project's, so that it can be removed.
  public func isAdded(_ locale: PreviewLocale) -> Bool {
    addedLocales.contains { $0.languages == locale.languages }
  }

  func removalAvailability(seeing derived: Derived) -> Availability {
    isAdded(locale)
      ? listedAvailability(seeing: derived)
      : .unavailable(
        because: "\(locale.name) is the project's; you can remove only devices that you added")
  }

  /// Takes a device away again.
  ///
  /// Undo is about the draft, which does not change; the marks of its texts stay in the notes, and so it
  /// comes back with them.
  mutating func remove(_ locale: PreviewLocale) {
    guard isAdded(locale), settings.locales.count > 1,
      let index = settings.locales.firstIndex(of: locale)
    else { return }
    locales.remove(at: index)
    notice = Notice(
      .info,
      "\(locale.name) is no longer previewed; type it in the list of locales to bring it back")
  }

  /// What Del takes away in the list of locales; `nil` where it deletes a letter, or the chosen one is the project's.
  public func removable(in list: SearchList, seeing derived: Derived) -> PreviewLocale? {
    let entries = localeEntries(in: list, seeing: derived)
    guard list.query.cursor == list.query.text.count, entries.indices.contains(list.index) else {
      return nil
    }
    let locale = entries[list.index].row.locale
    return isAdded(locale) ? locale : nil
  }
}
