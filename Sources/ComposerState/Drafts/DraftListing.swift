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

  /// A topic or a condition; what goes to one device stays in its own draft.
  public struct Audience: Hashable, Sendable {
    public var kind: TargetKind
    public var value: String

    public init(_ kind: TargetKind, _ value: String) {
      self.kind = kind
      self.value = value
    }
  }

  public var path: String
  public var place: Place
  /// As people write it, `topic news`; `nil` where the message has none or cannot be read.
  public var target: String?
  /// What other drafts can be sent to as well.
  public var audience: Audience?
  /// `nil` until that is found out.
  public var outcome: Outcome?
  /// When the file was last written, in seconds since 1970.
  public var modified: Int
  /// The path below the directory that is listed; `nil` for the last part alone.
  private var placedName: String?

  public init(
    path: String, place: Place, target: String?, audience: Audience? = nil, outcome: Outcome?,
    modified: Int, name: String? = nil
  ) {
    self.path = path
    self.place = place
    self.target = target
    self.audience = audience
    self.outcome = outcome
    self.modified = modified
    placedName = name
  }

  /// Whether it holds a message.
  public var canBeOpened: Bool { outcome != .unreadable }

  /// The file's name, with its folder where it lies below the directory of its place or elsewhere.
  public var name: String {
    place == .recent ? path : placedName ?? String(path.split(separator: "/").last ?? "")
  }
}
