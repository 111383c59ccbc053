import ByteSearch
public import Workspace

extension Array where Element == ReviewMark {
  /// The marks of a preview's device, one of those.
  public func marks(of locale: PreviewLocale, among locales: [PreviewLocale]) -> [ReviewMark] {
    let own = filter { $0.locale == locale.id }
    return own.isEmpty ? oldMarks(of: locale, among: locales) : own
  }

  /// Earlier versions have marked a device of several languages by the first of them alone.
  ///
  /// Where several begin with it, each takes the mark for its own: it counts for the one whose texts it is of, and has lapsed
  /// for the others.
  private func oldMarks(of locale: PreviewLocale, among locales: [PreviewLocale]) -> [ReviewMark] {
    guard locale.languages.count > 1, let first = locale.languages.first,
      !locales.contains(where: { $0.id == first })
    else { return [] }
    return filter { $0.reviewer == nil && $0.locale == first }
  }

  /// Gives the marks of earlier versions to the devices that take them for their own, before any is changed.
  public mutating func nameDevices(of locales: [PreviewLocale]) {
    var old: Set<String> = []
    for locale in locales where !contains(where: { $0.locale == locale.id }) {
      guard var mark = oldMarks(of: locale, among: locales).last else { continue }
      old.insert(mark.locale)
      mark.locale = locale.id
      append(mark)
    }
    removeAll { $0.reviewer == nil && old.contains($0.locale) }
  }

  /// Puts a reviewer's mark in the place of their own earlier one.
  ///
  /// A mark without a reviewer goes: an earlier version wrote it, and this one is about the same locale.
  public mutating func set(_ mark: ReviewMark) {
    withdraw(mark.locale, by: mark.reviewer)
    append(mark)
  }

  /// Takes away a reviewer's mark, and what an earlier version noted of the locale.
  public mutating func withdraw(_ locale: String, by reviewer: Reviewer?) {
    let key = reviewer?.key ?? ""
    removeAll {
      $0.locale.hasSameBytes(as: locale)
        && ($0.reviewer == nil || $0.name.reviewer.hasSameBytes(as: key))
    }
  }
}
