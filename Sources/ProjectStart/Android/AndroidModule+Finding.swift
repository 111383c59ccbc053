internal import ByteSearch

extension AndroidModule {
  /// The modules of a tree that have texts or a Gradle script, in the order of their paths.
  static func all(in tree: WorkingTree) -> [AndroidModule] {
    var modules: [String: AndroidModule] = [:]
    for folder in tree.paths {
      if let script = ["build.gradle.kts", "build.gradle"].lazy
        .compactMap({ tree.texts[WorkingTree.join(folder, $0)] }).first
      {
        modules[folder, default: AndroidModule(path: folder)].script = GradleScript(script)
      }
      guard hasTexts(folder, in: tree) else { continue }
      let (module, set) = place(of: folder)
      modules[module, default: AndroidModule(path: module)].sets.append(
        SourceSet(name: set, directory: folder.isEmpty ? "." : folder))
    }
    let roots = tree.folders.filter { _, folder in
      folder.files.contains { $0 == "settings.gradle" || $0 == "settings.gradle.kts" }
    }.keys
    return modules.values.sorted { $0.path < $1.path }.map { module in
      var module = module
      module.buildRoot =
        roots.filter { $0.isEmpty || "\(module.path)/".hasPrefix("\($0)/") }
        .max { $0.count < $1.count } ?? ""
      return module
    }
  }

  /// Whether a folder is a `res` directory with texts in it.
  private static func hasTexts(_ folder: String, in tree: WorkingTree) -> Bool {
    let names = tree.folders[folder]?.folders ?? []
    return names.contains { name in
      guard WorkingTree.isValues(name) else { return false }
      let values = WorkingTree.join(folder, name)
      return (tree.folders[values]?.files ?? []).contains { file in
        let text = tree.texts[WorkingTree.join(values, file)]
        return text?.holds("<string") == true || text?.holds("<plurals") == true
      }
    }
  }

  /// The module and the source set of `app/src/main/res`; a folder of another form is `main` of the folder above it.
  private static func place(of folder: String) -> (module: String, set: String) {
    let parts = folder.split(separator: "/").map(String.init)
    if let source = parts.lastIndex(where: { $0 == "src" }), source + 2 < parts.count {
      return (parts[..<source].joined(separator: "/"), parts[source + 1])
    }
    return (parts.dropLast().joined(separator: "/"), "main")
  }
}
