public import PushMessages

/// How one Admin SDK spells the fields of a message.
///
/// Writing code, the reference page and the tests are made from it, and the names that reading knows are held against it.
/// JSON needs no table.
public struct SDKTable: Sendable {
  /// A field that an SDK has no member for.
  public struct Gap: Hashable, Sendable {
    public var path: FieldPath
    /// Lower-case, without a full stop.
    public var reason: String

    init(_ path: FieldPath, _ reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// How an SDK says a field.
  public enum Spelling: Hashable, Sendable {
    /// By a member of one of its types.
    case member(SDKMember, of: SDKType)
    /// As a part of the value of a member: a header, a part of a color.
    case part(of: SDKMember, SDKType)
    /// A level of the message that the SDK has no type for; what is in it belongs to the type.
    case level(of: SDKType)
    /// By its own name, among the extra keys of a type.
    case extra(SDKType)
    /// Not at all.
    case gap(SDKTable.Gap)
  }

  public var language: CodeLanguage
  /// The message itself first.
  public var types: [SDKType]
  public var gaps: [SDKTable.Gap]
  /// Whether the SDK sends keys that it doesn't know as they are.
  public var sendsUnknownKeys = false
  private let byPath: [FieldPath: SDKType]

  init(
    _ language: CodeLanguage, sendsUnknownKeys: Bool = false, types: [SDKType], gaps: [SDKTable.Gap]
  ) {
    self.language = language
    self.types = types
    self.gaps = gaps
    self.sendsUnknownKeys = sendsUnknownKeys
    byPath = Dictionary(types.map { ($0.path, $0) }) { first, _ in first }
  }

  public static func of(_ language: CodeLanguage) -> SDKTable {
    switch language {
    case .node: node
    case .python: python
    case .java: java
    case .go: go
    case .csharp: csharp
    }
  }

  /// The type whose objects are at a path; `nil` if the SDK has none.
  public func type(at path: FieldPath) -> SDKType? { byPath[path] }

  /// Why the SDK has no member for a field; `nil` if nothing is listed.
  public func gap(at path: FieldPath) -> SDKTable.Gap? {
    gaps.first { path.hasPrefix($0.path) }
  }

  /// How the SDK says a field of the catalogue; `nil` if the table has nothing about it, which is a fault of the table.
  public func spelling(of path: FieldPath) -> SDKTable.Spelling? {
    for depth in stride(from: path.components.count - 1, through: 0, by: -1) {
      let holder = FieldPath(Array(path.components.prefix(depth)))
      guard let type = type(at: holder) else { continue }
      let field = FieldPath(Array(path.components.dropFirst(depth)))
      if let member = type.members(for: field).first { return .member(member, of: type) }
      if let member = type.members.first(where: { field.hasPrefix($0.field) && $0.form.hasParts }) {
        return .part(of: member, type)
      }
      if type.members.contains(where: { $0.field.hasPrefix(field) }) { return .level(of: type) }
      if let extra = type.extra, field.parent == extra.field { return .extra(type) }
      break
    }
    return gap(at: path).map { .gap($0) }
  }
}

extension ValueForm {
  /// Whether a value of the form has the fields below the member's, rather than a type with members.
  fileprivate var hasParts: Bool {
    switch self {
    case .stringMap, .json, .color, .colorParts, .objects: true
    default: false
    }
  }
}

extension FieldPath {
  /// The path of what is at another path below the object here.
  func appending(_ path: FieldPath) -> FieldPath { FieldPath(components + path.components) }
}
