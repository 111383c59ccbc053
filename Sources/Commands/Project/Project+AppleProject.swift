internal import AppProject
internal import AppStrings
internal import Drafts
internal import LocalFiles
internal import Resolver
internal import Workspace

extension Project {
  /// Reads the web app's service worker below the project file, as it is on the disk; `nil` if there isn't just one.
  func webProject() -> WebProject? {
    guard settings.platforms.contains(.web), sources.revision == nil, sources.pack == nil,
      let folder = file?.directory
    else { return nil }
    var limits = ReadingLimits()
    (limits.folders, limits.depth) = (10_000, 8)
    var app = WebProject(.disk(RealPath.of(folder)), limits: limits)
    app?.top = Self.shown(RealPath.of(folder))
    return app
  }

  /// Reads the sources around the Apple app's strings, as they are on the disk.
  ///
  /// `nil` if no Xcode project with an app is around them, and where the strings are of a revision or a pack.
  func appleProject(noting unread: UnreadSources) async -> AppleProject? {
    guard settings.platforms.contains(.apple) else { return nil }
    return await Self.appleProject(of: sources, noting: unread)
  }

  /// The same for the app whose strings are in these directories.
  static func appleProject(
    of sources: AppSources, noting unread: UnreadSources
  ) async -> AppleProject? {
    guard sources.revision == nil, sources.pack == nil, let last = sources.apple.last,
      let top = appleTop(of: RealPath.of(last))
    else { return nil }
    let folders = sources.apple.map(RealPath.of).filter { RealPath.isInside($0, top) || $0 == top }
    var app = await AppleProject.reading(
      .disk(top),
      tableFolders: folders.map { $0 == top ? "" : String($0.dropFirst(top.count + 1)) },
      noting: unread)
    unread.place(in: shown(top))
    app?.top = shown(top)
    return app
  }

  /// The folder of the Xcode project that a real directory is in, or the one above it where that is part of a Flutter or
  /// React Native app; never above the repository.
  static func appleTop(of directory: String) -> String? {
    let isThere = { (path: String) in LocalFile.kind(path) == .regular }
    for folder in RealPath.upward(from: directory) where folder != "/" {
      let entries = LocalFile.entries(folder, atMost: 10_000) ?? []
      if entries.contains(where: { $0.kind == .directory && $0.name.hasSuffix(".xcodeproj") }) {
        let above = RealPath.directory(of: folder)
        let isPart =
          RealPath.name(of: folder) == "ios"
          && (isThere("\(above)/pubspec.yaml") || isThere("\(above)/package.json"))
        return isPart ? above : folder
      }
      if LocalFile.kind("\(folder)/.git") != nil { return nil }
    }
    return nil
  }
}
