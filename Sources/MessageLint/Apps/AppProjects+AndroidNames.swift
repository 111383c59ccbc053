import AppProject
import DevicePreview
import Resolver

extension AppProjects {
  /// The pictures that can be a notification's icon.
  static func icons(of app: AndroidProject) -> AppNames {
    var entries: [(rank: Int, entry: AppNames.Entry)] = []
    var known: Set<String> = []
    for type in ["drawable", "mipmap"] {
      for name in app.names(type) where known.insert(name).inserted {
        guard let icon = app.icon("\(type)/\(name)").found, let detail = detail(of: icon) else {
          continue
        }
        let caveat =
          AndroidIconShapeRule.fault(of: icon) ?? removalWords(app.removal(of: type, name))
        let suits = ["notif", "push", "stat"].contains { name.contains($0) }
        let entry = AppNames.Entry(name, detail, caveat: caveat, place: "\(icon.place)")
        entries.append(((suits ? 0 : 1) + (caveat == nil ? 0 : 2), entry))
      }
    }
    let sorted = entries.sorted { ($0.rank, $0.entry.name) < ($1.rank, $1.entry.name) }
    return AppNames(.androidIcon, sorted.map(\.entry), remark: gapWords(app))
  }

  /// What a picture is; `nil` for one that isn't a symbol, such as a background.
  private static func detail(of icon: AndroidResource) -> String? {
    switch icon.form {
    case .vector: "vector"
    case .adaptiveIcon: "adaptive icon"
    case .bitmap, .opaqueBitmap, .other: "picture"
    case .xml: nil
    }
  }

  static func channels(
    of app: AndroidProject, listing listed: [String], in strings: AppLocalizations
  ) -> AppNames {
    let own = app.channels.map { channel in
      let title = title(of: channel, in: strings)
      let words = [
        title,
        channel.importance.map { importance in
          ChannelImportance(rawValue: importance)?.words ?? importance
        },
      ].compactMap(\.self)
      return AppNames.Entry(
        channel.id, words.isEmpty ? "channel" : words.joined(separator: " · "),
        place: "\(channel.place)")
    }
    let known = Set(own.map(\.name))
    let others = listed.filter { !known.contains($0) }.sorted().map {
      AppNames.Entry($0, "listed in pushwright.toml")
    }
    let computed = app.computedChannels.count
    return AppNames(
      .androidChannel, own + others,
      remark: gapWords(app) ?? Self.others(computed, "the ids of \(computed) more"))
  }

  /// What users see as the channel's name, in the app's own language.
  private static func title(
    of channel: NotificationChannel, in strings: AppLocalizations
  ) -> String? {
    switch channel.title {
    case .text(let text): return text
    case .key(let key):
      let texts = strings.texts(for: key, on: .android)
      return texts.first(where: \.isSource)?.text ?? texts.first?.text ?? key
    case nil: return nil
    }
  }

  static func sounds(of app: AndroidProject) -> AppNames {
    let own = app.names("raw").compactMap { name -> AppNames.Entry? in
      guard let sound = app.released("raw", name).first,
        let ending = sound.place.path.split(separator: ".").last.map({ String($0).lowercased() }),
        soundEndings.contains(ending)
      else { return nil }
      return AppNames.Entry(
        name, ending, caveat: removalWords(app.removal(of: "raw", name)), place: "\(sound.place)")
    }
    let isOnlyNew = app.build.minimumAPI.map { $0 >= 26 } ?? false
    let channel =
      isOnlyNew
      ? "the app runs only on Android 8 and later, where the channel decides the sound"
      : "from Android 8 on the channel decides the sound"
    return AppNames(
      .androidSound, [AppNames.Entry("default", "the device's own sound")] + own,
      remark: gapWords(app) ?? channel)
  }

  private static let soundEndings: Set = [
    "ogg", "mp3", "wav", "m4a", "aac", "flac", "mid", "midi", "opus", "3gp", "amr", "imy", "mp4",
  ]

  static func clickActions(of app: AndroidProject) -> AppNames {
    var entries: [String: AppNames.Entry] = [:]
    for filter in app.releasedManifests.flatMap(\.filters) {
      for action in filter.actions
      where action != "android.intent.action.MAIN" && !action.contains("${") {
        let activity = filter.activity.split(separator: ".").last.map(String.init)
        let entry = AppNames.Entry(
          action, "opens \(activity ?? filter.activity)",
          caveat: AndroidClickActionRule.fault(of: filter).map { "a tap opens nothing: it \($0)" },
          place: "\(filter.place)")
        if entries[action]?.caveat != nil || entries[action] == nil { entries[action] = entry }
      }
    }
    let sorted = entries.values.sorted {
      ($0.caveat == nil ? 0 : 1, $0.name) < ($1.caveat == nil ? 0 : 1, $1.name)
    }
    return AppNames(
      .androidClickAction, sorted, remark: gapWords(app) ?? "libraries may have other actions")
  }

  private static func gapWords(_ app: AndroidProject) -> String? {
    app.gap.map { "there may be others: \($0)" }
  }

  /// What the release build does to a resource that only messages name; `nil` if it keeps it.
  static func removalWords(_ removal: LookUp<Removal>) -> String? {
    guard case .there(.removed(let certainty, _, by: _)) = removal else { return nil }
    return certainty == .certain
      ? "the release build removes it: no code names it"
      : "the release build may remove it: no code names it"
  }
}
