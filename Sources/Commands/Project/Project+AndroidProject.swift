internal import AppProject
internal import AppStrings
internal import Drafts
internal import LocalFiles
internal import Resolver
internal import Workspace

extension Project {
  /// Reads the sources around the Android app's strings, as they are on the disk.
  ///
  /// `nil` if nothing around them is a Gradle build with an app, and where the strings are of a revision or a pack.
  func androidProject(noting unread: UnreadSources) async -> AndroidProject? {
    guard settings.platforms.contains(.android) else { return nil }
    return await Self.androidProject(of: sources, noting: unread)
  }

  /// Where the strings of an app of the project file are, as they are on the disk.
  func sources(of app: App) -> AppSources {
    let resolve = { (path: String) -> String in
      ReportPath.relative(file?.resolved(path, home: Self.home) ?? path)
    }
    return AppSources(android: app.android.map(resolve), apple: app.apple.map(resolve))
  }

  /// The same for the app whose strings are in these directories.
  static func androidProject(
    of sources: AppSources, noting unread: UnreadSources
  ) async -> AndroidProject? {
    guard sources.revision == nil, sources.pack == nil,
      let last = sources.android.last, let top = Self.top(of: RealPath.of(last))
    else { return nil }
    let folders = sources.android.map(RealPath.of).filter { RealPath.isInside($0, top) }
    var app = await AndroidProject.reading(
      .disk(top), resFolders: folders.map { String($0.dropFirst(top.count + 1)) },
      noting: unread)
    unread.place(in: shown(top))
    app?.top = shown(top)
    return app
  }

  /// The top of an app's sources as reports call it; empty for the working directory.
  static func shown(_ top: String) -> String {
    top == RealPath.of(RealPath.workingDirectory) ? "" : ReportPath.relative(top)
  }

  /// The folder of the Gradle build that a real directory is in, or the one above it where that is part of a Flutter or
  /// React Native app; never above the repository.
  static func top(of directory: String) -> String? {
    let isThere = { (path: String) in LocalFile.kind(path) == .regular }
    for folder in RealPath.upward(from: directory) where folder != "/" {
      if isThere("\(folder)/settings.gradle") || isThere("\(folder)/settings.gradle.kts") {
        let above = RealPath.directory(of: folder)
        let isPart =
          RealPath.name(of: folder) == "android"
          && (isThere("\(above)/pubspec.yaml") || isThere("\(above)/package.json"))
        return isPart ? above : folder
      }
      if LocalFile.kind("\(folder)/.git") != nil { return nil }
    }
    return nil
  }
}

extension ProjectFolder {
  /// A folder on the disk; links out of it and links to folders aren't followed.
  static func disk(_ top: String) -> ProjectFolder {
    ProjectFolder(
      entries: { directory in
        let path = directory.isEmpty ? top : "\(top)/\(directory)"
        let entries = LocalFile.entries(path, atMost: 100_000)
        return entries?.compactMap { entry in
          switch entry.kind {
          case .directory where entry.isNameText: Entry(entry.name, isDirectory: true)
          // What can't be read as a file says so when it is read.
          case _ where entry.isNameText: Entry(entry.name, isDirectory: false)
          default: nil
          }
        }
      },
      bytes: { path in
        let path = "\(top)/\(path)"
        // A setting may name a file in a linked folder, which the listing doesn't enter.
        guard RealPath.isInside(RealPath.of(path), top) else { return nil }
        return try? LocalFile.bytes(path, as: .appSource)
      },
      isTooLarge: { path in
        LocalFile.unreadable("\(top)/\(path)", as: .appSource)?.reason == .tooLarge(.appSource)
      })
  }
}
