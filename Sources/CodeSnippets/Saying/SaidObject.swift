internal import PushMessages

/// An object of an SDK's type, as code is to build it.
struct SaidObject: Hashable {
  /// One thing that code says about an object, or a remark on what it doesn't say.
  struct Member: Hashable {
    enum Kind: Hashable {
      case member(SDKMember, SaidValue)
      /// A key that the type has no member for.
      case extra(SaidValue.Entry)
      case nothing
    }

    var path: FieldPath
    var kind: Kind
    /// Lines of a comment before it.
    var remarks: [String] = []
  }

  var type: SDKType
  var members: [SaidObject.Member]

  /// The keys that the type has no members for, in their order.
  var extras: [SaidValue.Entry] {
    members.compactMap { member in
      guard case .extra(let entry) = member.kind else { return nil }
      return entry
    }
  }
}
