public import AppProject

extension AndroidProject {
  /// A page of what the app's push set-up is: each part with its place, and what to do about what is wrong.
  public func checks(of setup: PushSetup) -> [Check] {
    let page = AndroidSetupPage(app: self, setup: setup)
    return page.checks
  }
}

/// The parts of an Android app's push set-up, in the order of the page.
struct AndroidSetupPage {
  let app: AndroidProject
  let setup: PushSetup

  var checks: [Check] {
    let projects = setup.projectChecks(
      .android, of: app.firebase, named: "google-services.json",
      gap: app.gap(in: [.firebase]))
    let parts =
      projects + [package] + [handler] + [icon, color] + channels + [permission, languages, keys]
    return parts.compactMap(\.self) + setup.gapChecks(.android, app.gap)
  }

  func check(
    _ mark: Check.Mark, _ part: String, _ finding: String, remedy: String? = nil
  ) -> Check { setup.check(.android, mark, part, finding, remedy: remedy) }

  /// Whether a build script may say more.
  private var isUncertain: Bool { app.gap(in: [.builds]) != nil }

  private var package: Check? {
    guard let id = app.build.applicationIDs.first, let place = app.build.applicationIDPlace else {
      guard !isUncertain else { return nil }
      return check(.warning, "package", "no script spells out an applicationId")
    }
    guard let own = setup.package, !app.build.applicationIDs.contains(own) else {
      return check(.good, "package", "\(id) (\(place))")
    }
    // Flavors and build types add to the id.
    guard !own.hasPrefix("\(id).") else { return check(.good, "package", "\(id) (\(place))") }
    return check(
      .warning, "package", "\(id) (\(place)), but pushwright.toml has \(own)",
      remedy: "write the package that users have into pushwright.toml")
  }

  private var handler: Check? {
    if let place = app.interceptors.first {
      return check(
        .warning, "messages", "the app draws them itself (\(place) overrides handleIntent)",
        remedy: "test on a device: the preview shows what FCM's SDK would do")
    }
    let services = app.releasedManifests.flatMap(\.messagingServices)
    if services.count > 1 {
      return check(
        .warning, "messages", "\(services.count) services take them: \(places(services))",
        remedy: "keep one: only the one with the highest priority gets a message")
    }
    if let service = services.first {
      return check(
        .good, "messages", "FCM's SDK shows them; a service of the app has the rest (\(service))")
    }
    if let place = app.dependencies.first {
      return check(.good, "messages", "FCM's SDK shows them (\(place))")
    }
    guard !isUncertain else { return nil }
    return check(
      .warning, "messages", "no build script names firebase-messaging",
      remedy: "add the dependency, or test on a device what the app's own library shows")
  }

  private var languages: Check? {
    let folders = app.languages.keys.sorted()
    guard let filter = app.build.locales else {
      guard !isUncertain else { return nil }
      let all = folders.isEmpty ? "has one language" : "ships all \(folders.count + 1)"
      return check(.good, "languages", "the release \(all)")
    }
    let dropped = folders.filter { !filter.ships(folder: $0) }
    let shipped = folders.count - dropped.count + 1
    guard !dropped.isEmpty else {
      let all = folders.isEmpty ? "has one language" : "ships all \(shipped)"
      return check(.good, "languages", "the release \(all) (\(filter.place))")
    }
    return check(
      .warning, "languages",
      "the release ships \(shipped) of \(folders.count + 1), without \(dropped.fewNames) (\(filter.place))",
      remedy: "add those that your users should read to the list")
  }

  private var keys: Check? {
    switch app.build.shrinksResources {
    case .said(true, let place):
      let kept = app.keep.filter { $0.type == "string" || $0.type == "*" }
      if let keep = kept.first {
        return check(
          .good, "keys",
          "the release removes what no code names (\(place)), but not @\(keep.type)/\(keep.name) (\(keep.place))"
        )
      }
      return check(
        .warning, "keys", "the release removes texts that no code names (\(place))",
        remedy: "run pushwright keep: it protects the names in your drafts")
    case .computed(let place):
      return check(.warning, "keys", "code decides whether a release removes texts (\(place))")
    case nil where isUncertain: return nil
    case .said(false, _), nil:
      return check(.good, "keys", "the release keeps texts that no code names")
    }
  }

  func places(_ places: [SourcePlace]) -> String { places.map(\.description).fewNames }
}
