public import PushMessages

/// A type of an Admin SDK that holds a part of the message.
public struct SDKType: Hashable, Sendable {
  /// The part, such as `android.notification`; a type of list elements has the path of the list.
  public var path: FieldPath
  /// As code writes it: `AndroidNotification`.
  public var name: String
  /// Several members for one field differ in their form.
  public var members: [SDKMember]
  public var extra: ExtraKeys?
  /// Whether only a public draft of the SDK has it, and no release.
  public var isDraft: Bool

  init(
    _ path: FieldPath, _ name: String, isDraft: Bool = false, extra: ExtraKeys? = nil,
    _ members: [SDKMember]
  ) {
    self.path = path
    self.name = name
    self.isDraft = isDraft
    self.extra = extra
    self.members = members
  }

  /// The members for a field, by its path below the type's.
  func members(for field: FieldPath) -> [SDKMember] { members.filter { $0.field == field } }
}
