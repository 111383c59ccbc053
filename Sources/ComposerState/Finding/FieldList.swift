/// Every field of every form by name.
public struct FieldList: Modal {
  public private(set) var search = SearchList()

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let entries = composer.fieldEntries(in: search)
    guard action == .command(.edit) else {
      search.update(action, count: entries.count)
      return .stay
    }
    guard entries.indices.contains(search.index) else { return .stay }
    let entry = entries[search.index]
    return .close { composer in
      composer.edit(entry)
      return []
    }
  }
}
