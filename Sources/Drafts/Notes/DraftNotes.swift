public import MessageLint
public import PushMessages

/// What stands beside a draft in `NAME.pushwright.json`: what is not FCM's business, and travels with the draft.
///
/// ```json
/// {
///   "expires_in": "5400s",
///   "linked": ["title"],
///   "list": "lists/vip.csv",
///   "lost_parts": [{"field": "notification.body", "sentence": "…", "code": "…", "place": "order.js:3",
///     "extent": "missing"}],
///   "reviews": [{"locale": "fr-CA", "texts": "9ae16a3b2f90404f", "state": "rejected", "note": "too long",
///     "at": "2026-11-21T20:00:00Z"}],
///   "samples": [{"name": "VIP", "arguments": {"android.notification.title_loc_args": ["Dr. Alice"]}}],
///   "suppressions": [{"rule": "crash", "field": "android.notification.body_loc_key", "locale": "fr", "reason": "…"}]
/// }
/// ```
public struct DraftNotes: Hashable, Sendable {
  /// In how many seconds from the send on the message expires, on every platform; `nil` if the
  /// draft itself says when.
  public var expiresIn: Int?
  /// The texts whose keys and arguments move together on Android and Apple.
  public var linked: Set<LinkedText> = []
  /// The file of recipients that the draft is sent to, relative to the project; `nil` if it goes to its own target.
  public var list: String?
  /// What the draft lacks of the text that it was read from, until it is settled; a field that is filled since may be listed.
  public var lostParts: [LostPart] = []
  /// What people think of what is shown; at most one a locale and reviewer.
  ///
  /// Those without a reviewer are in this file, where earlier versions have put them; the others are in ``reviewFiles``.
  public var reviews: [ReviewMark] = []
  /// The files in `NAME.reviews/` as they were read.
  public var reviewFiles: [ReviewFile] = []
  /// Why not all of them can be read, as `FILE:LINE: error: …`; `nil` if all can.
  public var reviewFault: String?
  /// Arguments to look at the preview with, in the order of the file.
  public var samples: [SampleArguments] = []
  /// The findings that are accepted, in the order of the file.
  public var suppressions: [Suppression] = []
  /// Those that accept nothing, such as one of a rule that this version doesn't have; writing keeps them.
  public var idleSuppressions: [Suppression] = []
  /// Why something that is noted may be lost, as `FILE:LINE:COLUMN: error: …`; `nil` if all of the file could be used.
  public var fault: String?
  /// The file's text, so that what it holds beside all this survives; `nil` where there is none yet.
  public var source: String?

  public init() {}

  /// The name of the file beside a draft: `sale.pushwright.json` for `sale.json`.
  public static func path(beside draft: String) -> String {
    let stem = draft.hasSuffix(".json") ? String(draft.dropLast(5)) : draft
    return stem + ".pushwright.json"
  }

  /// `isKept` if the text is ``keptText(of:)``, which has marks with their reviewers.
  ///
  /// Never fails: what cannot be used leaves a problem, the rest is used.
  public static func reading(
    _ text: String, path: String, isKept: Bool = false
  ) -> (notes: DraftNotes, problems: [DocumentProblem]) {
    var reader = DraftNotesReader(text, path: path, isKept: isKept)
    var notes = reader.notes()
    notes.fault = reader.problems.first { $0.severity == .error }?.sentence(in: path)
    return (notes, reader.problems)
  }
}
