public import Drafts
internal import FCMClient
internal import RecipientLists

/// A look into the list of recipients that the notes beside a draft name, before anyone sends to it.
public enum ListLook {
  /// Reads the whole file, in parts; `placeholders` are the draft's, and `seed` is random.
  ///
  /// - Throws: ``CommandFailure`` if it can't be used.
  public static func facts(
    of path: String, placeholders: [String], seed: UInt64
  ) throws(CommandFailure) -> ListFacts {
    facts(
      of: try SurveyedList(
        try ListFile(kept: path), column: nil, placeholders: placeholders, seed: seed))
  }

  static func facts(of list: SurveyedList) -> ListFacts {
    let summary = list.summary
    var facts = ListFacts(tokens: summary.tokens, installationIDs: summary.installationIDs)
    facts.duplicates = summary.duplicates.count
    facts.faults = summary.malformed.count + summary.incomplete.count
    if !list.placeholders.isEmpty, let shape = summary.shapes.all.last {
      facts.example = ListFacts.Example(
        line: shape.line, registration: shape.registration,
        values: Dictionary(zip(list.placeholders, shape.values)) { first, _ in first })
    }
    return facts
  }
}
