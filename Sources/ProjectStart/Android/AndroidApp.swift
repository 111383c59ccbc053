/// An Android app, with the directories that its build merges.
public struct AndroidApp: Hashable, Sendable {
  /// The folder of its module, from the top of the tree; empty for the top itself.
  public var path: String
  /// Its `applicationId`, where a script says it.
  public var package: String?
  /// `res` directories that every user gets: those of libraries first, since the app's own override them.
  public var directories: [String]
  /// `res` directories of flavors and build types: which of them users get, no file says.
  public var variants: [String]

  public init(
    path: String, package: String? = nil, directories: [String], variants: [String] = []
  ) {
    self.path = path
    self.package = package
    self.directories = directories
    self.variants = variants
  }

  /// The apps of a tree; one of all texts where nothing says which module is an app.
  static func all(in tree: WorkingTree) -> [AndroidApp] {
    let modules = AndroidModule.all(in: tree)
    let texts = modules.filter { module in module.sets.contains { !$0.isForDevelopers } }
    guard !texts.isEmpty else { return [] }
    let applications = modules.filter { $0.script?.isApplication == true }
    guard !applications.isEmpty else {
      return [AndroidApp(path: texts.count == 1 ? texts[0].path : "", of: texts)]
    }
    return applications.map { application in
      let libraries = libraries(of: application, among: modules)
      return AndroidApp(
        path: application.path, package: application.script?.applicationID,
        of: libraries + [application])
    }.filter { !$0.directories.isEmpty || !$0.variants.isEmpty }
  }

  private init(path: String, package: String? = nil, of modules: [AndroidModule]) {
    let sets = modules.flatMap(\.sets).filter { !$0.isForDevelopers }
    // What a build type has overrides what the flavors and main have.
    let main = sets.filter { $0.name == "main" } + sets.filter { $0.name == "release" }
    self.init(
      path: path, package: package, directories: main.map(\.directory),
      variants: sets.filter { !$0.isAlwaysBuilt }.map(\.directory))
  }

  /// The modules whose texts are in an app: those that its script leads to, or all libraries where it leads to none.
  private static func libraries(
    of application: AndroidModule, among modules: [AndroidModule]
  ) -> [AndroidModule] {
    let others = modules.filter { $0.script?.isApplication != true }
    var reached: Set<String> = []
    var waiting = [application]
    while let module = waiting.popLast() {
      for other in others where module.names(other) && reached.insert(other.path).inserted {
        waiting.append(other)
      }
    }
    return reached.isEmpty ? others : others.filter { reached.contains($0.path) }
  }
}
