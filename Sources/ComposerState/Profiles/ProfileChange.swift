/// The question what happens to something pending before another profile is used.
public struct ProfileChange: Modal {
  public enum Pending: Hashable, Sendable {
    /// A dry-run waits for its answer.
    case dryRun
    /// No one knows whether FCM took the last send to this target.
    case unknownOutcome(target: String)
  }

  /// The profile that was chosen.
  public let name: String
  public let pending: Pending

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let name = name
    return switch (pending, action) {
    case (.dryRun, .dialog(.waitFirst)): .close { $0.waitForDryRun(thenUse: name) }
    case (.dryRun, .dialog(.goOn)): .close { $0.giveUpDryRun(thenUse: name) }
    case (.unknownOutcome, .dialog(.goOn)): .close { $0.useProfile(named: name) }
    default: .stay
    }
  }
}
