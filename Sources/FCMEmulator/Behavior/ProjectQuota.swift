import FCMClient

/// How many requests to send a project may make in a minute; refused messages count too, those beyond the quota don't.
struct ProjectQuota {
  /// `nil` for no limit.
  let limit: Int?
  private var minute = 0
  private var counts: [ProjectID: Int] = [:]

  init(limit: Int?) {
    self.limit = limit
  }

  /// Counts a request; gives the seconds until the next one may come if it is one too many.
  ///
  /// `now` is in seconds since 1970.
  mutating func take(_ project: ProjectID, at now: Int) -> Int? {
    guard let limit else { return nil }
    if now / 60 != minute {
      minute = now / 60
      counts = [:]
    }
    guard counts[project, default: 0] < limit else { return 60 - now % 60 }
    counts[project, default: 0] += 1
    return nil
  }
}
