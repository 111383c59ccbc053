internal import AppProject
internal import AppStrings
internal import Drafts
internal import LocalFiles
internal import MessageLint
internal import Resolver

extension Project {
  /// What the sources around the app's strings tell in the revision that the strings are of.
  func appProjects(at revision: String) async -> AppProjects {
    let (inAndroid, inApple) = (UnreadSources(), UnreadSources())
    async let android =
      settings.platforms.contains(.android)
      ? Self.androidProject(of: sources, at: revision, noting: inAndroid) : nil
    async let apple =
      settings.platforms.contains(.apple)
      ? Self.appleProject(of: sources, at: revision, noting: inApple) : nil
    var apps = await AppProjects(android: android, apple: apple)
    apps.note(inAndroid, on: .android)
    apps.note(inApple, on: .apple)
    return apps
  }

  private static func androidProject(
    of sources: AppSources, at revision: String, noting unread: UnreadSources
  ) async -> AndroidProject? {
    guard let last = sources.android.last, let tree = await tree(at: revision, around: last) else {
      return nil
    }
    let found = folder(above: tree.path, where: { tree.isGradleTop($0) })
    guard let top = found.map(tree.wholeApp) else { return nil }
    var app = await AndroidProject.reading(
      .memory(tree.files(below: top)), resFolders: tree.paths(of: sources.android, below: top),
      noting: unread)
    let place = shown(tree.root + (top.isEmpty ? "" : "/\(top)"))
    unread.place(in: place)
    app?.top = place
    return app
  }

  private static func appleProject(
    of sources: AppSources, at revision: String, noting unread: UnreadSources
  ) async -> AppleProject? {
    guard let last = sources.apple.last, let tree = await tree(at: revision, around: last) else {
      return nil
    }
    let projects = Set(
      tree.files.keys.compactMap { path -> String? in
        guard path.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
        return parent(of: parent(of: path))
      })
    let found = folder(above: tree.path, where: projects.contains)
    guard let top = found.map(tree.wholeApp) else { return nil }
    var app = await AppleProject.reading(
      .memory(tree.files(below: top)), tableFolders: tree.paths(of: sources.apple, below: top),
      noting: unread)
    let place = shown(tree.root + (top.isEmpty ? "" : "/\(top)"))
    unread.place(in: place)
    app?.top = place
    return app
  }

  private static func tree(at revision: String, around directory: String) async -> RevisionFiles? {
    await RevisionFiles.reading(
      revision, around: directory, listing: AppSourceFile.isListed, reading: AppSourceFile.isText)
  }

  /// The nearest folder at or above a path for which that holds.
  private static func folder(above path: String, where holds: (String) -> Bool) -> String? {
    var folder: String? = path
    while let next = folder {
      if holds(next) { return next }
      folder = next.isEmpty ? nil : parent(of: next)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}

extension RevisionFiles {
  /// The folder above a platform's part of a Flutter or React Native app; any other folder itself.
  fileprivate func wholeApp(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    guard let name = parts.last, name == "android" || name == "ios" else { return folder }
    let above = parts.dropLast().joined(separator: "/")
    let prefix = above.isEmpty ? "" : above + "/"
    let isPart = ["pubspec.yaml", "package.json"].contains { files[prefix + $0] != nil }
    return isPart ? above : folder
  }

  fileprivate func isGradleTop(_ folder: String) -> Bool {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return files["\(prefix)settings.gradle"] != nil || files["\(prefix)settings.gradle.kts"] != nil
  }

  /// The paths of directories of the disk, from a folder of the revision; the last one is ``path``.
  fileprivate func paths(of directories: [String], below top: String) -> [String] {
    let root = RealPath.of(root)
    let named = directories.dropLast().map(RealPath.of).compactMap { path in
      RealPath.isInside(path, root) ? String(path.dropFirst(root.count + 1)) : nil
    }
    return (named + [path]).compactMap { path in
      if path == top { return "" }
      guard !top.isEmpty else { return path }
      return path.hasPrefix(top + "/") ? String(path.dropFirst(top.count + 1)) : nil
    }
  }
}
