internal import PushMessages

/// A run of `pushwright send` with the draft's list, and how it went.
struct ListRun: Hashable, Sendable {
  let order: ListRunOrder
  /// What was sent; another text has had no run.
  let document: MessageDocument
  /// When it began, in seconds since 1970.
  let at: Int
  /// The history's newest entry before it.
  let newest: Int64
  /// `nil` as long as the terminal is lent.
  var ending: ListRunEnding?
  /// Whether the history was asked what came of it.
  var isTold = false
}
