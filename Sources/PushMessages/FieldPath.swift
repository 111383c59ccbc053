/// The place of a field in a message: `android.notification.title_loc_key`.
///
/// Paths start below the request's `message`. A component that holds anything but letters, digits, `_` and `-` is
/// written in brackets: `data["order.id"]`; so is an index: `android.notification.body_loc_args[1]`.
public struct FieldPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)

    /// How a path goes on with this component: `.title`, `["order id"]` or `[1]`.
    public var suffix: String {
      switch self {
      case .index(let index): "[\(index)]"
      case .key(let key) where key.utf8.allSatisfy(isPlain) && !key.isEmpty: ".\(key)"
      case .key(let key): "[\(JSONText.quoted(key))]"
      }
    }
  }

  public var components: [Component]

  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// Reads a dotted path; text after a dot is a key as it stands.
  public init(stringLiteral value: String) {
    components = value.utf8.split(separator: UInt8(ascii: ".")).map { .key(String(Substring($0))) }
  }

  /// The path of a member of the object here.
  public func appending(_ key: String) -> FieldPath {
    FieldPath(components + [.key(key)])
  }

  /// The path of an element of the list here.
  public func appending(_ index: Int) -> FieldPath {
    FieldPath(components + [.index(index)])
  }

  /// The path of the object or list that holds this; `nil` for the message itself.
  public var parent: FieldPath? {
    components.isEmpty ? nil : FieldPath(Array(components.dropLast()))
  }

  /// The last key of the path; empty for the message itself and for elements of lists.
  public var lastKey: String {
    guard case .key(let key)? = components.last else { return "" }
    return key
  }

  public func hasPrefix(_ prefix: FieldPath) -> Bool {
    components.starts(with: prefix.components)
  }

  public var description: String {
    let text = components.map(\.suffix).joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}
