public import AppProject
public import Resolver

/// What the sources of the project's app tell, for each platform whose sources are known.
public struct AppProjects: Hashable, Sendable {
  public var android: AndroidProject?
  public var apple: AppleProject?
  public var web: WebProject?
  /// The files that couldn't be read, also where because of them no app is known.
  public var unread: [Platform: [UnreadSource]] = [:]

  public init(
    android: AndroidProject? = nil, apple: AppleProject? = nil, web: WebProject? = nil
  ) {
    (self.android, self.apple, self.web) = (android, apple, web)
  }

  /// The platforms whose sources are known, or would be.
  public var platforms: Set<Platform> {
    let known: [Platform?] = [
      android.map { _ in .android }, apple.map { _ in .apple }, web.map { _ in .web },
    ]
    return Set(known.compactMap(\.self)).union(unread.keys)
  }

  /// Adds what couldn't be read of a platform's sources.
  public mutating func note(_ sources: UnreadSources, on platform: Platform) {
    let all = sources.all
    unread[platform] = all.isEmpty ? nil : all
  }
}
