internal import AppProject
internal import AppStrings
internal import Drafts
internal import LocalFiles
public import MessageLint
internal import Resolver
internal import Workspace

extension Project {
  /// Reads what the sources around the app's strings tell, for the platforms of the preview, away from the caller's actor.
  @concurrent
  public func appProjects() async -> AppProjects {
    if let revision = sources.revision { return await appProjects(at: revision) }
    let (inAndroid, inApple) = (UnreadSources(), UnreadSources())
    async let android = androidProject(noting: inAndroid)
    async let apple = appleProject(noting: inApple)
    let web = webProject()
    var apps = await AppProjects(android: android, apple: apple, web: web)
    apps.note(inAndroid, on: .android)
    apps.note(inApple, on: .apple)
    return apps
  }

  /// The folders on the disk around the app's strings in which ``appProjects()`` finds an app's sources, without those
  /// that are in another one; it asks the disk.
  public func sourceFolders() -> [String] {
    guard sources.revision == nil, sources.pack == nil else { return [] }
    var found: [String] = []
    if settings.platforms.contains(.android), let last = sources.android.last {
      found += [Self.top(of: RealPath.of(last))].compactMap(\.self)
    }
    if settings.platforms.contains(.apple), let last = sources.apple.last {
      found += [Self.appleTop(of: RealPath.of(last))].compactMap(\.self)
    }
    return Self.outermost(found)
  }

  /// The same once the sources are read: a web app's are only known by then.
  public func sourceFolders(of apps: AppProjects) -> [String] {
    var found = sourceFolders()
    if apps.web != nil, let folder = file?.directory { found.append(RealPath.of(folder)) }
    return Self.outermost(found)
  }

  /// Whether the sources are to be read again after a change of a file or a folder.
  public static func isSource(_ path: String) -> Bool { AppSourceFile.counts(path) }

  /// The names of folders whose files say nothing of an app.
  public static var foldersWithoutSources: Set<String> { PassedOver.names }

  private static func outermost(_ folders: [String]) -> [String] {
    var kept: [String] = []
    for folder in folders.sorted()
    where !kept.contains(where: { $0 == folder || RealPath.isInside(folder, $0) }) {
      kept.append(folder)
    }
    return kept
  }
}
