public import PushMessages
public import Resolver
internal import Spelling

/// The names that an app's sources have for a field of a message, with what is known of each.
public struct AppNames: Hashable, Sendable {
  /// What a field names.
  public enum Kind: Hashable, Sendable {
    case androidIcon
    case androidChannel
    case androidSound
    case androidClickAction
    case appleSound
    case appleCategory
    case appleActivity
  }

  public struct Entry: Hashable, Sendable {
    public var name: String
    /// What it is, in a few words: `Orders, importance HIGH`.
    public var detail: String
    /// What goes wrong with it, in a few words; `nil` if nothing is known to.
    public var caveat: String?
    /// Where the sources have it, from their top: `app/src/main/java/Push.kt:12`; `nil` for what Android or iOS brings.
    public var place: String?

    public init(_ name: String, _ detail: String, caveat: String? = nil, place: String? = nil) {
      (self.name, self.detail, self.caveat, self.place) = (name, detail, caveat, place)
    }
  }

  public var kind: Kind
  /// Those that suit best come first.
  public var entries: [Entry]
  /// What else is to be known of them all, as that code computes others; a sentence without a full stop, lower-case.
  public var remark: String?

  /// The name that a misspelled one is nearest to; `nil` if none is near.
  public func nearest(to name: String) -> String? {
    NearestName.suggestion(for: name, among: entries.lazy.map(\.name))
  }

  init(_ kind: Kind, _ entries: [Entry], remark: String? = nil) {
    (self.kind, self.entries, self.remark) = (kind, entries, remark)
  }
}

extension AppNames.Kind {
  /// The platform whose app has the names.
  public var platform: Platform {
    switch self {
    case .androidIcon, .androidChannel, .androidSound, .androidClickAction: .android
    case .appleSound, .appleCategory, .appleActivity: .apple
    }
  }

  /// What the field at a path names; `nil` for one that names nothing in an app.
  public init?(of path: FieldPath) {
    let field = path.lastKey
    if AndroidBlock.allCases.contains(where: { path == $0.notification.appending(field) }) {
      switch field {
      case "icon": self = .androidIcon
      case "channel_id": self = .androidChannel
      case "sound": self = .androidSound
      case "click_action": self = .androidClickAction
      default: return nil
      }
      return
    }
    let aps: FieldPath = "apns.payload.aps"
    switch path {
    case aps.appending("sound"), aps.appending("sound").appending("name"): self = .appleSound
    case aps.appending("category"): self = .appleCategory
    case aps.appending("attributes-type"): self = .appleActivity
    default: return nil
    }
  }
}
