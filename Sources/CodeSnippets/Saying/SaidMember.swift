internal import PushMessages

/// One thing that code says about an object, or a remark on what it doesn't say.
struct SaidMember: Hashable {
  enum Kind: Hashable {
    case member(SDKMember, SaidValue)
    /// A key that the type has no member for.
    case extra(SaidEntry)
    case nothing
  }

  var path: FieldPath
  var kind: Kind
  /// Lines of a comment before it.
  var remarks: [String] = []
}
