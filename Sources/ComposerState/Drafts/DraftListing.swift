/// A draft that can be opened, as the list shows it.
public struct DraftListing: Hashable, Sendable {
  public enum Place: Hashable, Sendable, CaseIterable {
    /// The project's drafts.
    case drafts
    /// Beside them, to begin new drafts with.
    case templates
    /// Opened or saved lately, anywhere else.
    case recent
  }

  /// The worst that is known of a draft.
  public enum Outcome: Hashable, Sendable {
    case good
    case warning
    case error
    /// The text is no message that can be read.
    case unreadable
  }

  public var path: String
  public var place: Place
  /// As people write it, `topic news`; `nil` where the message has none or cannot be read.
  public var target: String?
  /// `nil` until that is found out.
  public var outcome: Outcome?
  /// When the file was last written, in seconds since 1970.
  public var modified: Int

  public init(
    path: String, place: Place, target: String?, outcome: Outcome?, modified: Int
  ) {
    self.path = path
    self.place = place
    self.target = target
    self.outcome = outcome
    self.modified = modified
  }

  /// The file's name, with its folder where it is neither a draft nor a template of the project.
  public var name: String {
    place == .recent ? path : String(path.split(separator: "/").last ?? "")
  }
}
