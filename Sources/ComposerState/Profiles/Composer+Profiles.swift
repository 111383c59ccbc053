import FCMClient
import SendPolicy
import Workspace

/// Choosing a profile: where messages go, and with whose rights.
extension Composer {
  var profileAvailability: Availability {
    guard profiles.isEmpty else { return .available }
    // Which profiles there are is not known before the file can be read.
    return .unavailable(
      because: projectObstacle
        ?? "no profile is configured, add [profiles.NAME] to \(ProjectFile.name)")
  }

  /// The profiles that fit what is typed, the best first.
  public func profileEntries(in picker: ProfilePicker) -> [ProfileEntry] {
    picker.list.fuzzyQuery.ranked(profiles) { profile in
      [SearchedText(name: profile.name), SearchedText(name: profile.project?.description ?? "")]
    }.map { profile, match in
      ProfileEntry(
        profile: profile, isCurrent: profile.name == self.profile.name, spots: match.spots[0])
    }
  }

  mutating func openProfiles() -> [Effect] {
    endEditing()
    notice = nil
    let current = profiles.firstIndex { $0.name == profile.name }
    overlay = .profiles(ProfilePicker(index: current ?? 0))
    return [.findAccounts]
  }

  mutating func takeAccounts(_ accounts: [String: SendAccess]) {
    guard case .profiles(var picker) = overlay else { return }
    picker.accounts.merge(accounts) { $1 }
    overlay = .profiles(picker)
  }

  /// Enter: what is pending is asked about first.
  mutating func takeProfile(in picker: ProfilePicker) -> [Effect] {
    let entries = profileEntries(in: picker)
    guard entries.indices.contains(picker.list.index) else { return [] }
    let name = entries[picker.list.index].profile.name
    overlay = nil
    guard name != profile.name else {
      notice = Notice(.info, "\(name) stays in use")
      return []
    }
    if let pending = pendingBeforeProfile {
      overlay = .changeProfile(ProfileChange(name: name, pending: pending))
      return []
    }
    return useProfile(named: name)
  }

  private var pendingBeforeProfile: ProfileChange.Pending? {
    if running != nil { return .dryRun }
    return unknownSend.map { .unknownOutcome(target: $0.target) }
  }

  mutating func answerProfileChange(_ key: DialogKey) -> [Effect] {
    guard case .changeProfile(let change) = overlay else { return [] }
    switch (change.pending, key) {
    // The answer has come while the question was read.
    case (.dryRun, .waitFirst) where running == nil, (.dryRun, .goOn) where running == nil:
      overlay = nil
      return useProfile(named: change.name)
    case (.dryRun, .waitFirst):
      overlay = nil
      running?.sequel = .useProfile(change.name)
      notice = Notice(
        .info, "Waiting for the dry-run's answer, then changing to \(change.name). Esc stays")
    case (.dryRun, .goOn):
      overlay = nil
      running?.sequel = .useProfile(change.name)
      running?.isGivenUp = true
      return [.giveUpSend]
    case (.unknownOutcome, .goOn):
      overlay = nil
      return useProfile(named: change.name)
    default: break
    }
    return []
  }

  mutating func useProfile(named name: String) -> [Effect] {
    guard let next = profiles.first(where: { $0.name == name }) else {
      notice = Notice(.error, "\(ProjectFile.name) no longer has the profile \(name)")
      return []
    }
    use(next)
    let project = next.project.map { ", project \($0)" } ?? ""
    notice = Notice(
      next.kind == .production ? .warning : .good, "Profile \(name): \(next.kindWord)\(project)")
    return [.useProfile]
  }

  /// Nothing that was found out with the profile before counts for another one.
  mutating func use(_ next: ProfileSummary) {
    profile = next
    (access, accessWarnings) = (nil, [])
    (history, historyObstacle, historyIndex) = (nil, nil, 0)
    (typedReason, unknownSend, lastSend) = ("", nil, nil)
  }

  /// Keeps in mind that a send has no known outcome, until the history knows better.
  mutating func noteUnknownSend(_ intent: SendIntent, _ outcome: SendOutcome) {
    if case .unknown = outcome { unknownSend = intent }
  }

  mutating func settleUnknownSend() {
    guard let unknownSend else { return }
    let record = history?.first {
      $0.intent.kind == unknownSend.kind && $0.intent.target == unknownSend.target
        && $0.intent.payloadHash == unknownSend.payloadHash
    }
    switch record?.state {
    case nil, .unknown, .unanswered, .inProgress: break
    case .accepted, .refused, .notSent, .delivered, .notDelivered: self.unknownSend = nil
    }
  }
}
