extension DraftNotes {
  /// These notes with what another program has changed in the file since `base`.
  ///
  /// Where both have changed the same thing, ours stays; of a locale that both have marked, the later mark.
  public func merged(with theirs: DraftNotes, since base: DraftNotes) -> DraftNotes {
    // Theirs is what the file holds, and so what writing starts from.
    var merged = theirs
    if expiresIn != base.expiresIn { merged.expiresIn = expiresIn }
    if linked != base.linked { merged.linked = linked }
    if samples != base.samples { merged.samples = samples }
    let added = suppressions.filter { own in
      !(base.suppressions + theirs.suppressions).contains { $0.isSame(as: own) }
    }
    merged.suppressions += added
    merged.reviews = Self.merged(reviews, with: theirs.reviews, since: base.reviews)
    return merged
  }

  private static func merged(
    _ ours: [ReviewMark], with theirs: [ReviewMark], since base: [ReviewMark]
  ) -> [ReviewMark] {
    let mark = { (locale: String, marks: [ReviewMark]) in marks.last { $0.locale == locale } }
    var names: [String] = []
    for name in (theirs + ours).map(\.locale) where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      let (mine, other, old) = (mark(name, ours), mark(name, theirs), mark(name, base))
      if mine == old { return other }
      if other == old { return mine }
      guard let mine, let other else { return mine ?? other }
      return mine.at >= other.at ? mine : other
    }
  }
}
