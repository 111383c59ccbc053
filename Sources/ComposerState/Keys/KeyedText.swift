public import Drafts
public import PushMessages
public import Resolver

/// A text that a platform's devices look up by key: where the message has its key and its arguments.
public struct KeyedText: Hashable, Sendable {
  public let platform: Platform
  /// As people call it: `title`.
  public let name: String
  public let key: FieldPath
  public let arguments: FieldPath
  /// What it can be linked as; `nil` where the other platform has no such text.
  public let link: LinkedText?

  private init(
    _ platform: Platform, _ name: String, _ key: String, _ arguments: String, _ link: LinkedText?,
    in block: AndroidBlock
  ) {
    let holder = platform == .android ? block.notification : "apns.payload.aps.alert"
    self.platform = platform
    self.name = name
    self.key = holder.appending(key)
    self.arguments = holder.appending(arguments)
    self.link = link
  }

  /// Those of a draft that has, or would have, Android's texts in this block.
  static func all(in block: AndroidBlock) -> [KeyedText] { block == .v1 ? current : preview }

  private static let current = texts(in: .v1)
  private static let preview = texts(in: .v2)

  private static func texts(in block: AndroidBlock) -> [KeyedText] {
    [
      KeyedText(.android, "title", "title_loc_key", "title_loc_args", .title, in: block),
      KeyedText(.apple, "title", "title-loc-key", "title-loc-args", .title, in: block),
      KeyedText(.android, "body", "body_loc_key", "body_loc_args", .body, in: block),
      KeyedText(.apple, "body", "loc-key", "loc-args", .body, in: block),
      KeyedText(.apple, "subtitle", "subtitle-loc-key", "subtitle-loc-args", nil, in: block),
    ]
  }

  /// The text that a key or one of the arguments belongs to; `nil` for all other fields.
  public init?(of field: FieldID) {
    let found = (Self.current + Self.preview).first { text in
      switch field {
      case .field(let path): path == text.key
      case .argument(let path, _): path == text.arguments
      case .targetKind, .target, .list, .mapKey, .mapValue, .expiresIn: false
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// The same text on the other platform, in a draft that uses this Android block.
  func counterpart(in block: AndroidBlock) -> KeyedText? {
    guard let link else { return nil }
    return Self.all(in: block).first { $0.link == link && $0.platform != platform }
  }

  /// `Android` or `Apple`.
  var platformName: String { platform == .android ? "Android" : "Apple" }
}
