/// The modules of a Gradle build, and which of them is the app.
struct AppModules {
  /// The folder of the app's module; `nil` if no module is an app.
  private(set) var own: String?
  /// The scripts of the app's module.
  private(set) var script: GradleScript?
  /// Why less is known than the sources have; `nil` if nothing stands in the way.
  private(set) var gap: String?
  /// The folders of other apps, whose resources and code users of this one don't get.
  private var foreign: [String] = []

  /// `resFolders` are from the top.
  init(_ scripts: [GradleScript], _ manifests: [AppManifest], resFolders: [String]) {
    var apps = Set(scripts.filter(\.isApplication).map(\.module))
    if apps.isEmpty {
      // A plugin of the build's own makes the apps: they are what a launcher can start.
      apps = Set(manifests.filter { $0.hasLauncher && !$0.isForDevelopers }.map(\.module))
    }
    let named = resFolders.map { folder in
      ResourcePath.place(of: folder.split(separator: "/").map(String.init)).module
    }
    // What comes last overrides what comes before it, as the app does with its libraries.
    own = named.last { apps.contains($0) } ?? (apps.count == 1 ? apps.first : nil)
    guard let own else { return }
    foreign = apps.filter { $0 != own && !own.hasPrefix("\($0)/") }.map {
      $0.isEmpty ? $0 : "\($0)/"
    }
    .filter { !$0.isEmpty }
    script =
      scripts.first { $0.module == own && $0.isApplication } ?? scripts.first { $0.module == own }
    let moved = scripts.contains { script in
      (script.module == own || !foreign.contains("\(script.module)/"))
        && script.statements.contains {
          $0.name.hasPrefix("res.") && $0.blocks.contains("sourceSets")
            || $0.blocks.contains("sourceSets") && $0.blocks.last == "res"
        }
    }
    if moved { gap = "a Gradle script moves folders of resources" }
  }

  /// Whether a file belongs to another app of the same sources.
  func isForeign(_ path: String) -> Bool { foreign.contains(where: path.hasPrefix) }

  /// Those that the app gets, its own first.
  func ordered(_ manifests: [AppManifest]) -> [AppManifest] {
    let known = manifests.filter { !isForeign($0.place.path) }
    return known.filter { $0.module == own } + known.filter { $0.module != own }
  }
}
