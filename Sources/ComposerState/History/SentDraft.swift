import Drafts

/// The message of a past send, as a draft.
public struct SentDraft: Hashable, Sendable {
  /// Of the send.
  let id: Int64
  let text: String
  let expiresIn: Int?
  let linked: Set<LinkedText>
  /// Whether its target is a test device.
  let isTest: Bool
}
