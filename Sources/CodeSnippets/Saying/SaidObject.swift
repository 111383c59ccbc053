/// An object of an SDK's type, as code is to build it.
struct SaidObject: Hashable {
  var type: SDKType
  var members: [SaidMember]

  /// The keys that the type has no members for, in their order.
  var extras: [SaidEntry] {
    members.compactMap { member in
      guard case .extra(let entry) = member.kind else { return nil }
      return entry
    }
  }
}
