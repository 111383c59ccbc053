import ComposerState
import Dispatch

/// Keeps unsaved drafts one after another beside the main thread: a slow disk holds up nobody who types.
struct DraftKeeper: Sendable {
  let drafts: KeptDrafts
  private let queue = DispatchQueue(label: "pushwright.kept-drafts")

  /// Keeps a draft soon; what was asked for before comes first.
  ///
  /// `failed` hears why it could not, as a sentence without a full stop.
  func keep(
    _ draft: KeptDraft, insteadOf other: String? = nil,
    failed: @escaping @MainActor @Sendable (String) -> Void
  ) {
    queue.async { [drafts] in
      guard let sentence = drafts.keep(draft, insteadOf: other) else { return }
      Task { @MainActor in failed(sentence) }
    }
  }

  /// Puts work aside that was given up, after what was asked for before.
  func discard(
    _ draft: KeptDraft, insteadOf other: String,
    failed: @escaping @MainActor @Sendable (String) -> Void
  ) {
    queue.async { [drafts] in
      guard let sentence = drafts.discard(draft, insteadOf: other) else { return }
      Task { @MainActor in failed(sentence) }
    }
  }

  func forget(_ session: String) {
    queue.async { [drafts] in drafts.forget(session) }
  }

  /// Keeps a draft before it returns: the program goes.
  func keepAtLast(_ draft: KeptDraft) -> String? {
    queue.sync { drafts.keep(draft) }
  }

  /// Returns when all that was asked for is done.
  func settle() { queue.sync {} }
}
