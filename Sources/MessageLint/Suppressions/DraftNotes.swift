public import PushMessages
internal import Resolver

/// What stands beside a draft in `NAME.pushwright.json`: what is not FCM's business, and travels with the draft.
///
/// ```json
/// {"suppressions": [{"rule": "crash", "field": "android.notification.body_loc_key", "locale": "fr", "reason": "…"}]}
/// ```
public struct DraftNotes: Hashable, Sendable {
  /// In the order of the file.
  public var suppressions: [Suppression] = []

  public init(suppressions: [Suppression] = []) {
    self.suppressions = suppressions
  }

  /// The name of the file beside a draft: `sale.pushwright.json` for `sale.json`.
  public static func path(beside draft: String) -> String {
    let stem = draft.hasSuffix(".json") ? String(draft.dropLast(5)) : draft
    return stem + ".pushwright.json"
  }

  /// Never fails: what cannot be used leaves a problem, the rest is used.
  public static func reading(
    _ text: String, path: String
  ) -> (notes: DraftNotes, problems: [DocumentProblem]) {
    var reader = DraftNotesReader(text, path: path)
    let notes = reader.notes()
    return (notes, reader.problems)
  }
}
