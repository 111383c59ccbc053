public import AppProject

extension WebProject {
  /// A page of what the web app's push set-up is: each part with its place, and what to do about what is wrong.
  public func checks(of setup: PushSetup) -> [Check] {
    var checks = [setup.check(.web, .good, "worker", "\(worker)")]
    if let firebase, !firebase.isStandIn {
      checks += setup.projectChecks(.web, firebase.project, "\(firebase.place)")
    }
    if let shows {
      checks.append(
        setup.check(
          .web, .warning, "messages",
          "the worker shows each of them (\(shows)), and FCM's SDK those with a notification",
          remedy: "show only messages without a notification in the worker"))
    }
    checks.append(
      clicks.map { setup.check(.web, .good, "clicks", "the worker handles them (\($0))") }
        ?? setup.check(
          .web, .good, "clicks", "FCM's SDK handles them; buttons do nothing (no notificationclick)"
        )
    )
    return checks + setup.gapChecks(.web, gap)
  }
}
