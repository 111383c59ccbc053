/// What is asked of `pushwright send`, which sends to lists: the draft as it is saved, to the list that its notes name.
public struct ListRunOrder: Hashable, Sendable {
  /// The path of the draft.
  public var draft: String
  /// The list, as the notes name it.
  public var list: String
  /// The profile with whose rights it is sent.
  public var profile: String
  /// FCM checks messages of the list, and delivers none.
  public var isDryRun: Bool
}
