internal import AppProject

/// What Android uses where a message names nothing.
extension AndroidSetupPage {
  var icon: Check? {
    let remedy = "name a white icon on a transparent ground as default_notification_icon"
    switch app.setting("default_notification_icon") {
    case .there(let setting):
      guard setting.owner == "application", let name = setting.resource else {
        return misformed(setting, "icon", "android:resource")
      }
      guard let icon = app.icon(name).found else {
        return check(.warning, "icon", "\(name) (\(setting.place)), which no source has")
      }
      let mark: Check.Mark = isFlat(icon) ? .good : .warning
      return check(
        mark, "icon", "\(name) (\(setting.place))" + (isFlat(icon) ? "" : ", drawn as a square"),
        remedy: isFlat(icon) ? nil : remedy)
    case .notThere:
      return check(
        .warning, "icon", "no default, so Android shows the launcher's as a white shape",
        remedy: remedy)
    case .notFound: return nil
    case .cannotTell(let reason): return check(.warning, "icon", "not known, because \(reason)")
    }
  }

  private func isFlat(_ icon: AndroidResource) -> Bool {
    icon.form != .adaptiveIcon && icon.form != .opaqueBitmap
  }

  var color: Check? {
    switch app.setting("default_notification_color") {
    case .there(let setting):
      guard setting.owner == "application", let name = setting.resource else {
        return misformed(setting, "color", "android:resource")
      }
      return check(.good, "color", "\(name) (\(setting.place))")
    case .notThere: return check(.good, "color", "no default, so Android uses its own")
    case .notFound: return nil
    case .cannotTell(let reason): return check(.warning, "color", "not known, because \(reason)")
    }
  }

  private func misformed(
    _ setting: ManifestEntry, _ part: String, _ attribute: String
  ) -> Check {
    guard setting.owner == "application" else {
      return check(
        .bad, part, "FCM ignores the default inside of <\(setting.owner)> (\(setting.place))",
        remedy: "move it directly into <application>")
    }
    return check(
      .bad, part, "FCM ignores a default without \(attribute) (\(setting.place))",
      remedy: "write \(attribute)")
  }

  var channels: [Check?] { [defaultChannel, knownChannels] }

  private var defaultChannel: Check? {
    let remedy = "name a channel that code makes as default_notification_channel_id"
    switch app.setting("default_notification_channel_id") {
    case .there(let setting):
      guard setting.owner == "application", let value = setting.value else {
        return misformed(setting, "channel", "android:value")
      }
      let id = value.hasPrefix("@string/") ? app.text(String(value.dropFirst(8))) : value
      guard let id else { return check(.good, "channel", "\(value) (\(setting.place))") }
      if setup.channels.contains(id) { return check(.good, "channel", "\(id) (\(setting.place))") }
      switch app.channel(id) {
      case .there(let channel):
        return check(.good, "channel", "\(id) (\(setting.place)), made at \(channel.place)")
      case .notFound, .notThere:
        return check(
          .warning, "channel", "\(id) (\(setting.place)), which no code makes",
          remedy: "make it when the app starts, or list it as channels in pushwright.toml")
      case .cannotTell: return check(.good, "channel", "\(id) (\(setting.place))")
      }
    case .notThere:
      return check(
        .warning, "channel", "no default, so messages without one go to Miscellaneous",
        remedy: remedy)
    case .notFound: return nil
    case .cannotTell(let reason): return check(.warning, "channel", "not known, because \(reason)")
    }
  }

  private var knownChannels: Check? {
    let known = app.channels.map { channel in
      let importance = channel.importance.map { ", \($0)" } ?? ""
      return "\(channel.id) (\(channel.place)\(importance))"
    }
    let computed = app.computedChannels
    guard !known.isEmpty || !computed.isEmpty else {
      return check(
        .warning, "channels", "no code of the app makes one",
        remedy: "make one when the app starts: without one nothing is shown as a heads-up")
    }
    let names = known.isEmpty ? "" : ": \(known.fewNames)"
    let rest = computed.isEmpty ? "" : "; code computes the IDs of \(computed.count) more"
    return check(.good, "channels", "\(known.count) in the code\(names)\(rest)")
  }

  var permission: Check? {
    if let place = app.releasedManifests.lazy.compactMap(\.removedPermission).first {
      return check(
        .bad, "permission",
        "the manifest removes POST_NOTIFICATIONS (\(place)), so Android 13 and later show nothing",
        remedy: "remove that line")
    }
    if let place = app.permissionRequests.first {
      return check(.good, "permission", "the app asks for it (\(place))")
    }
    return check(
      .warning, "permission", "no code that was found asks for it, as Android 13 and later require",
      remedy: "ask for POST_NOTIFICATIONS at a good moment, or check that a library does")
  }
}
