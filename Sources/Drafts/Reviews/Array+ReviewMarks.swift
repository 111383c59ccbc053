extension Array where Element == ReviewMark {
  /// The mark of a preview's device, one of those.
  public func mark(of locale: PreviewLocale, among locales: [PreviewLocale]) -> ReviewMark? {
    last { $0.locale == locale.id } ?? oldMark(of: locale, among: locales)
  }

  /// Earlier versions have marked a device of several languages by the first of them alone.
  ///
  /// Where several begin with it, each takes the mark for its own: it counts for the one whose texts it is of, and has lapsed
  /// for the others.
  private func oldMark(of locale: PreviewLocale, among locales: [PreviewLocale]) -> ReviewMark? {
    guard locale.languages.count > 1, let first = locale.languages.first,
      !locales.contains(where: { $0.id == first })
    else { return nil }
    return last { $0.locale == first }
  }

  /// Gives the marks of earlier versions to the devices that take them for their own, before any is changed.
  public mutating func nameDevices(of locales: [PreviewLocale]) {
    var old: Set<String> = []
    for locale in locales where !contains(where: { $0.locale == locale.id }) {
      guard var mark = oldMark(of: locale, among: locales) else { continue }
      old.insert(mark.locale)
      mark.locale = locale.id
      append(mark)
    }
    removeAll { old.contains($0.locale) }
  }
}
