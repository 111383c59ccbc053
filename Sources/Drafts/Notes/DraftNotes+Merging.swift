internal import MessageLint

extension DraftNotes {
  /// These notes with what another program has changed in the file since `base`.
  ///
  /// Where both have changed the same thing, ours stays; of a locale that one reviewer has marked in both, the later
  /// mark.
  public func merged(with theirs: DraftNotes, since base: DraftNotes) -> DraftNotes {
    // Theirs is what the file holds, and so what writing starts from.
    var merged = theirs
    if expiresIn != base.expiresIn { merged.expiresIn = expiresIn }
    if linked != base.linked { merged.linked = linked }
    if list != base.list { merged.list = list }
    if samples != base.samples { merged.samples = samples }
    merged.lostParts = Self.merged(lostParts, with: theirs.lostParts, since: base.lostParts)
    let added = suppressions.filter { own in
      !(base.suppressions + theirs.suppressions).contains { $0.isSame(as: own) }
    }
    merged.suppressions += added
    merged.reviews = Self.merged(reviews, with: theirs.reviews, since: base.reviews)
    return merged
  }

  /// Settled by one of the two, a part is settled.
  private static func merged(
    _ ours: [LostPart], with theirs: [LostPart], since base: [LostPart]
  ) -> [LostPart] {
    let kept = theirs.filter { ours.contains($0) || !base.contains($0) }
    return kept + ours.filter { !base.contains($0) && !kept.contains($0) }
  }

  private static func merged(
    _ ours: [ReviewMark], with theirs: [ReviewMark], since base: [ReviewMark]
  ) -> [ReviewMark] {
    struct Place: Hashable {
      var locale: String
      var reviewer: String
    }
    let placed = { (marks: [ReviewMark]) in
      Dictionary(marks.map { (Place(locale: $0.locale, reviewer: $0.name.reviewer), $0) }) { $1 }
    }
    let (own, others, old) = (placed(ours), placed(theirs), placed(base))
    var seen: Set<Place> = []
    return (theirs + ours).compactMap { mark in
      let place = Place(locale: mark.locale, reviewer: mark.name.reviewer)
      guard seen.insert(place).inserted else { return nil }
      let (mine, other) = (own[place], others[place])
      if mine == old[place] { return other }
      if other == old[place] { return mine }
      guard let mine, let other else { return mine ?? other }
      return mine.at >= other.at ? mine : other
    }
  }
}
