import Drafts
import SendPolicy
import Workspace

extension Composer {
  var testAvailability: Availability {
    if let running { return .unavailable(because: running.blocker) }
    if let projectBlocker { return .unavailable(because: projectBlocker) }
    if let blocker = ownBlocker { return .unavailable(because: blocker) }
    if let profile = profile.choice.profile, profile.testTargets.isEmpty {
      return .unavailable(
        because: "the profile \(profile.name) has no test device: add test-targets = "
          + "{ NAME = \"FID\" } to [profiles.\(profile.name)] in \(ProjectFile.name)")
    }
    if notes.list != nil, !ListFacts.placeholders(of: document).isEmpty {
      return .unavailable(
        because: "only a list fills the draft's placeholders; make a dry run of the list instead")
    }
    var sendCase = dryRunCase
    sendCase.purpose = .test(profile.choice.profile?.testTargets.first?.name ?? "")
    return SendRules.blocker(to: sendCase).map { .unavailable(because: $0.description) }
      ?? .available
  }

  /// `t`: asks on which device where there are several.
  mutating func startTest() -> [Effect] {
    endEditing()
    let targets = profile.choice.profile?.testTargets ?? []
    guard targets.count == 1 else {
      open(TestMenu(targets))
      return []
    }
    return startReview(.test(targets[0].name))
  }
}
