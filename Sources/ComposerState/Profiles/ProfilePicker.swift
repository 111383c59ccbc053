public import SendPolicy

/// The project's profiles, one of them to be used from now on.
public struct ProfilePicker: Hashable, Sendable {
  public internal(set) var list: SearchList
  /// With whose rights each profile sends, by its name; those that are missing are looked for.
  public internal(set) var accounts: [String: SendAccess] = [:]

  init(index: Int) {
    list = SearchList(index: index)
  }
}
