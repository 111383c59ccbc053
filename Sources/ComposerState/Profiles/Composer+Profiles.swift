import Drafts
import FCMClient
import SendPolicy
import Workspace

/// Choosing a profile: where messages go, and with whose rights.
extension Composer {
  /// The Firebase project that the profile names itself; an account may tell another one.
  var namedProject: String? { profile.choice.profile?.project }

  var profileAvailability: Availability {
    guard profiles.isEmpty else { return .available }
    // Which profiles there are is not known before the file can be read.
    return .unavailable(
      because: projectBlocker
        ?? "no profile is configured: add [profiles.NAME] to \(ProjectFile.name)")
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
    open(ProfilePicker(index: current ?? 0))
    return [.findAccounts]
  }

  /// The profile was chosen: what is pending is asked about first.
  mutating func choose(profileNamed name: String) -> [Effect] {
    guard name != profile.name else {
      notice = Notice(.info, "\(name) stays in use")
      return []
    }
    if let pending = pendingBeforeProfile {
      open(ProfileChange(name: name, pending: pending))
      return []
    }
    return useProfile(named: name)
  }

  private var pendingBeforeProfile: ProfileChange.Pending? {
    if running != nil { return .dryRun }
    return unknownSend.map { .unknownOutcome(target: $0.target) }
  }

  /// Once the dry-run is answered, the other profile is used.
  mutating func waitForDryRun(thenUse name: String) -> [Effect] {
    guard running != nil else { return useProfile(named: name) }
    sending.follow(with: .useProfile(name))
    notice = Notice(.info, "Waiting for the dry run's answer, then changing to \(name). Esc stays")
    return []
  }

  mutating func giveUpDryRun(thenUse name: String) -> [Effect] {
    guard running != nil else { return useProfile(named: name) }
    sending.follow(with: .useProfile(name))
    sending.giveUp()
    return [.giveUpSend]
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
    sending.use(next)
    history = History()
  }

  /// Keeps in mind that a send has no known outcome, until the history knows better.
  mutating func noteUnknownSend(_ intent: SendIntent, _ outcome: SendOutcome) {
    if case .unknown = outcome { sending.noteUnknown(intent) }
  }

  mutating func settleUnknownSend() {
    guard let unknownSend else { return }
    let record = history.sends?.first {
      $0.intent.kind == unknownSend.kind && $0.intent.target == unknownSend.target
        && $0.intent.payloadHash == unknownSend.payloadHash
    }
    switch record?.state {
    case nil, .unknown, .unanswered, .inProgress: break
    case .accepted, .refused, .notSent, .delivered, .notDelivered: sending.noteUnknown(nil)
    }
  }
}
