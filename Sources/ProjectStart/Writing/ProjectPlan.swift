public import Resolver

/// A project file that is about to be written, and what is left to ask a person about it.
public struct ProjectPlan: Hashable, Sendable {
  public internal(set) var apps: [PlannedApp]
  public internal(set) var profiles: [PlannedProfile]
  /// Tags that look like releases, the newest first.
  public let tags: [String]
  /// Languages of all apps' strings, sorted.
  public private(set) var languages: [String] = []

  /// The file, and where the first draft goes, from the project's directory.
  public static let draft = "drafts/first-message.json"
  /// Of the local FCM in a project without a Firebase project.
  public static let emulatorPort = 8123

  /// `folder` is the name of the directory, for an app that doesn't name itself.
  public init(_ found: FoundProject, folder: String, tags: [String] = []) {
    self.tags = ReleaseTags.releases(among: tags)
    var apps = found.android.map { app in
      PlannedApp(
        name: app.path.isEmpty || found.android.count == 1
          ? folder : WorkingTree.name(of: app.path),
        package: app.package ?? (found.packages.count == 1 ? found.packages.first : nil),
        android: app.directories, variants: app.variants, otherApple: [], releases: [])
    }
    if let apple = found.apple {
      if apps.isEmpty {
        apps = [
          PlannedApp(name: folder, android: [], variants: [], otherApple: [], releases: [])
        ]
      }
      apps[0].apple = apple.directory
      apps[0].otherApple = apple.others
      apps[0].developmentRegion = apple.developmentRegion
    }
    self.apps = apps
    profiles = found.firebase.map { PlannedProfile(project: $0.id, file: $0.file) }
  }

  /// Takes what an app's strings tell: its name, and the languages.
  public mutating func take(_ strings: AppLocalizations, languages: [String], of index: Int) {
    apps[index].take(strings)
    self.languages = Set(self.languages + languages).sorted()
    nameApart()
  }

  /// Two apps of one name couldn't be told apart by `--app`.
  mutating func nameApart() {
    var seen: Set<String> = []
    for index in apps.indices {
      let name = apps[index].name
      var number = 1
      while !seen.insert(apps[index].name).inserted {
        number += 1
        apps[index].name = "\(name) \(number)"
      }
    }
  }

  /// The kinds of device that the apps have texts for.
  var devices: [String] {
    (apps.contains { !$0.android.isEmpty || !$0.variants.isEmpty } ? ["android"] : [])
      + (apps.contains { $0.apple != nil } ? ["apple"] : [])
  }
}
