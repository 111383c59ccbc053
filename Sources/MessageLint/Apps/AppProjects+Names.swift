import AppProject
public import Resolver

extension AppProjects {
  /// The names of a kind that the app's sources have; `nil` if those of its platform aren't known.
  ///
  /// `channels` are those that the project lists. The strings tell what users see as a channel's name.
  public func names(
    _ kind: AppNames.Kind, listing channels: [String], in strings: AppLocalizations
  ) -> AppNames? {
    switch kind {
    case .androidIcon: android.map(Self.icons)
    case .androidChannel: android.map { Self.channels(of: $0, listing: channels, in: strings) }
    case .androidSound: android.map(Self.sounds)
    case .androidClickAction: android.map(Self.clickActions)
    case .appleSound: apple.map(Self.sounds)
    case .appleCategory: apple.map(Self.categories)
    case .appleActivity: apple.map(Self.activities)
    }
  }

  private static func sounds(of app: AppleProject) -> AppNames {
    let own = app.sounds.map { sound in
      AppNames.Entry(
        sound.name, "sound of the app",
        caveat: AppleSoundFormRule.fault(of: sound).map { "the default plays: it \($0)" },
        place: "\(sound.place)")
    }
    let remark: String? =
      if case .cannotTell(let reason) = app.sound("") { "there may be others: \(reason)" } else {
        nil
      }
    return AppNames(
      .appleSound, [AppNames.Entry("default", "the device's own sound")] + own, remark: remark)
  }

  private static func categories(of app: AppleProject) -> AppNames {
    let computed = app.code.computedCategories.count
    return AppNames(
      .appleCategory,
      app.code.categories.map { AppNames.Entry($0.name, "category", place: "\($0.place)") },
      remark: app.gap.map { "there may be others: \($0)" }
        ?? others(computed, "the names of \(computed) more"))
  }

  private static func activities(of app: AppleProject) -> AppNames {
    AppNames(
      .appleActivity,
      app.code.activities.map { AppNames.Entry($0.name, "Live Activity", place: "\($0.place)") },
      remark: app.gap.map { "there may be others: \($0)" })
  }

  /// That code makes others, whose names no source spells out; `nil` if it makes none.
  static func others(_ count: Int, _ what: String) -> String? {
    count > 0 ? "code computes \(what): type such a name into the field" : nil
  }
}
