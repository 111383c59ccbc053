import Drafts
import SendPolicy
import Workspace

extension Composer {
  /// In how many milliseconds at the latest ``Action/ticked`` has to come so that the screen stays
  /// true; `nil` where time alone changes nothing.
  public func nextWake(after moment: EventTime) -> Int? {
    let ages = [
      running.map { 1000 - max(0, moment.milliseconds - $0.since.milliseconds) % 1000 },
      dryRunWake, reviewWake(after: moment), keepWake(after: moment),
      slowDiskWake(after: moment),
      isKeyListOld ? 0 : nil,
    ]
    return ages.compactMap(\.self).min()
  }

  /// When the dry-run in the header grows too old.
  private var dryRunWake: Int? {
    guard let profile = profile.choice.profile else { return nil }
    return dryRunStanding?.secondsUntilChange(maxAge: profile.dryRunMaxAge).map { $0 * 1000 }
  }

  /// When keys begin to count; after that, ages are read.
  private func reviewWake(after moment: EventTime) -> Int? {
    guard let review = modal(Review.self), review.situation != nil else { return nil }
    let remaining = review.remaining(at: moment)
    return remaining > 0 ? remaining : 10_000
  }
}
