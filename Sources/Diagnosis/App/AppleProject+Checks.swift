public import AppProject

extension AppleProject {
  /// A page of what the app's push set-up is: each part with its place, and what to do about what is wrong.
  public func checks(of setup: PushSetup) -> [Check] {
    AppleSetupPage(app: self, setup: setup).checks
  }
}

/// The parts of an Apple app's push set-up, in the order of the page.
private struct AppleSetupPage {
  let app: AppleProject
  let setup: PushSetup

  var checks: [Check] {
    let projects = setup.projectChecks(.apple, of: app.firebase, named: "GoogleService-Info.plist")
    let parts =
      projects + [
        bundle, entitlement, timeSensitive, backgroundMode, serviceExtension, permission,
        foreground, categories, sounds, liveActivities, languages, keys,
      ]
    return parts.compactMap(\.self) + setup.gapChecks(.apple, app.gap)
  }

  private func check(
    _ mark: Check.Mark, _ part: String, _ finding: String, remedy: String? = nil
  ) -> Check { setup.check(.apple, mark, part, finding, remedy: remedy) }

  private var bundle: Check {
    switch app.bundleID {
    case .there(let id): check(.good, "bundle", "\(id.text) (\(id.place)), target \(app.target)")
    case .cannotTell(let reason):
      check(.warning, "bundle", "not known, because \(reason), target \(app.target) (\(app.place))")
    case .notThere, .notFound:
      check(.warning, "bundle", "target \(app.target) (\(app.place)) has no bundle ID")
    }
  }

  private var entitlement: Check {
    switch app.entitlement("aps-environment") {
    case .there(let value): check(.good, "entitlement", "aps-environment (\(value.place))")
    case .notThere, .notFound:
      check(
        .bad, "entitlement",
        "the release lacks aps-environment (\(app.entitlementPlace)), so no device gets a push",
        remedy: "add the capability Push Notifications to \(app.target)")
    case .cannotTell(let reason):
      check(.warning, "entitlement", "not known, because \(reason)")
    }
  }

  private var timeSensitive: Check? {
    let name = "com.apple.developer.usernotifications."
    let found = ["time-sensitive", "critical-alerts", "filtering"].compactMap { word in
      app.entitlement(name + word).found.map { "\(word) (\($0.place))" }
    }
    guard !found.isEmpty else { return nil }
    return check(.good, "entitlement", "also \(found.fewNames)")
  }

  private var backgroundMode: Check? {
    switch app.info("UIBackgroundModes") {
    case .there(let modes) where modes.texts.contains("remote-notification"):
      check(.good, "background", "messages can wake the app (\(modes.place))")
    case .there, .notThere:
      check(
        .good, "background", "messages of data don't wake the app (\(app.infoPlace))")
    case .cannotTell(let reason):
      check(.warning, "background", "not known, because \(reason)")
    case .notFound: nil
    }
  }

  private var serviceExtension: Check? {
    switch app.serviceExtension {
    case .there(let own):
      if let place = app.code.imageLoader {
        return check(.good, "extension", "\(own.name) (\(own.place)) loads images (\(place))")
      }
      if let place = app.code.attachment {
        return check(
          .warning, "extension",
          "\(own.name) (\(own.place)) attaches something (\(place)), but not from fcm_options",
          remedy: "call Messaging.serviceExtension().populateNotificationContent in it")
      }
      return check(
        .warning, "extension", "\(own.name) (\(own.place)) loads no image",
        remedy: "call Messaging.serviceExtension().populateNotificationContent in it")
    case .notThere, .notFound:
      return check(
        .warning, "extension", "none, so Apple devices show no image",
        remedy: "add a notification service extension if your messages have images")
    case .cannotTell(let reason):
      return check(.warning, "extension", "not known, because \(reason)")
    }
  }

  private var permission: Check {
    guard let place = app.code.authorization else {
      return check(
        .warning, "permission", "no code that was found asks users for it",
        remedy: "call requestAuthorization, or check that a library does")
    }
    return check(.good, "permission", "the app asks for it (\(place))")
  }

  private var foreground: Check {
    guard let place = app.code.presentation else {
      return check(
        .good, "foreground", "no code shows messages while the app is open (no willPresent)")
    }
    return check(.good, "foreground", "code decides while the app is open (\(place))")
  }

  private var categories: Check? {
    let computed = app.code.computedCategories
    let known = app.code.categories.map { "\($0.name) (\($0.place))" }
    guard !known.isEmpty || !computed.isEmpty else { return nil }
    let names = known.isEmpty ? "" : ": \(known.fewNames)"
    let rest = computed.isEmpty ? "" : "; code computes the names of \(computed.count) more"
    return check(.good, "categories", "\(known.count) in the code\(names)\(rest)")
  }

  private var sounds: Check? {
    guard !app.sounds.isEmpty else { return nil }
    let faulty = app.sounds.filter { sound in
      switch sound.form {
      case .other: true
      case .playable(let seconds?): seconds >= AppleSound.mostSeconds
      case .playable, .unknown: false
      }
    }
    guard let first = faulty.first else {
      return check(.good, "sounds", "\(app.sounds.count): \(app.sounds.map(\.name).fewNames)")
    }
    return check(
      .warning, "sounds", "\(faulty.count) of \(app.sounds.count) aren't played, as \(first.place)",
      remedy: "convert them to CAF, AIFF or WAV of less than 30 seconds if messages name them")
  }

  private var liveActivities: Check? {
    let names = app.code.activities.map { "\($0.name) (\($0.place))" }
    guard !names.isEmpty else { return nil }
    switch app.info("NSSupportsLiveActivities") {
    case .there(let value) where value.isTrue:
      return check(.good, "activities", "\(names.fewNames), declared at \(value.place)")
    case .there, .notThere:
      return check(
        .bad, "activities",
        "\(names.fewNames), but \(app.infoPlace) lacks NSSupportsLiveActivities",
        remedy: "set NSSupportsLiveActivities to YES in the app's Info.plist")
    case .notFound, .cannotTell: return check(.good, "activities", names.fewNames)
    }
  }

  private var languages: Check {
    let names = app.languages.keys.sorted()
    return names.isEmpty
      ? check(
        .warning, "languages", "the target \(app.target) has no Localizable table (\(app.place))",
        remedy: "add the app's table to the target: a push looks only there")
      : check(.good, "languages", "\(names.count): \(names.fewNames)")
  }

  private var keys: Check? {
    guard !app.keys.isEmpty else { return nil }
    let loose = app.keys.filter { $0.value.state != .manual && !$0.value.isInCode }
    let stale = loose.filter { $0.value.state == .stale }
    let place = app.keys.values.first?.place.path ?? ""
    guard !loose.isEmpty, app.gap == nil else {
      return check(.good, "keys", "\(app.keys.count) in \(place)")
    }
    return check(
      .warning, "keys",
      "Xcode may remove \(loose.count) of \(app.keys.count), which no code names (\(place); \(stale.count) stale)",
      remedy: "run pushwright keep: it names those that your drafts use")
  }
}
