import MessageLint

extension ReviewedTranslations {
  /// What reviewers have said about several drafts that are sent together; `nil` if they have said nothing about any.
  ///
  /// A draft that no one has marked counts with all its locales, so that a demand for reviews is met by all drafts or not at
  /// all.
  public static func together(
    _ drafts: [(name: String, locales: [String], translations: ReviewedTranslations?)]
  ) -> ReviewedTranslations? {
    guard drafts.contains(where: { $0.translations != nil }) else { return nil }
    guard drafts.count > 1 else { return drafts.first?.translations }
    var all = ReviewedTranslations(total: 0)
    for (name, locales, translations) in drafts {
      var own = translations ?? ReviewedTranslations(total: locales.count)
      if translations == nil { (own.unreviewed, own.unseen) = (locales, locales) }
      all.add(own, named: name)
    }
    return all
  }

  private mutating func add(_ other: ReviewedTranslations, named name: String) {
    let named = { (locale: String) in "\(name) \(locale)" }
    total += other.total
    reviewed += other.reviewed
    changed += other.changed.map { change in
      var change = change
      change.locale = named(change.locale)
      return change
    }
    rejected += other.rejected.map { texts in
      var texts = texts
      texts.locale = named(texts.locale)
      return texts
    }
    overridden += other.overridden.map { overridden in
      var overridden = overridden
      overridden.rejection.locale = named(overridden.rejection.locale)
      return overridden
    }
    unreviewed += other.unreviewed.map(named)
    unseen += other.unseen.map(named)
    for each in other.reviewers { for _ in 0..<each.count { count(each.reviewer) } }
    fault = fault ?? other.fault
  }
}
