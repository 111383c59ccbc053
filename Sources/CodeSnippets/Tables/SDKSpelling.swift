/// How an SDK says a field.
public enum SDKSpelling: Hashable, Sendable {
  /// By a member of one of its types.
  case member(SDKMember, of: SDKType)
  /// As a part of the value of a member: a header, a part of a color.
  case part(of: SDKMember, SDKType)
  /// A level of the message that the SDK has no type for; what is in it belongs to the type.
  case level(of: SDKType)
  /// By its own name, among the extra keys of a type.
  case extra(SDKType)
  /// Not at all.
  case gap(SDKGap)
}
