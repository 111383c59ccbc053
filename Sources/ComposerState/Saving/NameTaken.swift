/// Nothing was saved: a file has the new name already.
public struct NameTaken: Modal {
  public let path: String
  /// What the file holds; `nil` where it is no file.
  public let listing: DraftListing?
  let thenQuit: Bool

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .dialog(.confirm): return .asking(forNameInsteadOf: path, thenQuit: thenQuit)
    case .dialog(.take):
      guard let listing, listing.canBeOpened else { return .stay }
      return .close { $0.replaceDraft(with: .listed(listing)) }
    default: return .stay
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}
