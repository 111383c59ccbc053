import Drafts

extension Composer {
  /// Only an FCM on this machine tells what came to it.
  var inboxAvailability: Availability {
    if let blocker = unchosenProfile ?? projectBlocker { return .unavailable(because: blocker) }
    return profile.kind == .local
      ? .available
      : .unavailable(because: "only an FCM on this machine has one: choose a local profile")
  }

  mutating func openInbox() -> [Effect] {
    endEditing()
    notice = nil
    open(InboxPage())
    return [.readInbox]
  }
}
