import Drafts
public import SendPolicy

/// The project's profiles, one of them to be used from now on.
public struct ProfilePicker: Modal {
  public private(set) var list: SearchList
  /// With whose rights each profile sends, by its name; those that are missing are looked for.
  public private(set) var accounts: [String: SendAccess] = [:]

  init(index: Int) {
    list = SearchList(index: index)
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let entries = composer.profileEntries(in: self)
    switch action {
    case .command(.edit):
      guard entries.indices.contains(list.index) else { return .stay }
      let name = entries[list.index].profile.name
      return .close { $0.choose(profileNamed: name) }
    default: list.update(action, count: entries.count)
    }
    return .stay
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    if case .accountsFound(let found) = news { accounts.merge(found) { $1 } }
  }
}
