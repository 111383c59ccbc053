public import MessageLint

/// A file that was read to be opened in the draft's place.
public struct DraftContents: Hashable, Sendable {
  public var path: String
  public var text: String
  /// What the project and the notes beside this draft accept.
  public var suppressions: [Suppression]
  /// A template begins a new draft, for which this path is proposed; the file itself is not touched.
  public var proposedPath: String?

  public init(
    path: String, text: String, suppressions: [Suppression], proposedPath: String? = nil
  ) {
    self.path = path
    self.text = text
    self.suppressions = suppressions
    self.proposedPath = proposedPath
  }
}
